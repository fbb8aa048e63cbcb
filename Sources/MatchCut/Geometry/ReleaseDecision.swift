import UIKit

/// The decision about a transition on release.
///
/// The decision projects the movement as a scroll view would. The transition finishes if the
/// projected progress is beyond the threshold. So a short flick finishes, a slow pull of the same
/// length does not, and a flick back cancels at any progress.
struct ReleaseDecision: Equatable {
  /// The progress of the transition, from 0 to 1.
  let progress: CGFloat

  /// The velocity of the finger at the release, in progress per second; negative is back.
  let velocity: CGFloat

  /// The projected progress beyond which the transition finishes; a third by default.
  var threshold: CGFloat = 1 / 3

  /// The part of the velocity that is left after each millisecond; that of scroll views by default.
  var decelerationRate: CGFloat = 0.998

  /// The progress at which the movement would come to rest.
  var projectedProgress: CGFloat {
    progress + Projection.distance(velocity: velocity, decelerationRate: decelerationRate)
  }

  /// Whether the transition finishes rather than being cancelled.
  var finishes: Bool {
    projectedProgress > threshold
  }
}
