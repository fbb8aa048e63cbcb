import UIKit
import UIKitSimulator

@MainActor extension Simulator {
  /// Moves a finger linearly, a step in each frame.
  ///
  /// - Parameters:
  ///   - finger: A finger that is down.
  ///   - translation: The distance, in points.
  ///   - count: The number of frames.
  ///   - draw: Draws a frame; by default, that is all that happens in it.
  func move(
    _ finger: Finger, by translation: CGPoint, steps count: Int, draw: (() -> Void)? = nil
  ) {
    let start = finger.location
    for frame in 1...count {
      let part = CGFloat(frame) / CGFloat(count)
      finger.move(
        to: CGPoint(x: start.x + translation.x * part, y: start.y + translation.y * part))
      if let draw { draw() } else { step() }
    }
  }

  /// Moves a finger linearly, in at least one frame.
  func move(
    _ finger: Finger, by translation: CGPoint, for seconds: Double, draw: (() -> Void)? = nil
  ) {
    let count = max(1, Int((seconds * Double(refreshRate)).rounded()))
    move(finger, by: translation, steps: count, draw: draw)
  }

  /// Puts a finger down, moves it linearly, and lifts it after a rest.
  func swipe(from start: CGPoint, by translation: CGPoint, steps: Int, rest: Double = 0) {
    let finger = touchDown(at: start)
    step()
    move(finger, by: translation, steps: steps)
    run(for: rest)
    finger.lift()
  }

  /// Waits until a finger has no velocity, and lifts it.
  func rest(_ finger: Finger, for seconds: Double = 0.2) {
    run(for: seconds)
    finger.lift()
  }
}
