import Foundation

/// What an animator is doing.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started yet, or ended.
  case inactive
  /// Running or paused.
  case active
  /// Stopped, and waiting for `finishAnimation(at:)`.
  case stopped
}

/// Where an animation has ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its end.
  case end
  /// Back at its start.
  case start
  /// Somewhere between.
  case current
}

/// An animation that can be started, paused and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// What the animator is doing.
  var state: UIViewAnimatingState { get }
  /// Whether it is running.
  var isRunning: Bool { get }
  /// Whether it runs toward its start.
  var isReversed: Bool { get set }
  /// The fraction that is complete, 0…1, in the current direction.
  var fractionComplete: CGFloat { get set }
  /// Starts or resumes it.
  func startAnimation()
  /// Starts it after a delay, in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses it where it is; an inactive one becomes active.
  func pauseAnimation()
  /// Stops it where it is; unless `withoutFinishing`, `finishAnimation(at:)` must follow.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animator.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of changes to views, which are made in blocks.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a fraction of the duration.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a completion.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Resumes a paused animator with other timing.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// Does nothing.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// Does nothing.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}
