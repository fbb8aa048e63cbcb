import UIKit

/// Decides what becomes of a screen that a finger has dragged, when that lifts.
struct DragDecision: Equatable {
  /// The largest angle between a flick and the axis, in radians.
  private static let cone = CGFloat.pi / 6
  /// How fast a finger may go against its way and still count as at rest, in points per second.
  private static let rest: CGFloat = 100

  /// How far the finger has gone, in points.
  let way: CGPoint
  /// How fast it goes, in points per second.
  let velocity: CGPoint
  /// The direction that takes the screen away.
  let axis: SignedAxis
  /// The way along the axis from which on it does, in points.
  let distance: CGFloat
  /// The speed from which on a finger does that goes along the axis, in points per second.
  let speed: CGFloat

  /// Whether the screen goes away or comes back; `nil` if the finger has said neither.
  var takesAway: Bool? {
    let length = axis.along(way)
    let pace = axis.along(velocity)
    if hypot(velocity.x, velocity.y) >= speed, axis.isAlong(velocity, within: Self.cone) {
      return pace > 0
    }
    if length >= distance, pace > -Self.rest { return true }
    // Turned around is what would be carried back as far.
    let rate = UIScrollView.DecelerationRate.normal.rawValue
    let projected = length + Projection.way(velocity: pace, decelerationRate: rate)
    return projected <= -distance ? false : nil
  }
}
