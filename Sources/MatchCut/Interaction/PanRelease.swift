public import UIKit

/// The rule by which a pan finishes a dismissal or a pop on release.
///
/// The kit projects the movement as a scroll view would. The transition finishes if the projected
/// progress is beyond the threshold, and is canceled otherwise. With a ``flickSpeed``, nothing is
/// projected: a flick decides by its direction, and anything slower by the progress. A number that is
/// not finite or out of its range counts as the default.
public struct PanRelease: Hashable, Sendable {
  /// The projected progress beyond which the transition finishes, as a fraction of the container's
  /// extent along the direction, or of the distance that the screen travels if it only moves.
  ///
  /// A third by default. With a threshold below 0, a finger at rest always finishes. With 1 or
  /// more, only a finger that moves does.
  public var threshold: CGFloat

  /// The deceleration of the projected movement after the release.
  ///
  /// By default, it is that of a scroll view, which continues by about half of the distance that
  /// the movement covers in a second; `.fast` continues by a tenth of that. A raw value is the
  /// fraction of the velocity that is left after a millisecond, from 0 up to, but not including, 1.
  public var decelerationRate: UIScrollView.DecelerationRate

  /// The speed beyond which the direction of the finger alone decides, in progress per second; `nil`
  /// by default, for the projection.
  ///
  /// With a speed, a slower finger counts as one at rest, and ``decelerationRate`` has no effect. The
  /// range is above 0.
  public var flickSpeed: CGFloat?

  /// The same in points per second, however far the screen travels; `nil` by default.
  ///
  /// If both are set, this one counts. The range is above 0.
  public var flickSpeedInPoints: CGFloat?

  /// How the screen moves after the release.
  var pace = ReleasePace.fraction

  /// The rule of the system's swipe back, as it was measured: at rest, it pops beyond a progress of
  /// 0.3, and beyond a speed of 1.06 per second, the direction decides.
  public static let backSwipe = PanRelease(threshold: 0.3, flickSpeed: 1.06)

  /// The rule of the system's swipe back from the content, as it was measured: as ``backSwipe``, but
  /// beyond a progress of 0.39.
  public static let contentSwipe = PanRelease(threshold: 0.39, flickSpeed: 1.06)

  /// The rule of the system's sheets, as it was measured: at rest, they are dismissed beyond half of
  /// their height, and beyond 1000 points per second, the direction decides.
  ///
  /// A sheet continues with the velocity of the finger, on the system's spring. A return has to be
  /// linear, and takes the time that comes nearest to the spring. A sheet that is pulled upwards does
  /// not move, because its lower edge would become visible.
  public static let sheet = {
    var release = PanRelease(threshold: 0.5, flickSpeedInPoints: 1000)
    release.pace = .sheet
    return release
  }()

  /// Makes a rule.
  ///
  /// - Parameters:
  ///   - threshold: The projected progress beyond which the transition finishes; a third by
  ///     default.
  ///   - decelerationRate: The deceleration of the projected movement; that of a scroll view by
  ///     default.
  ///   - flickSpeed: The speed beyond which the direction alone decides, in progress per second;
  ///     `nil` by default.
  ///   - flickSpeedInPoints: The same in points per second; `nil` by default.
  public init(
    threshold: CGFloat = 1 / 3, decelerationRate: UIScrollView.DecelerationRate = .normal,
    flickSpeed: CGFloat? = nil, flickSpeedInPoints: CGFloat? = nil
  ) {
    self.threshold = threshold
    self.decelerationRate = decelerationRate
    self.flickSpeed = flickSpeed
    self.flickSpeedInPoints = flickSpeedInPoints
  }

  /// Returns whether the transition finishes on release, rather than being canceled.
  ///
  /// - Parameters:
  ///   - progress: The progress, from 0 to 1.
  ///   - velocity: The velocity of the finger, in progress per second; negative is back.
  ///   - length: The points from a progress of 0 to 1.
  /// - Returns: Whether it finishes.
  func finishes(at progress: CGFloat, velocity: CGFloat, over length: CGFloat) -> Bool {
    let standard = PanRelease()
    let threshold = threshold.isFinite ? threshold : standard.threshold
    if let speed = validFlickSpeed(over: length) {
      return abs(velocity) > speed ? velocity > 0 : progress > threshold
    }
    let rate = decelerationRate.rawValue
    let validRate = (0..<1).contains(rate) ? rate : standard.decelerationRate.rawValue
    let distance = Projection.distance(velocity: velocity, decelerationRate: validRate)
    return progress + distance > threshold
  }

  /// The speed of a flick in progress per second; `nil` for the projection.
  private func validFlickSpeed(over length: CGFloat) -> CGFloat? {
    [flickSpeedInPoints.map { $0 / length }, flickSpeed].lazy.compactMap { $0 }
      .first { $0.isFinite && $0 > 0 }
  }
}
