import UIKit

/// The timing curve of a transition after the release.
///
/// It continues with the velocity of the finger, and slows down to rest without overshooting. It is
/// a cubic curve rather than a spring, because the cross-fade of a zoom consists of
/// keyframes. Keyframes inside an animation that follows a spring have been reported to keep a time
/// of their own (openradar 39495559).
struct ReleaseCurve: Equatable {
  let controlPoint1: CGPoint
  let controlPoint2: CGPoint

  /// Makes the curve of the remaining part of a transition.
  ///
  /// - Parameters:
  ///   - velocity: The velocity at the release, in progress per second towards the end. A velocity
  ///     that points back or is not finite counts as 0.
  ///   - duration: The duration of the whole transition, in seconds.
  init(velocity: CGFloat, duration: CGFloat) {
    // UIKit covers the remaining progress in the same share of the duration. The two shares cancel
    // out, so the slope of the whole transition is the slope of the curve.
    self.init(slope: velocity * duration, ease: 1 / 3, rest: 0.58)
  }

  /// Makes a curve.
  ///
  /// - Parameters:
  ///   - slope: The slope at the start; one that points back or is not finite counts as 0.
  ///   - ease: How long the curve keeps near that slope, as a part of its time.
  ///   - rest: When it is near its end.
  init(slope: CGFloat, ease: CGFloat, rest: CGFloat) {
    let start = slope.isFinite ? min(max(slope, 0), 30) : 0
    // The control point ends at the target; beyond it, the screen would overshoot.
    let x = start * ease > 1 ? 1 / start : ease
    controlPoint1 = CGPoint(x: x, y: start * x)
    controlPoint2 = CGPoint(x: rest, y: 1)
  }

  /// The curve as a property animator takes it.
  @MainActor var parameters: UICubicTimingParameters {
    UICubicTimingParameters(controlPoint1: controlPoint1, controlPoint2: controlPoint2)
  }
}
