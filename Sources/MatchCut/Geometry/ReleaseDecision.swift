import UIKit

/// Decides what becomes of a transition when the finger is lifted.
///
/// The movement is carried on as a scroll view would carry it on; the transition finishes if that
/// gets it beyond the threshold. So a short flick finishes and a slow pull of the same length does
/// not, and a flick back cancels whatever the progress.
struct ReleaseDecision: Equatable {
  /// How far the transition has come, from 0 to 1.
  let progress: CGFloat

  /// How fast the finger moved when it was lifted, in progress per second; negative is back.
  let velocity: CGFloat

  /// The projected progress from which on the transition finishes; a third by default.
  var threshold: CGFloat = 1 / 3

  /// How much of its velocity a movement keeps per millisecond, that of scroll views by default.
  var decelerationRate: CGFloat = 0.998

  /// Where the movement would come to rest.
  var projectedProgress: CGFloat {
    progress + Projection.distance(velocity: velocity, decelerationRate: decelerationRate)
  }

  /// Whether the transition finishes rather than goes back.
  var finishes: Bool {
    projectedProgress > threshold
  }
}
