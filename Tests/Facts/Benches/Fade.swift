import UIKit

/// Fades the front screen with `UIView.animate`.
final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval
  private let journal: Journal?
  /// Called before the animation begins.
  var onStart: (any UIViewControllerContextTransitioning) -> Void = { _ in }

  @MainActor init(duration: TimeInterval = 0.3, in journal: Journal? = nil) {
    self.duration = duration
    self.journal = journal
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    journal?.note("animateTransition")
    let moving = context.placeScreens()
    onStart(context)
    let isAppearing = moving === context.view(forKey: .to)
    moving?.alpha = isAppearing ? 0 : 1
    UIView.animate(
      withDuration: duration, delay: 0, options: .curveLinear,
      animations: { moving?.alpha = isAppearing ? 1 : 0 },
      completion: { _ in
        moving?.alpha = 1
        context.end()
      })
  }

  func animationEnded(_ transitionCompleted: Bool) {
    journal?.note("animationEnded \(transitionCompleted)")
  }
}

/// Fades the front screen with a property animator, which UIKit may interrupt.
final class InterruptibleFade: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval
  private var animator: UIViewPropertyAnimator?

  @MainActor init(duration: TimeInterval = 0.5) {
    self.duration = duration
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(duration: duration, curve: .linear)
    let moving = context.placeScreens()
    let isAppearing = moving === context.view(forKey: .to)
    moving?.alpha = isAppearing ? 0 : 1
    animator.addAnimations { moving?.alpha = isAppearing ? 1 : 0 }
    animator.addCompletion { _ in
      moving?.alpha = 1
      context.end()
    }
    self.animator = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    animator = nil
  }
}

/// Runs a closure as the transition, which the closure completes.
final class Probe: NSObject, UIViewControllerAnimatedTransitioning {
  private let body: (any UIViewControllerContextTransitioning) -> Void

  @MainActor init(_ body: @escaping (any UIViewControllerContextTransitioning) -> Void) {
    self.body = body
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    _ = context.placeScreens()
    body(context)
  }
}

extension UIViewControllerContextTransitioning {
  /// Inserts the views, and returns the front one.
  @MainActor fileprivate func placeScreens() -> UIView? {
    let isGoing =
      viewController(forKey: .from).map { $0.isBeingDismissed || $0.isMovingFromParent } ?? false
    if let view = view(forKey: .to), let to = viewController(forKey: .to) {
      if isGoing {
        containerView.insertSubview(view, at: 0)
      } else {
        containerView.addSubview(view)
      }
      view.frame = finalFrame(for: to)
    }
    return view(forKey: isGoing ? .from : .to)
  }

  /// Completes the transition with its outcome.
  @MainActor fileprivate func end() {
    if transitionWasCancelled { view(forKey: .to)?.removeFromSuperview() }
    completeTransition(!transitionWasCancelled)
  }
}
