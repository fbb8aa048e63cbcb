public import UIKit

/// When a pan finishes a dismissal or a pop as the finger lifts.
///
/// The movement is carried on as a scroll view would carry it on. The transition finishes if that
/// gets beyond the threshold, and is cancelled if not.
public struct PanRelease: Hashable, Sendable {
  /// The projected progress beyond which the transition finishes, as a fraction of the container's
  /// extent along the direction.
  ///
  /// A third by default. With a threshold below 0 a finger at rest always finishes, with 1 or more
  /// only one that moves does. A number that is not finite counts as the default.
  public var threshold: CGFloat

  /// How fast the movement is thought to come to rest once the finger has lifted.
  ///
  /// That of a scroll view by default, which carries a movement on by about half of what it covers
  /// in a second; with `.fast` it is a tenth of that. A raw value is the part of the velocity that
  /// is left after a millisecond, from 0 up to, but not including, 1; one outside counts as the
  /// default.
  public var decelerationRate: UIScrollView.DecelerationRate

  /// Makes a rule.
  ///
  /// - Parameters:
  ///   - threshold: The projected progress beyond which the transition finishes; a third by
  ///     default.
  ///   - decelerationRate: How fast the movement comes to rest; like a scroll view by default.
  public init(
    threshold: CGFloat = 1 / 3, decelerationRate: UIScrollView.DecelerationRate = .normal
  ) {
    self.threshold = threshold
    self.decelerationRate = decelerationRate
  }

  /// Decides about a finger that lifts, with the velocity in progress per second.
  func decision(at progress: CGFloat, velocity: CGFloat) -> ReleaseDecision {
    let standard = PanRelease()
    let rate = decelerationRate.rawValue
    return ReleaseDecision(
      progress: progress, velocity: velocity,
      threshold: threshold.isFinite ? threshold : standard.threshold,
      decelerationRate: (0..<1).contains(rate) ? rate : standard.decelerationRate.rawValue)
  }
}
