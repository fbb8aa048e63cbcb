import MatchCut
import UIKit

/// Returns one animator, and retains it longer than UIKit does.
final class KeepingDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let animator: KeepingAnimator

  init(_ timing: TransitionTiming? = nil) {
    animator = KeepingAnimator(timing)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

/// A fade that stores its context.
final class KeepingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let fade: TransitionAnimator
  private(set) var context: (any UIViewControllerContextTransitioning)?
  private(set) var ends: [Bool] = []

  init(_ timing: TransitionTiming?) {
    fade = TransitionAnimator(.fade, for: .present, timing: timing)
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    fade.transitionDuration(using: transitionContext)
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    fade.animateTransition(using: transitionContext)
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    fade.interruptibleAnimator(using: transitionContext)
  }

  func animationEnded(_ transitionCompleted: Bool) {
    ends.append(transitionCompleted)
    fade.animationEnded(transitionCompleted)
  }
}
