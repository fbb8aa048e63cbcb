import Testing
import UIKit
import UIKitSimulator

/// A stage with screens side by side, which follow a finger sideways.
@MainActor protocol SidewaysStage {
  /// Words of the hint that the test expects.
  var expectedHint: String? { get set }
  var simulator: Simulator { get }

  /// Expects one screen at rest, and the others removed.
  func expectSelected(_ index: Int, sourceLocation: SourceLocation)
}

extension SidewaysStage {
  var width: CGFloat { simulator.window.bounds.width }

  /// Puts a finger down in the center, and moves it sideways by a part of the width.
  func swipe(_ part: CGFloat, for seconds: Double = 0.2) -> Finger {
    let finger = simulator.touchDown(at: CGPoint(x: width / 2, y: 400))
    simulator.step()
    move(finger, by: part, for: seconds)
    return finger
  }

  /// Moves a finger further sideways by a part of the width.
  func move(_ finger: Finger, by part: CGFloat, for seconds: Double = 0.2) {
    simulator.move(finger, by: CGPoint(x: part * width, y: 0), for: seconds)
  }

  /// Flicks to the next screen while the main thread is blocked.
  func flickBeforeAnythingIsDrawn() {
    simulator.stall(for: 0.2)
    let finger = simulator.touchDown(at: CGPoint(x: 300, y: 400))
    for step in 1...5 {
      simulator.step()
      finger.move(to: CGPoint(x: 300 - CGFloat(step) * 40, y: 400))
    }
    finger.lift()
    simulator.run(for: 0.2)
  }

  /// Flicks to the next screen twice while the main thread is blocked, so that both arrive in one
  /// turn.
  func flickTwiceInOneTurn() {
    simulator.stall(for: 0.3)
    for _ in 1...2 {
      let finger = simulator.touchDown(at: CGPoint(x: 300, y: 400))
      for step in 1...4 {
        simulator.step()
        finger.move(to: CGPoint(x: 300 - CGFloat(step) * 50, y: 400))
      }
      finger.lift()
      simulator.step()
    }
    simulator.run(for: 0.2)
  }

  /// Waits until everything is at rest, and expects that.
  func settle(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
      simulator.runUntilIdle(), "it never comes to rest", sourceLocation: sourceLocation)
  }

  func expectNoFaults(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(simulator.faults.isEmpty, "\(simulator.faults)", sourceLocation: sourceLocation)
    let hints = simulator.hints.filter { expectedHint.map($0.message.contains) != true }
    #expect(hints.isEmpty, "\(hints)", sourceLocation: sourceLocation)
  }
}
