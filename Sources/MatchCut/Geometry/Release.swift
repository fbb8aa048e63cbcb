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

  /// Creates the curve of the remaining part of a transition.
  ///
  /// - Parameters:
  ///   - velocity: The velocity at the release, in progress per second toward the end. A velocity
  ///     that points back or is not finite counts as 0.
  ///   - duration: The duration of the whole transition, in seconds.
  init(velocity: CGFloat, duration: CGFloat) {
    // UIKit covers the remaining progress in the same fraction of the duration. The two fractions cancel
    // out, so the slope of the whole transition is the slope of the curve.
    self.init(slope: velocity * duration, ease: 1 / 3, rest: 0.58)
  }

  /// Creates a curve.
  ///
  /// - Parameters:
  ///   - slope: The slope at the start; one that points back or is not finite counts as 0.
  ///   - ease: How long the curve keeps near that slope, as a fraction of its duration.
  ///   - rest: When the curve is near its end, as a fraction of its duration.
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

/// How long the rest of a transition takes after a finger has let go of it.
enum ReleasePace {
  /// The fraction of the transition's duration that is left of its progress.
  case fraction
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
  /// velocity of the finger (M3, M4). The curve fits it to 0.01 of the progress rms, at any velocity.
  /// A return has to be linear, and is given the time in which it is nearest, to 0.04.
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
    case .fraction: nil
    case .backSwipe: Figures(finish: 0.235, back: 0.153, ease: 0.21, rest: 0.31)
    case .sheet: Figures(finish: 0.34, back: 0.205, ease: 0.14, rest: 0.25)
    }
  }

  /// Whether a finger can pull the screen beyond its place, if the gesture allows it.
  var stretches: Bool { self != .sheet }

  /// Returns the speed to tell UIKit, which runs the rest in the same fraction of the duration as of
  /// the progress.
  ///
  /// - Parameters:
  ///   - finishes: Whether the transition finishes rather than returning.
  ///   - remainder: The progress that is left, from 0 to 1.
  ///   - duration: The duration of the whole transition, in seconds.
  /// - Returns: The speed, which is positive.
  func completionSpeed(finishes: Bool, over remainder: CGFloat, duration: CGFloat) -> CGFloat {
    guard let figures else { return 1 }
    let speed = remainder * duration / (finishes ? figures.finish : figures.back)
    return speed.isFinite ? max(speed, 0.01) : 1
  }

  /// Returns the curve of a finish.
  ///
  /// - Parameters:
  ///   - velocity: The velocity at the release, in progress per second toward the end.
  ///   - remainder: The progress that is left, from 0 to 1.
  ///   - duration: The duration of the whole transition, in seconds.
  /// - Returns: The curve.
  func curve(velocity: CGFloat, over remainder: CGFloat, duration: CGFloat) -> ReleaseCurve {
    guard let figures else { return ReleaseCurve(velocity: velocity, duration: duration) }
    return ReleaseCurve(
      slope: velocity * figures.finish / remainder, ease: figures.ease, rest: figures.rest)
  }
}

/// The resistance of a view that is pulled beyond its end, as that of a scroll view.
struct RubberBand: Equatable {
  /// The limit of the offset, in points.
  let dimension: CGFloat

  /// The slope of the offset at the beginning of a pull; that of scroll views by default (G).
  var coefficient: CGFloat = 0.55

  /// The offset for a pull beyond the end, in points; 0 for a pull of 0 or back.
  func offset(of pull: CGFloat) -> CGFloat {
    guard pull > 0, dimension > 0 else { return 0 }
    guard pull.isFinite else { return dimension }
    return (1 - 1 / (pull * coefficient / dimension + 1)) * dimension
  }
}

/// Where a movement comes to rest when the finger has let go.
enum Projection {
  /// Returns the distance until the movement comes to rest, as a scroll view would (G).
  ///
  /// - Parameters:
  ///   - velocity: The velocity at the beginning, per second.
  ///   - decelerationRate: The fraction of it that is left after each millisecond, below 1.
  /// - Returns: The distance, in the unit of the velocity.
  static func distance(velocity: CGFloat, decelerationRate: CGFloat) -> CGFloat {
    velocity / 1000 * decelerationRate / (1 - decelerationRate)
  }
}
