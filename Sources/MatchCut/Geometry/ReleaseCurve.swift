import UIKit

/// The pace of a transition that was let go: it goes on as fast as the finger was, and comes to
/// rest slowly, without overshooting.
///
/// It is a cubic curve and not a spring, as the cross-fade of a zoom is made of keyframes, and
/// keyframes within an animation that follows a spring have been reported to keep a time of their
/// own (openradar 39495559).
struct ReleaseCurve: Equatable {
  let controlPoint1: CGPoint
  let controlPoint2 = CGPoint(x: 0.58, y: 1)

  /// Makes the curve of what is left of a transition.
  ///
  /// - Parameters:
  ///   - velocity: The velocity at the release, in progress per second towards the end. Backwards,
  ///     or not finite, it counts as none.
  ///   - duration: The length of the whole transition in seconds.
  init(velocity: CGFloat, duration: CGFloat) {
    // UIKit takes the rest of the way in the rest of the time: with the share that is left on both
    // sides, the curve begins at the slope of the whole.
    let slope = velocity * duration
    let start = slope.isFinite ? min(max(slope, 0), 30) : 0
    // Up to the end at most: beyond it, the screen would swing through.
    let x = start > 3 ? 1 / start : 1 / 3
    controlPoint1 = CGPoint(x: x, y: start * x)
  }

  /// The curve as a property animator takes it.
  @MainActor var parameters: UICubicTimingParameters {
    UICubicTimingParameters(controlPoint1: controlPoint1, controlPoint2: controlPoint2)
  }
}
