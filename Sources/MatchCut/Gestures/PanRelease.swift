public import UIKit

/// The rule that decides on release whether a pan finishes its transition.
///
/// MatchCut projects the movement as a scroll view would. The transition finishes if the projected
/// progress is beyond the threshold, and is canceled otherwise. With a ``flickSpeed``, nothing is
/// projected: the direction decides above that speed, and the progress below it. A number that is
/// out of its range is replaced by the default.
///
/// A caught transition continues, whatever the rule, unless the finger has moved back.
///
/// After the release, the screen moves at the ``pace``, whatever the duration of the transition: by
/// default, it takes 0.24 seconds to finish, and 0.15 to return, or more over a distance above 214
/// points. For an animator of the app's, UIKit computes these times from the duration that the
/// animator announces: if the animation takes longer, so does the release.
public struct PanRelease: Hashable, Sendable {
  /// The projected progress beyond which the transition finishes, as a fraction of the container's
  /// height or width, or of the distance that the screen moves if it only moves.
  ///
  /// A third by default. With a number below 0, a finger that rests always finishes the transition.
  /// With 1 or more, it never does: only one that moves on.
  public var threshold: CGFloat

  /// The deceleration of the projected movement after the release.
  ///
  /// `.normal` by default: the movement continues as far as in about 0.5 seconds at its velocity,
  /// with `.fast` as far as in about 0.1 seconds. A raw value is the fraction of the velocity that
  /// is left after a millisecond, from 0 up to, but not including, 1.
  public var decelerationRate: UIScrollView.DecelerationRate

  /// The speed beyond which the direction of the finger alone decides, in points per second; `nil`
  /// by default, for the projection.
  ///
  /// If it is set, a slower finger is treated as at rest, and ``decelerationRate`` has no effect.
  /// The range is above 0.
  public var flickSpeed: CGFloat?

  /// The motion of the screen after the release; that of the system's swipe back by default.
  public var pace: ReleasePace

  /// The rule of the system's swipe back, as measured: a finger at rest pops beyond a progress of
  /// 0.3; above 425 points per second, the direction decides.
  ///
  /// The speed was measured on a phone 402 points wide, as 1.06 of its width per second.
  public static let backSwipe = PanRelease(threshold: 0.3, flickSpeed: 425)

  /// The rule of the system's swipe back from the content, as measured: as ``backSwipe``, but
  /// beyond a progress of 0.39.
  public static let contentSwipe = PanRelease(threshold: 0.39, flickSpeed: 425)

  /// The rule of the system's sheets, as measured: a finger at rest dismisses beyond half of the
  /// height; above 1000 points per second, the direction decides.
  ///
  /// Its pace is ``ReleasePace/sheet``.
  public static let sheet = PanRelease(threshold: 0.5, flickSpeed: 1000, pace: .sheet)

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - threshold: The projected progress beyond which the pan finishes; a third by default.
  ///   - decelerationRate: The deceleration of the projected movement; `.normal` by default.
  ///   - flickSpeed: The speed beyond which the direction alone decides, in points per second; `nil`
  ///     by default.
  ///   - pace: The motion of the screen after the release; `.backSwipe` by default.
  public init(
    threshold: CGFloat = 1 / 3, decelerationRate: UIScrollView.DecelerationRate = .normal,
    flickSpeed: CGFloat? = nil, pace: ReleasePace = .backSwipe
  ) {
    self.threshold = threshold
    self.decelerationRate = decelerationRate
    self.flickSpeed = flickSpeed
    self.pace = pace
  }

  /// Returns whether the transition finishes on release, rather than being canceled.
  ///
  /// - Parameters:
  ///   - progress: The progress, from 0 to 1.
  ///   - velocity: The velocity of the finger, in progress per second; negative is back.
  ///   - length: The distance from a progress of 0 to 1, in points.
  /// - Returns: Whether it finishes.
  func finishes(at progress: CGFloat, velocity: CGFloat, over length: CGFloat) -> Bool {
    let standard = PanRelease()
    let threshold = threshold.isFinite ? threshold : standard.threshold
    if let flickSpeed, flickSpeed.isFinite, flickSpeed > 0 {
      return abs(velocity) * length > flickSpeed ? velocity > 0 : progress > threshold
    }
    let rate = decelerationRate.rawValue
    let validRate = (0..<1).contains(rate) ? rate : standard.decelerationRate.rawValue
    let distance = Projection.distance(velocity: velocity, decelerationRate: validRate)
    return progress + distance > threshold
  }
}
