public import UIKit

/// The duration and the pace of a transition.
///
/// ```swift
/// ModalTransition(.fade, timing: .curve(.easeOut, duration: 0.2))
/// ModalTransition(.cover(from: .bottom), timing: .spring(duration: 0.6, dampingRatio: 0.8))
/// ```
///
/// While a gesture drives a transition, its progress is linear with any timing.
public struct TransitionTiming: Hashable, Sendable {
  private enum Pace: Hashable {
    case curve(UIView.AnimationCurve)
    case cubic(x1: CGFloat, y1: CGFloat, x2: CGFloat, y2: CGFloat)
    case spring(dampingRatio: CGFloat)
  }

  /// The duration of a transition that nothing interrupts, in seconds.
  ///
  /// A spring has come to rest by then.
  public let duration: TimeInterval
  private let pace: Pace

  private init(_ pace: Pace, duration: TimeInterval, default standard: TimeInterval = 0.35) {
    self.duration = duration.isFinite && duration >= 0 ? duration : standard
    self.pace = pace
  }

  /// The timing of effects without a timing of their own: ease-in-out over 0.35 seconds.
  public static let standard = TransitionTiming.curve()

  /// The timing of the system's sheets, as measured on iOS 26: a spring that does not overshoot, at
  /// rest after 0.506 seconds.
  public static let sheet = TransitionTiming.spring(duration: 0.5057, dampingRatio: 1)

  /// Returns a timing that follows one of UIKit's curves.
  ///
  /// - Parameters:
  ///   - curve: The curve; `.easeInOut` by default.
  ///   - duration: The duration in seconds; 0.35 by default. A negative number is replaced by
  ///     the default. With 0, a transition ends at once, without animation, also under a finger.
  /// - Returns: The timing.
  public static func curve(
    _ curve: UIView.AnimationCurve = .easeInOut, duration: TimeInterval = 0.35
  ) -> TransitionTiming {
    TransitionTiming(.curve(curve), duration: duration)
  }

  /// Returns a timing that follows a cubic curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - point1: The first control point. Its `x` is the time, from 0 to 1; its `y` is any number.
  ///   - point2: The second control point, likewise.
  ///   - duration: The duration in seconds; 0.35 by default. A negative number is replaced by
  ///     the default. With 0, a transition ends at once, without animation, also under a finger.
  /// - Returns: The timing.
  public static func cubic(
    controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, duration: TimeInterval = 0.35
  ) -> TransitionTiming {
    guard [point1.x, point1.y, point2.x, point2.y].allSatisfy(\.isFinite) else {
      return .curve(duration: duration)
    }
    let pace = Pace.cubic(
      x1: min(max(point1.x, 0), 1), y1: point1.y, x2: min(max(point2.x, 0), 1), y2: point2.y)
    return TransitionTiming(pace, duration: duration)
  }

  /// Returns a timing that follows a spring.
  ///
  /// - Parameters:
  ///   - duration: The time in which the spring comes to rest, in seconds; 0.5 by default, also for
  ///     a negative number. With 0, a transition ends at once, without animation, also under a
  ///     finger.
  ///   - dampingRatio: The damping ratio, from 0.1, with long oscillations, to 1, without
  ///     overshoot; 1 by default.
  /// - Returns: The timing.
  public static func spring(
    duration: TimeInterval = 0.5, dampingRatio: CGFloat = 1
  ) -> TransitionTiming {
    let damping = dampingRatio.isFinite ? min(max(dampingRatio, 0.1), 1) : 1
    return TransitionTiming(.spring(dampingRatio: damping), duration: duration, default: 0.5)
  }

  /// A property animator with the timing.
  @MainActor func animator() -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
  }

  /// The timing parameters for a property animator.
  @MainActor var parameters: any UITimingCurveProvider {
    switch pace {
    case .curve(let curve): UICubicTimingParameters(animationCurve: curve)
    case .cubic(let x1, let y1, let x2, let y2):
      UICubicTimingParameters(
        controlPoint1: CGPoint(x: x1, y: y1), controlPoint2: CGPoint(x: x2, y: y2))
    case .spring(let dampingRatio): UISpringTimingParameters(dampingRatio: dampingRatio)
    }
  }
}
