public import UIKit

/// The motion of a screen after the release, for ``PanRelease/pace``.
///
/// It does not depend on the duration of the transition. It takes the place of the `completionSpeed`
/// of a `UIPercentDrivenInteractiveTransition`, which the gesture sets at each release that moves an
/// animator of the app's.
public struct ReleasePace: Hashable, Sendable {
  /// The duration of a finish, in seconds.
  let finish: CGFloat
  /// The shortest duration of a return, in seconds; a long one takes more time.
  let back: CGFloat
  /// The control points of a finish; see ``ReleaseCurve``.
  let ease: CGFloat
  let rest: CGFloat

  /// The pace of the system's swipe back, as measured: 0.24 seconds to finish, and 0.15 to return,
  /// or more over a distance above 214 points.
  public static let backSwipe = ReleasePace(finish: 0.235, back: 0.153, ease: 0.21, rest: 0.31)

  /// The pace of the system's sheets, as measured: 0.34 seconds to finish, with the velocity of the
  /// finger, and 0.21 to return, or more over a distance above 287 points.
  ///
  /// A screen with this pace does not move when it is pulled back beyond its place, because the
  /// lower edge of a sheet would become visible.
  public static let sheet = ReleasePace(finish: 0.34, back: 0.205, ease: 0.14, rest: 0.25)

  // The measurement of the swipe back is a spring with a response of 0.3 seconds and a damping
  // ratio of 0.85 (an iPhone 16 Pro with iOS 27, by the public repository "morph"). The curve fits
  // it to 0.4 points rms from rest. A return has to be linear, and takes the time that fits best,
  // to 3.8 points rms.
  //
  // That of a sheet is a spring without overshoot, of frequency √(1000 / 3), that begins with the
  // velocity of the finger (M3, M4). The curve fits it to 0.01 of the progress rms, at any
  // velocity. A return has to be linear, and takes the time that fits best, to 0.04.

  /// The largest speed of a return, in points per second: less than 24 points in a frame at 60 Hz.
  ///
  /// A return is linear, so it begins at its full speed. A faster one looks like a jump.
  private static let largestReturnSpeed: CGFloat = 1400

  /// Returns the completion speed: UIKit divides the remaining part of the duration by this.
  ///
  /// - Parameters:
  ///   - finishes: Whether the transition finishes rather than returning.
  ///   - remainder: The progress that is left, from 0 to 1.
  ///   - length: The distance from a progress of 0 to 1, in points; 0 if it is not known.
  ///   - duration: The duration of the whole transition, in seconds.
  /// - Returns: The speed; positive.
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

extension ReleasePace {
  /// Creates a pace with other durations, and with the curve of ``backSwipe``.
  ///
  /// - Parameters:
  ///   - finish: The duration of a finish, in seconds, clamped to 0.05…10; 0.235 if it is not a
  ///     number.
  ///   - back: The duration of a return, in seconds, clamped to 0.05…10; 0.153 if it is not a
  ///     number. A return over a long distance takes longer, at 1400 points per second.
  public init(finish: TimeInterval, back: TimeInterval) {
    func valid(_ seconds: TimeInterval, default standard: CGFloat) -> CGFloat {
      seconds.isNaN ? standard : min(max(seconds, 0.05), 10)
    }
    let standard = Self.backSwipe
    self.init(
      finish: valid(finish, default: standard.finish), back: valid(back, default: standard.back),
      ease: standard.ease, rest: standard.rest)
  }
}
