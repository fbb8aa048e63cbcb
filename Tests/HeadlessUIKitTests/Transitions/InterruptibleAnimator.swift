import UIKit

/// Runs a transition with a property animator, which UIKit may interrupt.
class InterruptibleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let keepsAnimator: Bool
  private var kept: UIViewPropertyAnimator?
  /// The number of property animators that it has created.
  private(set) var count = 0

  /// Creates an animator that returns the same property animator during a transition, or another
  /// one at each call.
  @MainActor
  init(keepsAnimator: Bool = true) {
    self.keepsAnimator = keepsAnimator
    super.init()
  }

  /// Sets up the views, and gives the property animator its animations and its completion.
  func arrange(
    _ animator: UIViewPropertyAnimator, in context: any UIViewControllerContextTransitioning
  ) {}

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let kept { return kept }
    count += 1
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: context), curve: .linear)
    arrange(animator, in: context)
    if keepsAnimator { kept = animator }
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { kept = nil }
}

/// Cross-fades with a property animator.
final class InterruptibleFadeAnimator: InterruptibleAnimator {
  override func arrange(
    _ animator: UIViewPropertyAnimator, in context: any UIViewControllerContextTransitioning
  ) {
    let isDismissal = context.viewController(forKey: .from)?.isBeingDismissed ?? false
    if let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) {
      context.containerView.addSubview(view)
      view.frame = context.finalFrame(for: to)
    }
    let moving = context.view(forKey: isDismissal ? .from : .to)
    moving?.alpha = isDismissal ? 1 : 0
    animator.addAnimations { moving?.alpha = isDismissal ? 0 : 1 }
    animator.addCompletion { _ in
      moving?.alpha = 1
      if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
