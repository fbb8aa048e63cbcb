import Foundation

/// Drives an interruptible animator, whose methods are all that UIKit uses then (C).
@MainActor
final class AnimatorDriver: PercentDriver {
  private weak var context: TransitionContext?

  init(context: TransitionContext) {
    self.context = context
  }

  /// The animator, which has to be active.
  private func animator(for action: String) -> (any UIViewImplicitlyAnimating)? {
    guard let context, let animator = context.interruptible else { return nil }
    if context.watch.wasActive, animator.state != .active {
      World.current.fault(
        "C",
        """
        the interruptible animator of \(context.summary) is \(animator.state) when UIKit \(action) \
        it; keep it active until completeTransition
        """
      )
      return nil
    }
    return animator
  }

  func begin(paused: Bool) {
    guard let context, context.askForInterruptibleAnimator() != nil,
      let animator = animator(for: "starts")
    else { return }
    if paused {
      animator.pauseAnimation()
      animator.fractionComplete = 0
    } else if !animator.isRunning {
      animator.startAnimation()
    }
    context.watch.wasActive = true
  }

  func scrub(to fraction: CGFloat) {
    animator(for: "scrubs")?.fractionComplete = fraction
  }

  func release(toEnd: Bool, completion: PercentCompletion) {
    guard let animator = animator(for: "continues") else { return }
    let fraction = animator.fractionComplete
    animator.isReversed = !toEnd
    let rest = toEnd ? 1 - fraction : fraction
    animator.continueAnimation(
      withTimingParameters: completion.timingCurve
        ?? UICubicTimingParameters(animationCurve: completion.curve),
      durationFactor: rest / completion.speed
    )
  }

  func pause() -> CGFloat? {
    guard let animator = animator(for: "pauses") else { return nil }
    animator.pauseAnimation()
    if animator.isReversed, World.current.variant.pauseTurnsAround { animator.isReversed = false }
    return animator.fractionComplete
  }

  func abandon() {}
}
