public import UIKit

/// The rule by which a drag dismisses on release.
///
/// The translation counts from where the finger has touched the screen; if it has scrolled content
/// first, or has caught the screen in flight, from where it grabbed the screen. Dragged to a side, the
/// screen may continue in any direction: the whole translation counts, and the speed along that.
///
/// A finger that moves back faster than 100 points per second on release does not dismiss. A
/// translation back by the same distance keeps a screen that was caught. With a shorter one, the
/// screen continues to where it was going. A number that is not finite or out of its range counts as
/// the default.
public struct DragRelease: Hashable, Sendable {
  /// The translation along the direction from which on the drag dismisses, in points, from 0.
  ///
  /// 132.5 by default, which was measured in Apple's zoom on one phone (iPhone 16 Pro, iOS 27.0.1;
  /// the public repository "morph"): 125 points kept the screen, 140 dismissed it.
  public var distance: CGFloat

  /// The speed from which on a shorter translation dismisses, in points per second, from 0, within 30°
  /// of the direction.
  ///
  /// 1050 by default, from the same measurement. At that speed in the opposite direction, the
  /// finger does not dismiss at any translation.
  public var speed: CGFloat

  /// The distance of two fingers below which a pinch dismisses, as a fraction of that at which they
  /// have touched the screen.
  ///
  /// 0.5 by default, which was measured in Apple's zoom in a simulator (iOS 27.0 beta; the public
  /// repository "swift_transitions"), however fast the fingers were. The range is 0, for a pinch that
  /// never dismisses, to 1.
  public var pinch: CGFloat

  /// Makes a rule.
  ///
  /// - Parameters:
  ///   - distance: The translation from which on the drag dismisses, in points; 132.5 by default.
  ///   - speed: The speed from which on a shorter one does, in points per second; 1050 by default.
  ///   - pinch: The distance of two fingers below which a pinch dismisses, as a fraction of that at
  ///     the touch; 0.5 by default.
  public init(distance: CGFloat = 132.5, speed: CGFloat = 1050, pinch: CGFloat = 0.5) {
    self.distance = distance
    self.speed = speed
    self.pinch = pinch
  }

  /// The largest angle between a flick and the axis, in radians.
  private static let flickCone = CGFloat.pi / 6
  /// The speed up to which a finger that moves back counts as at rest, in points per second.
  private static let restSpeed: CGFloat = 100

  /// Returns the pose that a finger, or two, ask for on release, for a translation of the screen;
  /// `nil` if they ask for none.
  func pose(after translation: CGPoint, _ finger: FingerSample) -> FrontPose? {
    if let ratio = finger.pinch?.ratio { return ratio < validPinch ? .away : nil }
    let (axis, velocity) = (finger.axis, finger.velocity)
    let speed = axis.along(velocity)
    let pulled = axis.along(translation)
    // A screen that is dragged to a side may continue in any direction.
    let isSideways = axis.isHorizontal && pulled > 0
    if velocity.length >= validSpeed {
      if axis.isAlong(velocity, within: Self.flickCone) { return speed > 0 ? .away : .settled }
      if isSideways, Self.continues(translation, with: velocity) { return .away }
    }
    let length = isSideways ? translation.length : pulled
    if length >= validDistance, speed > -Self.restSpeed { return .away }
    // A finger that would come to rest as far on the other side brings the screen back.
    let rate = UIScrollView.DecelerationRate.normal.rawValue
    let projected = pulled + Projection.distance(velocity: speed, decelerationRate: rate)
    return projected <= -validDistance ? .settled : nil
  }

  /// Whether a finger is released in the direction in which it has dragged the screen.
  private static func continues(_ translation: CGPoint, with velocity: CGPoint) -> Bool {
    cos(velocity.angle - translation.angle) >= cos(flickCone)
  }

  private var validDistance: CGFloat {
    distance.isFinite && distance >= 0 ? distance : Self().distance
  }

  private var validSpeed: CGFloat {
    speed.isFinite && speed >= 0 ? speed : Self().speed
  }

  private var validPinch: CGFloat {
    (0...1).contains(pinch) ? pinch : Self().pinch
  }
}
