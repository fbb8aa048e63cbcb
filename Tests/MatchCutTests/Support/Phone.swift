import Testing
import UIKit
import UIKitSimulator

/// A simulated phone whose root screen shows a thumbnail.
///
/// It is created in the body of each test, because each test has one current phone.
@MainActor
final class Phone {
  nonisolated static let thumbnailFrame = CGRect(x: 30, y: 200, width: 120, height: 90)
  nonisolated static let thumbnailRadius: CGFloat = 10

  let simulator: Simulator
  let root: Screen
  let thumbnail: UIView
  /// Words of the hint that the test expects.
  var expectedHint: String?
  /// The state before the test has changed anything.
  private(set) var initial = Hierarchy()

  /// Creates a phone; `wrap` puts the root screen into a container that becomes the window's root.
  init(
    variant: Simulator.Variant = .standard, refreshRate: Int = 60, isRightToLeft: Bool = false,
    wrap: (Screen) -> UIViewController = { $0 }
  ) {
    simulator = Simulator(refreshRate: refreshRate, variant: variant)
    root = Screen("root")
    thumbnail = UIView(frame: Self.thumbnailFrame)
    thumbnail.backgroundColor = .systemBlue
    thumbnail.layer.cornerRadius = Self.thumbnailRadius
    root.view.backgroundColor = .white
    root.view.addSubview(thumbnail)
    simulator.window.rootViewController = wrap(root)
    simulator.runUntilIdle()
    if isRightToLeft {
      simulator.layoutDirection = .rightToLeft
      simulator.runUntilIdle()
    }
    takeAsInitial()
  }

  var window: UIWindow { simulator.window }
  var screen: CGRect { window.bounds }
  /// The numbers of the facts about UIKit that were violated so far.
  var facts: [String] { simulator.faults.map(\.fact) }

  /// Records the current state as the one to return to.
  func takeAsInitial() {
    initial = Hierarchy(of: window)
  }

  /// Presents, animated, and waits for the end.
  func present(_ controller: UIViewController, sourceLocation: SourceLocation = #_sourceLocation) {
    root.present(controller, animated: true)
    settle(sourceLocation: sourceLocation)
  }

  /// Waits until everything is at rest, and expects that.
  func settle(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(simulator.runUntilIdle(), "it never comes to rest", sourceLocation: sourceLocation)
    #expect(simulator.isIdleForTenFrames, "it does not rest", sourceLocation: sourceLocation)
  }

  // MARK: The finger

  /// Pulls a finger down linearly, and keeps it there.
  func pull(_ distance: CGFloat, for seconds: Double = 0.3) -> Finger {
    let start = CGPoint(x: screen.midX, y: screen.height * 0.3)
    let finger = simulator.touchDown(at: start)
    simulator.step()
    move(finger, by: distance, for: seconds)
    return finger
  }

  /// Moves a finger further down linearly, a step in each frame.
  func move(_ finger: Finger, by distance: CGFloat, for seconds: Double = 0.3) {
    simulator.move(finger, by: CGPoint(x: 0, y: distance), for: seconds)
  }

  /// Rotates to landscape while a screen presents one that fills the window.
  func turn(belowFullScreenOn screen: UIViewController, animated: Bool) {
    let above = Screen("above")
    above.modalPresentationStyle = .fullScreen
    screen.present(above, animated: animated)
    settle()
    simulator.resize(to: CGSize(width: 852, height: 393))
    settle()
    above.dismiss(animated: animated)
    settle()
  }

  /// Pulls far enough to dismiss, and lifts.
  func pullToDismiss() {
    pull(screen.height * 0.47).lift()
  }

  /// Pulls a short distance, waits until nothing moves, and lifts.
  func pullInVain() {
    let finger = pull(screen.height * 0.14)
    simulator.run(for: 0.3)
    finger.lift()
  }

  // MARK: Expectations

  /// Expects that UIKit was not misused, without hints.
  func expectNoFaults(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(simulator.faults.isEmpty, "\(simulator.faults)", sourceLocation: sourceLocation)
    let hints = simulator.hints.filter { expectedHint.map($0.message.contains) != true }
    #expect(hints.isEmpty, "\(hints)", sourceLocation: sourceLocation)
  }

  /// Expects that everything is as before: the root screen alone, with its views at their places.
  func expectAsBefore(sourceLocation: SourceLocation = #_sourceLocation) {
    Hierarchy(of: window).expectSame(as: initial, sourceLocation: sourceLocation)
    #expect(root.presentedViewController == nil, sourceLocation: sourceLocation)
    #expect(root.transitionCoordinator == nil, sourceLocation: sourceLocation)
    #expect(simulator.visibleAlpha(of: root.view) == 1, sourceLocation: sourceLocation)
    #expect(simulator.visibleFrame(of: root.view) == screen, sourceLocation: sourceLocation)
    #expect(simulator.visibleAlpha(of: thumbnail) == 1, sourceLocation: sourceLocation)
    root.expectAppeared(sourceLocation: sourceLocation)
    let hit = simulator.hitTest(Self.thumbnailFrame.center)
    #expect(hit === thumbnail, "touches get lost", sourceLocation: sourceLocation)
  }

  /// Expects that a screen fills the window, at rest, takes touches, and that no transition is in
  /// flight.
  func expectAtRest(_ screen: Screen, sourceLocation: SourceLocation = #_sourceLocation) {
    let view: UIView = screen.view
    #expect(screen.transitionCoordinator == nil, sourceLocation: sourceLocation)
    #expect(!screen.isBeingPresented && !screen.isBeingDismissed, sourceLocation: sourceLocation)
    #expect(simulator.visibleAlpha(of: view) == 1, sourceLocation: sourceLocation)
    #expect(simulator.visibleFrame(of: view) == self.screen, sourceLocation: sourceLocation)
    #expect(view.convert(view.bounds, to: nil) == self.screen, sourceLocation: sourceLocation)
    #expect(view.transform.isIdentity && view.alpha == 1, sourceLocation: sourceLocation)
    #expect(thumbnail.alpha == 1, "the thumbnail stays hidden", sourceLocation: sourceLocation)
    screen.expectAppeared(sourceLocation: sourceLocation)
    let hit = simulator.hitTest(self.screen.center)
    #expect(hit?.isDescendant(of: view) == true, "touches get lost", sourceLocation: sourceLocation)
  }
}
