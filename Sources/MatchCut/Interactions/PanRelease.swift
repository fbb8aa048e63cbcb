public import UIKit

/// The rule by which a pan finishes a dismissal or a pop on release.
///
/// The kit projects the movement as a scroll view would. The transition finishes if the projected
/// progress is beyond the threshold, and is cancelled otherwise. With a ``flickSpeed``, nothing is
/// projected: a flick decides by its direction, and anything slower by the progress.
public struct PanRelease: Hashable, Sendable {
  /// The projected progress beyond which the transition finishes, as a fraction of the container's
  /// extent along the direction, or of the screen's own way if the screen only moves.
  ///
  /// A third by default. With a threshold below 0, a finger at rest always finishes. With 1 or
  /// more, only a finger that moves does. A number that is not finite counts as the default.
  public var threshold: CGFloat

  /// The deceleration of the projected movement after the release.
  ///
  /// By default, it is that of a scroll view, which continues by about half of the distance that
  /// the movement covers in a second; `.fast` continues by a tenth of that. A raw value is the part
  /// of the velocity that is left after a millisecond, from 0 up to, but not including, 1. A value
  /// outside of that range counts as the default.
  public var decelerationRate: UIScrollView.DecelerationRate

  /// The speed beyond which the direction of the finger alone decides, in lengths of the way per
  /// second; `nil` by default, for the projection.
  ///
  /// With a speed, a slower finger counts as one at rest, and ``decelerationRate`` has no effect. A
  /// number that is not finite or not positive counts as `nil`.
  public var flickSpeed: CGFloat?

  /// The same in points per second, whatever the length of the way; `nil` by default.
  ///
  /// If both are set, this one counts. A number that is not finite or not positive counts as `nil`.
  public var flickSpeedInPoints: CGFloat?

  /// How the screen moves after the release.
  private(set) var pace = ReleasePace.share

  /// The rule of the system's swipe back, as it was measured: at rest, it pops beyond 0.3 of the way,
  /// and beyond 1.06 ways per second, the direction decides.
  public static let backSwipe = PanRelease(threshold: 0.3, flickSpeed: 1.06)

  /// The rule of the system's swipe back from the content, as it was measured: as ``backSwipe``, but
  /// beyond 0.39 of the way.
  public static let contentSwipe = PanRelease(threshold: 0.39, flickSpeed: 1.06)

  /// The rule of the system's sheets, as it was measured (M4): at rest, they go beyond half of their
  /// height, and beyond 1000 points per second, the direction decides.
  ///
  /// A sheet goes on with the velocity of the finger, on the system's spring. As a return has to be
  /// even, it takes the time that comes nearest to the spring. Pulled upwards, a sheet stays, whose
  /// lower edge would come into sight.
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
  ///   - flickSpeed: The speed beyond which the direction alone decides, in lengths of the way per
  ///     second; `nil` by default.
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

  /// Returns the decision on release.
  ///
  /// - Parameters:
  ///   - progress: The progress, from 0 to 1.
  ///   - velocity: The velocity of the finger, in progress per second.
  ///   - length: The points from a progress of 0 to 1.
  /// - Returns: The decision.
  func decision(at progress: CGFloat, velocity: CGFloat, over length: CGFloat) -> ReleaseDecision {
    let standard = PanRelease()
    let rate = decelerationRate.rawValue
    let flickSpeed = [flickSpeedInPoints.map { $0 / length }, flickSpeed].lazy.compactMap { $0 }
      .first { $0.isFinite && $0 > 0 }
    return ReleaseDecision(
      progress: progress, velocity: velocity,
      threshold: threshold.isFinite ? threshold : standard.threshold,
      decelerationRate: (0..<1).contains(rate) ? rate : standard.decelerationRate.rawValue,
      flickSpeed: flickSpeed)
  }
}
