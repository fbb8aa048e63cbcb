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
  /// As the system's sheets: from wherever the screen is, the same time.
  ///
  /// It was measured as a spring without overshoot, of frequency √(1000 / 3), that begins with the
  /// velocity of the finger (M3, M4). The curve fits it to a hundredth of the way rms, at any velocity.
  /// A return has to be linear, and is given the time in which it is nearest, to four hundredths.
  case sheet

  /// The times and the curve of a pace, where they do not depend on the transition.
  private struct Figures {
    /// The duration of a finish, in seconds.
    let finish: CGFloat
    /// The duration of a return, in seconds.
    let back: CGFloat
    /// The control points of a finish; see ``ReleaseCurve``.
    let ease: CGFloat
    let rest: CGFloat
  }

  private var figures: Figures? {
    switch self {
    case .share: nil
    case .backSwipe: Figures(finish: 0.235, back: 0.153, ease: 0.21, rest: 0.31)
    case .sheet: Figures(finish: 0.34, back: 0.205, ease: 0.14, rest: 0.25)
    }
  }

  /// Whether a finger can pull the screen beyond its place, where the gesture has it so.
  var stretches: Bool { self != .sheet }

  /// Returns the speed to tell UIKit, which takes that share of the duration that is left of the way.
  ///
  /// - Parameters:
  ///   - finishes: Whether the transition finishes rather than returning.
  ///   - left: The part of the way that is left.
  ///   - duration: The duration of the whole transition, in seconds.
  /// - Returns: The speed, which is positive.
  func completionSpeed(finishes: Bool, left: CGFloat, duration: CGFloat) -> CGFloat {
    guard let figures else { return 1 }
    let speed = left * duration / (finishes ? figures.finish : figures.back)
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
    guard let figures else { return ReleaseCurve(velocity: velocity, duration: duration) }
    return ReleaseCurve(
      slope: velocity * figures.finish / left, ease: figures.ease, rest: figures.rest)
  }
}
