import UIKit

/// An animator of an app with one property animator for each transition, which is interruptible.
@MainActor class AppPropertyAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let duration: TimeInterval
  private(set) var animator: UIViewPropertyAnimator?

  init(duration: TimeInterval = 0.4) {
    self.duration = duration
  }

  /// Places the views, and returns an animator that has not started; to be overridden.
  func makeAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: .linear)
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    let animator = animator ?? makeAnimator(using: transitionContext)
    self.animator = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    animator = nil
  }
}
