import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// A sheet at the lower edge, with the options of the article, and a text field.
extension PresentationStage {
  /// The content is 300 points high, and 34 of the safe area are below it.
  static let sheetHeight: CGFloat = 334

  static func sheet(variant: Simulator.Variant = .standard) -> PresentationStage {
    let stage = PresentationStage(
      .coverFromBottom, timing: .sheet, variant: variant,
      dismissal: .pan(.down, release: .sheet)
    ) {
      $0.layout = .bottomSheet()
      $0.backdrop = .dimming(.black.withAlphaComponent(0.2))
      $0.dismissesOnTapOutside = true
    }
    stage.screen.preferredContentSize = CGSize(width: 200, height: 300)
    stage.screen.view.addSubview(
      UITextField(frame: CGRect(x: 20, y: 20, width: 160, height: 40)))
    return stage
  }

  var field: UITextField { screen.view.subviews.compactMap { $0 as? UITextField }[0] }
  /// The visible upper edge of the sheet.
  var top: CGFloat { frame.minY }
  var restTop: CGFloat { phone.screen.maxY - Self.sheetHeight }

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
    simulator.rest(finger, for: 0.3)
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
