public import UIKit

/// The rule that decides on release whether a drag dismisses.
///
/// The translation begins at the touch. If the finger has scrolled content before, or has caught
/// the screen in flight, it begins where the finger began to move the screen. It is measured along
/// the direction of the drag. In the directions `.leading` and `.trailing`, a screen may leave any
/// way, so its whole length is measured, and the speed along it.
///
/// A finger that moves back faster than 100 points per second on release, as the recognizer measures
/// it, does not dismiss. A caught screen stays if the finger has moved it back by the same
/// ``distance``; otherwise, it continues to where it was going. A number that is out of its range is
/// replaced by the default.
public struct DragRelease: Hashable, Sendable {
  /// The smallest translation along the direction that dismisses, in points; 0 or more.
  ///
  /// 132.5 by default, as in Apple's zoom: 125 points kept the screen, 140 dismissed it.
  /// `Documentation/MeasuredMotion.md` in the repository has the measurements.
  public var distance: CGFloat

  /// The smallest speed that dismisses with a shorter translation, in points per second, within 30°
  /// of the direction; 0 or more.
  ///
  /// 1050 by default, as in Apple's zoom. At that speed in the opposite direction, the drag does
  /// not dismiss, whatever the translation.
  public var speed: CGFloat

  /// The distance between two fingers below which a pinch dismisses, as a fraction of their
  /// distance at the touch.
  ///
  /// 0.5 by default, as in Apple's zoom, whatever the speed of the fingers. The range is 0, for a
  /// pinch that never dismisses, to 1.
  public var pinch: CGFloat

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - distance: The smallest translation that dismisses, in points; 132.5 by default.
  ///   - speed: The smallest speed of a flick that dismisses, in points per second; 1050 by
  ///     default.
  ///   - pinch: The distance between two fingers below which a pinch dismisses, as a fraction of
  ///     their distance at the touch; 0.5 by default.
  public init(distance: CGFloat = 132.5, speed: CGFloat = 1050, pinch: CGFloat = 0.5) {
    self.distance = distance
    self.speed = speed
    self.pinch = pinch
  }

  /// The largest angle between a flick and the axis, in radians.
  package static let flickAngle = CGFloat.pi / 6
  /// The speed below which a finger that moves back is treated as at rest, in points per second.
  package static let restSpeed: CGFloat = 100

  /// Returns the pose to which a release leads; `nil` if it leaves the outcome open.
  func pose(after translation: CGPoint, _ finger: FingerSample) -> FrontPose? {
    if let ratio = finger.pinch?.ratio { return ratio < validPinch ? .away : nil }
    let (axis, velocity) = (finger.axis, finger.velocity)
    let speed = axis.along(velocity)
    let pulled = axis.along(translation)
    // A screen that is dragged sideways may leave in any direction.
    let isSideways = axis.isHorizontal && pulled > 0
    if velocity.length >= validSpeed {
      if axis.isAlong(velocity, within: Self.flickAngle) { return speed > 0 ? .away : .settled }
      if isSideways, Self.continues(translation, with: velocity) { return .away }
    }
    let length = isSideways ? translation.length : pulled
    if length >= validDistance, speed > -Self.restSpeed { return .away }
    // The screen returns if the projected finger comes to rest as far on the other side.
    let rate = UIScrollView.DecelerationRate.normal.rawValue
    let projected = pulled + Projection.distance(velocity: speed, decelerationRate: rate)
    return projected <= -validDistance ? .settled : nil
  }

  /// Whether the velocity of the finger has the direction of the drag.
  private static func continues(_ translation: CGPoint, with velocity: CGPoint) -> Bool {
    cos(velocity.angle - translation.angle) >= cos(flickAngle)
  }

  private var validDistance: CGFloat {
    distance.isFinite && distance >= 0 ? distance : Self().distance
  }

  private var validSpeed: CGFloat { speed.isFinite && speed >= 0 ? speed : Self().speed }

  private var validPinch: CGFloat { (0...1).contains(pinch) ? pinch : Self().pinch }
}
