import Foundation

/// Moves an animation in the place of time, while the user does.
@MainActor
protocol PercentDriver: AnyObject {
  /// Shows the animation at a fraction of its way.
  func scrub(to fraction: CGFloat)
  /// Lets the animation run to its end or back to its start.
  func release(toEnd: Bool, completion: PercentCompletion)
  /// Stops a running animation, and says how far it has come; nil if it cannot be stopped.
  func pause() -> CGFloat?
  /// Lets go of everything.
  func abandon()
}

/// How a released transition runs on.
struct PercentCompletion {
  let speed: CGFloat
  let curve: UIView.AnimationCurve
  let timingCurve: (any UITimingCurveProvider)?
}
