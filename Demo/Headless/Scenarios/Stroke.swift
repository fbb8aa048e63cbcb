import UIKit

/// A part of a finger's way.
struct Stroke {
  let distance: CGVector
  let seconds: Double
  let hold: Double

  /// Makes a stroke.
  ///
  /// - Parameters:
  ///   - right: How far to the right, in points.
  ///   - down: How far down.
  ///   - seconds: How long that takes.
  ///   - hold: How long the finger rests afterwards; 0 to go on, or let go, in motion.
  init(right: CGFloat = 0, down: CGFloat = 0, in seconds: Double, hold: Double = 0) {
    distance = CGVector(dx: right, dy: down)
    self.seconds = seconds
    self.hold = hold
  }

  /// The part of the distance that a finger has covered, as hands do it: it sets off slowly, and
  /// arrives slowly unless it lets go on its way.
  func part(at time: CGFloat) -> CGFloat {
    hold > 0 ? time * time * (3 - 2 * time) : time * time * (2 - time)
  }
}
