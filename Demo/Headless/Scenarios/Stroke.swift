import UIKit

/// A part of a finger's path.
struct Stroke {
  let distance: CGVector
  let seconds: Double
  let hold: Double

  /// Creates a stroke.
  ///
  /// - Parameters:
  ///   - right: The distance to the right, in points.
  ///   - down: The distance down, in points.
  ///   - seconds: The duration.
  ///   - hold: How long the finger rests afterward; 0 to continue or lift in motion.
  init(right: CGFloat = 0, down: CGFloat = 0, in seconds: Double, hold: Double = 0) {
    distance = CGVector(dx: right, dy: down)
    self.seconds = seconds
    self.hold = hold
  }

  /// The fraction of the distance at a time, as hands move: slow at first, and slow at the end
  /// unless the finger lifts in motion.
  func part(at time: CGFloat) -> CGFloat {
    hold > 0 ? time * time * (3 - 2 * time) : time * time * (2 - time)
  }
}
