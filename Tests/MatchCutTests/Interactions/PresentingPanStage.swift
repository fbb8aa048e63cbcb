import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// A phone with a bar at the bottom, which a finger pulls up to present a screen.
@MainActor final class PresentingPanStage {
  static let timing = TransitionTiming.curve(.linear, duration: 0.5)

  let phone: Phone
  let bar = UIView(frame: CGRect(x: 0, y: 740, width: 393, height: 64))
  let transition: ModalTransition
  private let direction: GestureDirection
  /// The screen of the last gesture.
  private(set) weak var screen: Screen?
  /// The number of screens that were made.
  private(set) var count = 0
  private(set) var progress: [CGFloat] = []
  /// Whether the screen was gone, at each end of the gesture.
  private(set) var ends: [Bool] = []
  /// Makes a screen; `nil` for none.
  var make: () -> Screen? = { Screen("player") }

  init(
    _ effect: TestEffect? = nil, dismissal: DismissalGesture? = nil,
    direction: GestureDirection = .up, variant: Simulator.Variant = .standard,
    presentation: PresentationOptions = PresentationOptions(),
    wrap: (Screen) -> UIViewController = { $0 }
  ) {
    self.direction = direction
    phone = Phone(variant: variant, wrap: wrap)
    transition = ModalTransition(
      effect?.effect(from: phone.thumbnail) ?? .cover(from: .bottom), timing: Self.timing,
      dismissal: dismissal, presentation: presentation)
    phone.root.view.addSubview(bar)
    phone.takeAsInitial()
    bar.addGestureRecognizer(pan.gestureRecognizer)
  }

  private(set) lazy var pan: PanPresentInteraction = {
    var options = GestureOptions()
    options.onProgress = { [weak self] in self?.progress.append($0) }
    options.onEnd = { [weak self] finished in self?.ends.append(!finished) }
    return PanPresentInteraction(
      presentingFrom: phone.root, direction: direction, using: transition, options: options
    ) { [weak self] in
      let screen = self?.make()
      if screen != nil { self?.count += 1 }
      self?.screen = screen
      return screen
    }
  }()

  var simulator: Simulator { phone.simulator }
  var container: UIView? { screen?.presentationController?.containerView }
  /// The top edge of the screen on the display; the height of the display while there is none.
  var top: CGFloat {
    guard let view = screen?.viewIfLoaded, view.window != nil else { return phone.screen.height }
    return simulator.visibleFrame(of: view).minY
  }

  /// Puts a finger on the bar.
  func touch() -> Finger {
    let finger = simulator.touchDown(at: CGPoint(x: 200, y: 770))
    simulator.step()
    return finger
  }

  /// Pulls the bar up by a distance, and keeps the finger there.
  func pull(_ distance: CGFloat, for seconds: Double = 0.3) -> Finger {
    let finger = touch()
    phone.move(finger, by: -distance, for: seconds)
    return finger
  }

  /// Lifts a finger that has come to rest.
  func rest(_ finger: Finger) {
    simulator.rest(finger)
  }

  /// Expects the screen at rest, and the calls that belong to one presentation.
  func expectPresented(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(phone.root.presentedViewController === screen, sourceLocation: sourceLocation)
    #expect(screen?.transitionCoordinator == nil, sourceLocation: sourceLocation)
    screen?.expectAppeared(sourceLocation: sourceLocation)
    #expect(screen.map { simulator.visibleAlpha(of: $0.view) } == 1, sourceLocation: sourceLocation)
    #expect(
      screen.map { simulator.visibleFrame(of: $0.view) } == phone.screen,
      sourceLocation: sourceLocation)
    phone.expectNoFaults(sourceLocation: sourceLocation)
  }

  /// Expects that nothing is left of the presentation.
  func expectAsBefore(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(phone.root.presentedViewController == nil, sourceLocation: sourceLocation)
    #expect(screen == nil, "the screen is retained", sourceLocation: sourceLocation)
    phone.expectAsBefore(sourceLocation: sourceLocation)
    phone.expectNoFaults(sourceLocation: sourceLocation)
  }

  /// Presents by a finger again, to show that the gesture still works, and dismisses.
  func expectStillWorks(sourceLocation: SourceLocation = #_sourceLocation) {
    let finger = pull(500)
    rest(finger)
    phone.settle(sourceLocation: sourceLocation)
    expectPresented(sourceLocation: sourceLocation)
    screen?.dismiss(animated: true)
    phone.settle(sourceLocation: sourceLocation)
    expectAsBefore(sourceLocation: sourceLocation)
  }
}
