import MatchCut
import UIKit

/// What a ``ContainerTransitionDriver`` controls: an animator, or a layer's time.
@MainActor protocol ContainerMotion: AnyObject {
  /// The fraction of the animation on screen, from 0 to 1 in the direction of the transition.
  var fraction: CGFloat { get }

  /// A number that changes while the animation runs, even beyond the announced duration.
  var progressValue: CGFloat { get }

  /// Whether the animation has ended by itself, even if its end was not reported.
  var hasEnded: Bool { get }

  /// Stops the animation where it is.
  func hold()

  /// Shows a fraction of the held animation.
  func scrub(to fraction: CGFloat)

  /// Runs the held animation to its end, or back to its start.
  ///
  /// - Parameters:
  ///   - toEnd: Whether it runs to its end rather than back to its start.
  ///   - speed: The speed, as a multiple of the animation's own.
  ///   - curve: The curve of what remains, for motions that can follow one.
  /// - Returns: Whether it runs; `false` if it is there already, and would not report its end.
  func release(toEnd: Bool, speed: CGFloat, curve: any UITimingCurveProvider) -> Bool

  /// Called in the first frame, and then in each frame in which no gesture holds the animation.
  ///
  /// - Returns: Whether the animation will report its end; `false` if it has returned to its start.
  func step() -> Bool

  /// Moves the animation to its end or its start, and ends it.
  func jump(toEnd: Bool)

  /// Restores what the motion has changed, at the end of the transition.
  func invalidate()
}

/// Controls an interruptible animator.
@MainActor final class AnimatorMotion: ContainerMotion {
  private let animator: any UIViewImplicitlyAnimating

  /// Creates the motion of an animator that has started.
  init(_ animator: any UIViewImplicitlyAnimating) {
    self.animator = animator
  }

  /// Starts an animator, and holds it at its beginning.
  ///
  /// - Returns: The motion; `nil` if the animator does not become active. The headless UIKit
  ///   returns such an animator for an app's animator that has no interruptible one.
  static func held(_ animator: any UIViewImplicitlyAnimating) -> AnimatorMotion? {
    // Only an animator that has started before it is paused scrubs visual effects such as a blur
    // (D, openradar 30856746).
    animator.startAnimation()
    guard animator.state == .active else { return nil }
    let motion = AnimatorMotion(animator)
    motion.hold()
    motion.scrub(to: 0)
    return motion
  }

  var fraction: CGFloat {
    // The fraction of an animator that has ended is 0, wherever it has ended.
    guard animator.state == .active else { return animator.isReversed ? 0 : 1 }
    return min(max(animator.forwardFraction, 0), 1)
  }

  var progressValue: CGFloat { animator.fractionComplete }

  var hasEnded: Bool { animator.state != .active }

  func hold() {
    guard animator.state == .active else { return }
    animator.pauseAnimation()
    animator.turnAround()
  }

  func scrub(to fraction: CGFloat) {
    if animator.state == .active { animator.fractionComplete = fraction }
  }

  func release(toEnd: Bool, speed: CGFloat, curve: any UITimingCurveProvider) -> Bool {
    guard animator.state == .active else { return true }
    let rest = toEnd ? 1 - fraction : fraction
    // An animator that is continued at its start or end may take its whole duration, or never end
    // (openradar 35743469).
    guard rest > 0.001 else { return false }
    animator.isReversed = !toEnd
    let continueAnimation = optional(
      animator.continueAnimation(withTimingParameters:durationFactor:))
    continueAnimation?(curve, rest / speed)
    return true
  }

  func step() -> Bool { true }

  func jump(toEnd: Bool) { animator.end(at: toEnd ? .end : .start) }

  func invalidate() {}
}
