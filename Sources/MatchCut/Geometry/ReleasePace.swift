import UIKit

/// How long the rest of a transition takes after a finger has let go of it.
enum ReleasePace {
  /// The same share of the transition's duration as of its way.
  case share
  /// As the system's swipe back: from wherever the screen is, the same time.
  ///
  /// It was measured as a spring with a response of 0.3 seconds and a damping ratio of 0.85. The curve
  /// fits it to 0.4 points rms from rest. A return has to be linear, and is given the time in which it
  /// is nearest, to 3.8 points rms. The figures are those of the public repository "morph", from the
  /// layers of an iPhone 16 Pro with iOS 27.
  case backSwipe

  /// The duration of a finish, in seconds.
  private static let finish: CGFloat = 0.235
  /// The duration of a return, in seconds.
  private static let back: CGFloat = 0.153

  /// Returns the speed to tell UIKit, which takes that share of the duration that is left of the way.
  ///
  /// - Parameters:
  ///   - finishes: Whether the transition finishes rather than returning.
  ///   - left: The part of the way that is left.
  ///   - duration: The duration of the whole transition, in seconds.
  /// - Returns: The speed, which is positive.
  func completionSpeed(finishes: Bool, left: CGFloat, duration: CGFloat) -> CGFloat {
    guard self == .backSwipe else { return 1 }
    let speed = left * duration / (finishes ? Self.finish : Self.back)
    return speed.isFinite ? max(speed, 0.01) : 1
  }

  /// Returns the curve of a finish.
  ///
  /// - Parameters:
  ///   - velocity: The velocity at the release, in progress per second towards the end.
  ///   - left: The part of the way that is left.
  ///   - duration: The duration of the whole transition, in seconds.
  /// - Returns: The curve.
  func curve(velocity: CGFloat, left: CGFloat, duration: CGFloat) -> ReleaseCurve {
    guard self == .backSwipe else { return ReleaseCurve(velocity: velocity, duration: duration) }
    return ReleaseCurve(slope: velocity * Self.finish / left, ease: 0.21, rest: 0.31)
  }
}
