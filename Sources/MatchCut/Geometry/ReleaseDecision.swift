import UIKit

/// The decision about a transition on release.
///
/// The decision projects the movement as a scroll view would. The transition finishes if the
/// projected progress is beyond the threshold. So a short flick finishes, a slow pull of the same
/// length does not, and a flick back cancels at any progress. With a speed of its own for flicks,
/// either the velocity decides or the progress, as in the system's swipe back.
struct ReleaseDecision: Equatable {
  /// The progress of the transition, from 0 to 1.
  let progress: CGFloat

  /// The velocity of the finger at the release, in progress per second; negative is back.
  let velocity: CGFloat

  /// The projected progress beyond which the transition finishes; a third by default.
  var threshold: CGFloat = 1 / 3

  /// The part of the velocity that is left after each millisecond; that of scroll views by default.
  var decelerationRate: CGFloat = 0.998

  /// The speed beyond which the velocity alone decides, and below which the progress does, in progress
  /// per second; `nil` for the projection.
  var flickSpeed: CGFloat?

  /// The progress at which the movement would come to rest.
  var projectedProgress: CGFloat {
    progress + Projection.distance(velocity: velocity, decelerationRate: decelerationRate)
  }

  /// Whether the transition finishes rather than being cancelled.
  var finishes: Bool {
    guard let flickSpeed else { return projectedProgress > threshold }
    return abs(velocity) > flickSpeed ? velocity > 0 : progress > threshold
  }
}
