import UIKit

/// Moves the animation of an animator that hands out an interruptible one.
@MainActor final class AnimatorMotion: ContainerMotion {
  private let animator: any UIViewImplicitlyAnimating

  /// Makes the motion of an animator that is active.
  init(_ animator: any UIViewImplicitlyAnimating) {
    self.animator = animator
  }

  /// Starts an interruptible animator that was not started yet, and holds it at its beginning.
  ///
  /// - Returns: The motion; `nil` if the animator does not become active, as the one does not that
  ///   stands for a missing one.
  static func held(_ animator: any UIViewImplicitlyAnimating) -> AnimatorMotion? {
    // An animator that has started before it is paused scrubs visual effects, too, such as a blur
    // (D, openradar 30856746).
    animator.startAnimation()
    guard animator.state == .active else { return nil }
    let motion = AnimatorMotion(animator)
    motion.hold()
    motion.scrub(to: 0)
    return motion
  }

  var fraction: CGFloat {
    min(max(animator.forwardFraction, 0), 1)
  }

  var pulse: CGFloat { animator.fractionComplete }

  var needsStep: Bool { false }

  func hold() {
    guard animator.state == .active else { return }
    animator.pauseAnimation()
    animator.turnAround()
  }

  func scrub(to fraction: CGFloat) {
    if animator.state == .active { animator.fractionComplete = fraction }
  }

  func release(_ release: ContainerRelease) -> Bool {
    guard animator.state == .active else { return true }
    let rest = release.toEnd ? 1 - fraction : fraction
    // Animators that continue at an end have been seen to take their whole duration, or for ever
    // (openradar 35743469).
    guard rest > 0.001 else { return false }
    animator.isReversed = !release.toEnd
    let continueAnimation = optional(
      animator.continueAnimation(withTimingParameters:durationFactor:))
    continueAnimation?(release.curve, rest / release.speed)
    return true
  }

  func step() {}

  func jump(toEnd: Bool) {
    // After `stopAnimation(true)`, no completion would come.
    if animator.state == .active { animator.stopAnimation(false) }
    if animator.state == .stopped { animator.finishAnimation(at: toEnd ? .end : .start) }
  }

  func invalidate() {}
}
