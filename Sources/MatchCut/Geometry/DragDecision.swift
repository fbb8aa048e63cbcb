import UIKit

/// The decision about a dragged screen on release.
///
/// A finger that pulls to a side may go on in any direction: its whole way counts, and its speed along
/// that. A finger that pulls down or up has to do so.
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
    let pace = axis.along(velocity)
    if hypot(velocity.x, velocity.y) >= speed {
      if axis.isAlong(velocity, within: Self.cone) { return pace > 0 ? .away : .settled }
      if isThrownOn { return .away }
    }
    if length >= distance, pace > -Self.rest { return .away }
    // A movement whose projection comes back by the distance turns the screen around.
    let rate = UIScrollView.DecelerationRate.normal.rawValue
    let along = axis.along(translation)
    let projected = along + Projection.distance(velocity: pace, decelerationRate: rate)
    return projected <= -distance ? .settled : nil
  }

  /// The part of the translation that counts.
  private var length: CGFloat {
    let along = axis.along(translation)
    return isSideways && along > 0 ? hypot(translation.x, translation.y) : along
  }

  /// Whether the finger goes on as it has dragged the screen to a side.
  private var isThrownOn: Bool {
    guard isSideways, axis.along(translation) > 0 else { return false }
    let angle =
      atan2(velocity.y, velocity.x) - atan2(translation.y, translation.x)
    return cos(angle) >= cos(Self.cone)
  }

  private var isSideways: Bool { axis.vector(1).y == 0 }
}
