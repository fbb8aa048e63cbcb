import UIKit

/// The timing curve of a transition after the release.
///
/// It continues with the velocity of the finger, and slows down to rest without overshooting. It is
/// a cubic curve rather than a spring: the keyframes of a zoom's cross-fade have been reported to
/// run out of step in an animation that follows a spring (openradar 39495559).
struct ReleaseCurve: Equatable {
  let controlPoint1: CGPoint
  let controlPoint2: CGPoint

  /// Creates a curve.
  ///
  /// - Parameters:
  ///   - slope: The slope at the start, clamped to 0; 0 if it is not finite.
  ///   - ease: The fraction of the duration during which the curve stays near that slope.
  ///   - rest: The fraction of the duration after which the curve is near its end.
  init(slope: CGFloat, ease: CGFloat, rest: CGFloat) {
    let start = slope.isFinite ? min(max(slope, 0), 30) : 0
    // The control point stays within the target, so that the screen does not overshoot.
    let x = start * ease > 1 ? 1 / start : ease
    controlPoint1 = CGPoint(x: x, y: start * x)
    controlPoint2 = CGPoint(x: rest, y: 1)
  }

  /// The curve for a property animator.
  @MainActor var parameters: UICubicTimingParameters {
    UICubicTimingParameters(controlPoint1: controlPoint1, controlPoint2: controlPoint2)
  }
}
