import UIKit

/// The timing curve of a transition after the release.
///
/// It continues with the velocity of the finger, and slows down to rest without overshooting. It is
/// a cubic curve rather than a spring, because the cross-fade of a zoom consists of
/// keyframes. Keyframes inside an animation that follows a spring have been reported to keep a time
/// of their own (openradar 39495559).
struct ReleaseCurve: Equatable {
  let controlPoint1: CGPoint
  let controlPoint2 = CGPoint(x: 0.58, y: 1)

  /// Makes the curve of the remaining part of a transition.
  ///
  /// - Parameters:
  ///   - velocity: The velocity at the release, in progress per second towards the end. A velocity
  ///     that points back or is not finite counts as 0.
  ///   - duration: The duration of the whole transition, in seconds.
  init(velocity: CGFloat, duration: CGFloat) {
    // UIKit covers the remaining progress in the same share of the duration. The two shares cancel
    // out, so the slope of the whole transition is the slope of the curve.
    let slope = velocity * duration
    let start = slope.isFinite ? min(max(slope, 0), 30) : 0
    // The control point ends at the target; beyond it, the screen would overshoot.
    let x = start > 3 ? 1 / start : 1 / 3
    controlPoint1 = CGPoint(x: x, y: start * x)
  }

  /// The curve as a property animator takes it.
  @MainActor var parameters: UICubicTimingParameters {
    UICubicTimingParameters(controlPoint1: controlPoint1, controlPoint2: controlPoint2)
  }
}
