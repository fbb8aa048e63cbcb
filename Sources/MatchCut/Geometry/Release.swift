package import UIKit

/// The timing curve of a transition after the release.
///
/// It continues with the velocity of the finger, and slows down to rest without overshooting. It is
/// a cubic curve rather than a spring, because the cross-fade of a zoom consists of keyframes,
/// which have been reported to run out of step in an animation that follows a spring (openradar
/// 39495559).
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

/// The motion of a screen after the release, which does not depend on the duration of the transition.
package struct ReleasePace: Hashable {
  /// The duration of a finish, in seconds.
  let finish: CGFloat
  /// The shortest duration of a return, in seconds; a long one takes more time.
  let back: CGFloat
  /// The control points of a finish; see ``ReleaseCurve``.
  let ease: CGFloat
  let rest: CGFloat

  /// That of the system's swipe back.
  ///
  /// The measurement is a spring with a response of 0.3 seconds and a damping ratio of 0.85 (an
  /// iPhone 16 Pro with iOS 27, by the public repository "morph"). The curve fits it to 0.4 points
  /// rms from rest. A return has to be linear, and takes the time that fits best, to 3.8 points
  /// rms.
  package static let backSwipe = ReleasePace(finish: 0.235, back: 0.153, ease: 0.21, rest: 0.31)

  /// That of the system's sheets.
  ///
  /// The measurement is a spring without overshoot, of frequency √(1000 / 3), that begins with the
  /// velocity of the finger (M3, M4). The curve fits it to 0.01 of the progress rms, at any
  /// velocity. A return has to be linear, and takes the time that fits best, to 0.04.
  static let sheet = ReleasePace(finish: 0.34, back: 0.205, ease: 0.14, rest: 0.25)

  /// The largest speed of a return, in points per second: less than 24 points in a frame at 60 Hz.
  ///
  /// A return is linear, so it begins at its full speed. A faster one looks like a jump.
  private static let largestReturnSpeed: CGFloat = 1400

  /// Returns the completion speed for UIKit, which multiplies the remaining progress by the
  /// duration and divides by this.
  ///
  /// - Parameters:
  ///   - finishes: Whether the transition finishes rather than returning.
  ///   - remainder: The progress that is left, from 0 to 1.
  ///   - length: The distance from a progress of 0 to 1, in points; 0 if it is not known.
  ///   - duration: The duration of the whole transition, in seconds.
  /// - Returns: The speed, which is positive.
  package func completionSpeed(
    finishes: Bool, over remainder: CGFloat, of length: CGFloat, duration: CGFloat
  ) -> CGFloat {
    let seconds = finishes ? finish : max(back, remainder * length / Self.largestReturnSpeed)
    let speed = remainder * duration / seconds
    return speed.isFinite ? max(speed, 0.01) : 1
  }

  /// Returns the curve of a finish.
  ///
  /// - Parameters:
  ///   - velocity: The velocity at the release, in progress per second toward the end.
  ///   - remainder: The progress that is left, from 0 to 1.
  /// - Returns: The curve.
  func curve(velocity: CGFloat, over remainder: CGFloat) -> ReleaseCurve {
    ReleaseCurve(slope: velocity * finish / remainder, ease: ease, rest: rest)
  }
}

/// The resistance beyond an end, like that of a scroll view.
struct RubberBand: Equatable {
  /// The limit of the offset, in points.
  let dimension: CGFloat

  /// The initial slope of the offset; that of scroll views by default (G).
  var coefficient: CGFloat = 0.55

  /// The offset for a pull beyond the end, in points; 0 for negative pulls.
  func offset(of pull: CGFloat) -> CGFloat {
    guard pull > 0, dimension > 0 else { return 0 }
    guard pull.isFinite else { return dimension }
    return (1 - 1 / (pull * coefficient / dimension + 1)) * dimension
  }
}

/// Projects where a movement comes to rest after the release.
enum Projection {
  /// Returns the distance until the movement comes to rest, as a scroll view would (G).
  ///
  /// - Parameters:
  ///   - velocity: The initial velocity, per second.
  ///   - decelerationRate: The fraction of the velocity that is left after each millisecond, below
  ///     1.
  /// - Returns: The distance, in the unit of the velocity.
  static func distance(velocity: CGFloat, decelerationRate: CGFloat) -> CGFloat {
    velocity / 1000 * decelerationRate / (1 - decelerationRate)
  }
}
