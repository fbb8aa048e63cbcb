import Testing
import UIKit
import UIKitSimulator

/// A simulated phone whose root screen shows a thumbnail.
///
/// It is made in the body of each test, as there is one current phone for each test.
@MainActor
final class Phone {
  nonisolated static let thumbnailFrame = CGRect(x: 30, y: 200, width: 120, height: 90)
  nonisolated static let thumbnailRadius: CGFloat = 10

  let simulator: Simulator
  let root: Screen
  let thumbnail: UIView
  /// Words of the hint that the test provokes.
  var expectedHint: String?
  /// How everything was before the test did anything.
  private(set) var initial = Hierarchy()

  /// Makes a phone; `wrap` gives the root screen a container that becomes the window's root.
  init(
    variant: Simulator.Variant = .standard, refreshRate: Int = 60,
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
    takeAsInitial()
  }

  var window: UIWindow { simulator.window }
  var screen: CGRect { window.bounds }
  /// The ids of the facts about UIKit that were disregarded so far.
  var facts: [String] { simulator.faults.map(\.fact) }

  /// Takes what is on screen now as the state to come back to.
  func takeAsInitial() {
    initial = Hierarchy(of: window)
  }

  /// Presents, with animation, and waits until that is over.
  func present(_ controller: UIViewController, sourceLocation: SourceLocation = #_sourceLocation) {
    root.present(controller, animated: true)
    settle(sourceLocation: sourceLocation)
  }

  /// Lets everything come to rest, and expects that it does.
  func settle(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(simulator.runUntilIdle(), "it never comes to rest", sourceLocation: sourceLocation)
  }

  // MARK: The finger

  /// Pulls a finger down at an even pace, and leaves it there.
  func pull(_ distance: CGFloat, for seconds: Double = 0.3) -> Finger {
    let start = CGPoint(x: screen.midX, y: screen.height * 0.3)
    let finger = simulator.touchDown(at: start)
    simulator.step()
    move(finger, by: distance, for: seconds)
    return finger
  }

  /// Moves a finger on downward at an even pace, a step in each frame.
  func move(_ finger: Finger, by distance: CGFloat, for seconds: Double = 0.3) {
    let start = finger.location
    let count = max(1, Int((seconds * Double(simulator.refreshRate)).rounded()))
    for frame in 1...count {
      let offset = distance * CGFloat(frame) / CGFloat(count)
      finger.move(to: CGPoint(x: start.x, y: start.y + offset))
      simulator.step()
    }
  }

  /// Turns to landscape while a screen presents one that fills the window.
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

  /// Pulls far enough to dismiss, and lets go.
  func pullToDismiss() {
    pull(screen.height * 0.47).lift()
  }

  /// Pulls a short distance, waits so that nothing moves any more, and lets go.
  func pullInVain() {
    let finger = pull(screen.height * 0.14)
    simulator.run(for: 0.3)
    finger.lift()
  }

  // MARK: What has to be true

  /// Expects that nothing was done to UIKit that is not allowed, and nothing that is only tolerated.
  func expectNoFaults(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(simulator.faults.isEmpty, "\(simulator.faults)", sourceLocation: sourceLocation)
    let hints = simulator.hints.filter { expectedHint.map($0.message.contains) != true }
    #expect(hints.isEmpty, "\(hints)", sourceLocation: sourceLocation)
  }

  /// Expects that everything is as before: the root screen alone, all that is in it in its place.
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

  /// Expects that a screen fills the window, at rest, takes touches, and that no transition is on.
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
