import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// A sheet at the lower edge, with the options of the article, and a text field.
@MainActor
struct SheetStage {
  /// The content is 300 points high, and 34 of the safe area are below it.
  static let height: CGFloat = 334

  let phone: Phone
  let screen = Screen("sheet")
  let field = UITextField(frame: CGRect(x: 20, y: 20, width: 160, height: 40))

  init(variant: Simulator.Variant = .standard) {
    phone = Phone(variant: variant)
    screen.preferredContentSize = CGSize(width: 200, height: 300)
    screen.view.addSubview(field)
  }

  var simulator: Simulator { phone.simulator }
  /// The visible upper edge of the sheet.
  var top: CGFloat { simulator.visibleFrame(of: screen.view).minY }
  var restTop: CGFloat { phone.screen.maxY - Self.height }
  var container: UIView? { screen.presentationController?.containerView }

  func present() {
    var options = PresentationOptions()
    options.layout = .bottomSheet()
    options.backdrop = .dimming(.black.withAlphaComponent(0.2))
    options.dismissesOnTapOutside = true
    phone.root.present(
      screen,
      using: ModalTransition(
        .cover(from: .bottom), timing: .sheet, dismissal: .pan(.down, release: .sheet),
        presentation: options))
  }

  func presentAndSettle() {
    present()
    phone.settle()
  }

  /// Pulls with a new finger until the sheet has a distance from its place.
  func pull(to distance: CGFloat) -> Finger {
    let rest = top
    let finger = simulator.touchDown(at: CGPoint(x: 200, y: rest + 70))
    simulator.step()
    phone.move(finger, by: 20, for: 0.1)
    phone.move(finger, by: distance - (top - rest), for: 0.4)
    return finger
  }

  /// Lifts a finger that has moved at a speed in points per second, downward.
  func fling(_ finger: Finger, at speed: CGFloat) {
    phone.move(finger, by: speed / 10, for: 0.1)
    finger.lift()
  }

  /// Lifts a finger that has not moved for a while.
  func rest(_ finger: Finger) {
    simulator.run(for: 0.3)
    finger.lift()
  }

  func expectShown(
    at top: CGFloat? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(phone.root.presentedViewController === screen, sourceLocation: sourceLocation)
    #expect(self.top == top ?? restTop, sourceLocation: sourceLocation)
    #expect(screen.transitionCoordinator == nil, sourceLocation: sourceLocation)
    phone.expectNoFaults(sourceLocation: sourceLocation)
  }

  func expectGone(sourceLocation: SourceLocation = #_sourceLocation) {
    phone.expectAsBefore(sourceLocation: sourceLocation)
    #expect(simulator.keyboardFrame.isNull, sourceLocation: sourceLocation)
    phone.expectNoFaults(sourceLocation: sourceLocation)
  }
}
