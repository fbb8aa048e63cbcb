import Testing
import UIKit
import UIKitSimulator

/// Swipes and rotations.
@MainActor struct SwipeAndRotationTests {
  private let stage = GestureStage()

  private typealias Case = (UISwipeGestureRecognizer.Direction, CGPoint, Double, Bool)

  nonisolated private static let cases: [Case] = [
    (.right, CGPoint(x: 60, y: 0), 0.2, true),
    (.right, CGPoint(x: -60, y: 0), 0.2, false),
    ([.left, .right], CGPoint(x: -60, y: 20), 0.2, true),
    (.left, CGPoint(x: -60, y: 40), 0.2, false),
    (.up, CGPoint(x: 0, y: -60), 0.2, true),
    (.down, CGPoint(x: 0, y: 60), 0.2, true),
    (.down, CGPoint(x: 0, y: 40), 0.2, false),
    (.down, CGPoint(x: 0, y: 60), 0.8, false),
  ]

  @Test(arguments: cases)
  func `a swipe is far, straight and soon enough`(
    direction: UISwipeGestureRecognizer.Direction, movement: CGPoint, duration: Double,
    isRecognized: Bool
  ) {
    let swipe = stage.add(UISwipeGestureRecognizer())
    #expect(swipe.recognizer.direction == .right)
    swipe.recognizer.direction = direction
    let finger = stage.fingerDown(200, 300)
    for step in 1...4 {
      stage.simulator.run(for: duration / 4)
      let part = CGFloat(step) / 4
      finger.move(to: CGPoint(x: 200 + movement.x * part, y: 300 + movement.y * part))
    }
    // It is recognized before the finger is lifted.
    #expect(swipe.states == (isRecognized ? [.ended] : []))
    finger.lift()
    #expect(swipe.states == (isRecognized ? [.ended] : []))
  }

  @Test func `a swipe of two fingers needs both, and not a third one`() {
    let swipe = stage.add(UISwipeGestureRecognizer())
    swipe.recognizer.numberOfTouchesRequired = 2
    func swipeRight(fingers count: Int) {
      let fingers = (0..<count).map { stage.fingerDown(100, 100 + 50 * CGFloat($0)) }
      for finger in fingers { finger.move(to: CGPoint(x: 180, y: finger.location.y)) }
      for finger in fingers { finger.lift() }
      stage.simulator.runUntilIdle()
    }
    swipeRight(fingers: 1)
    swipeRight(fingers: 3)
    #expect(swipe.states.isEmpty)
    swipeRight(fingers: 2)
    #expect(swipe.states == [.ended])
  }

  @Test func `a swipe tells where it has begun`() {
    let swipe = stage.add(UISwipeGestureRecognizer())
    var start: CGPoint?
    swipe.onAction = { start = $0.location(in: nil) }
    let finger = stage.fingerDown(100, 100)
    finger.move(to: CGPoint(x: 170, y: 110))
    #expect(swipe.states == [.ended] && start == CGPoint(x: 100, y: 100))
  }

  @Test func `a rotation turns by the angle of the fingers, the shorter way around`() {
    let rotation = stage.add(UIRotationGestureRecognizer())
    let first = stage.fingerDown(200, 200)
    let second = stage.fingerDown(100, 201)
    second.move(to: CGPoint(x: 100, y: 199))
    #expect(rotation.states.isEmpty)
    // From the left upward is clockwise.
    second.move(to: CGPoint(x: 101, y: 170))
    #expect(rotation.states == [.began] && rotation.recognizer.rotation == 0)
    stage.simulator.step()
    second.move(to: CGPoint(x: 200, y: 100))
    let turned = CGFloat(atan2(-100.0, 0.0) - atan2(-30.0, -99.0))
    #expect(abs(rotation.recognizer.rotation - turned) < 1e-9 && rotation.recognizer.velocity > 0)
    first.lift()
    second.move(to: CGPoint(x: 300, y: 100))
    #expect(abs(rotation.recognizer.rotation - turned) < 1e-9)
    second.lift()
    #expect(rotation.states == [.began, .changed, .changed, .ended])
    stage.simulator.runUntilIdle()
    #expect(rotation.recognizer.rotation == 0)
  }

  @Test func `a canceled swipe does nothing, and a canceled rotation ends`() {
    let swipe = stage.add(UISwipeGestureRecognizer())
    let finger = stage.fingerDown(100, 100)
    finger.move(to: CGPoint(x: 140, y: 100))
    finger.cancel()
    stage.simulator.runUntilIdle()
    #expect(swipe.states.isEmpty)
    swipe.recognizer.isEnabled = false
    let rotation = stage.add(UIRotationGestureRecognizer())
    let fingers = [stage.fingerDown(200, 200), stage.fingerDown(100, 200)]
    fingers[1].move(to: CGPoint(x: 110, y: 150))
    for finger in fingers { finger.cancel() }
    #expect(rotation.states == [.began, .cancelled])
  }
}
