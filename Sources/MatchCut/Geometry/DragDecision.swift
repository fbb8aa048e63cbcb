import UIKit

/// Decides what becomes of a screen that a finger has dragged, when that lifts.
struct DragDecision: Equatable {
  /// The largest angle between a flick and the axis, in radians.
  private static let cone = CGFloat.pi / 6
  /// How fast a finger may go back and still count as at rest, in points per second.
  private static let rest: CGFloat = 100

  /// How far the finger has gone, in points.
  let translation: CGPoint
  /// How fast it goes, in points per second.
  let velocity: CGPoint
  /// The direction that takes the screen away.
  let axis: SignedAxis
  /// How far along the axis it has to have come to do so, in points.
  let distance: CGFloat
  /// The speed from which on a finger does that goes along the axis, in points per second.
  let speed: CGFloat

  /// Whether the screen goes away or comes back; `nil` if the finger has said neither.
  var pose: FrontPose? {
    let length = axis.along(translation)
    let pace = axis.along(velocity)
    if hypot(velocity.x, velocity.y) >= speed, axis.isAlong(velocity, within: Self.cone) {
      return pace > 0 ? .away : .settled
    }
    if length >= distance, pace > -Self.rest { return .away }
    // Turned around is what would be carried back as far.
    let rate = UIScrollView.DecelerationRate.normal.rawValue
    let projected = length + Projection.distance(velocity: pace, decelerationRate: rate)
    return projected <= -distance ? .settled : nil
  }
}
