import UIKit

/// The decision about a dragged screen on release.
struct DragDecision: Equatable {
  /// The largest angle between a flick and the axis, in radians.
  private static let cone = CGFloat.pi / 6
  /// The speed up to which a finger that moves back counts as at rest, in points per second.
  private static let rest: CGFloat = 100

  /// The translation of the finger, in points.
  let translation: CGPoint
  /// The velocity of the finger, in points per second.
  let velocity: CGPoint
  /// The direction that dismisses.
  let axis: SignedAxis
  /// The translation along the axis from which on the drag dismisses, in points.
  let distance: CGFloat
  /// The speed along the axis from which on a flick decides, in points per second.
  let speed: CGFloat

  /// The pose that the finger asks for; `nil` if it asks for neither.
  var pose: FrontPose? {
    let length = axis.along(translation)
    let pace = axis.along(velocity)
    if hypot(velocity.x, velocity.y) >= speed, axis.isAlong(velocity, within: Self.cone) {
      return pace > 0 ? .away : .settled
    }
    if length >= distance, pace > -Self.rest { return .away }
    // A movement whose projection comes back by the distance turns the screen around.
    let rate = UIScrollView.DecelerationRate.normal.rawValue
    let projected = length + Projection.distance(velocity: pace, decelerationRate: rate)
    return projected <= -distance ? .settled : nil
  }
}
