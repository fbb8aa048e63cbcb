import UIKit

// Apps in Swift 5 mode: nothing is marked `@MainActor`, and objects other than views and
// controllers use them anyway. It compiles against Apple's UIKit, so it has to compile here.

class GrowAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let length = 0.5
  var isPresenting = true
  var start = CGRect.zero
  var onDismissed: (() -> Void)?

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { length }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: isPresenting ? .to : .from) else { return }
    if isPresenting { transitionContext.containerView.addSubview(view) }
    let end = transitionContext.containerView.bounds
    let small = CGAffineTransform(scaleX: start.width / end.width, y: start.height / end.height)
    if isPresenting {
      view.transform = small
      view.center = CGPoint(x: start.midX, y: start.midY)
    }
    UIView.animate(
      withDuration: length, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
      options: [],
      animations: {
        view.transform = self.isPresenting ? .identity : small
        view.center =
          self.isPresenting
          ? CGPoint(x: end.midX, y: end.midY) : CGPoint(x: self.start.midX, y: self.start.midY)
      },
      completion: { _ in
        if !self.isPresenting { self.onDismissed?() }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

protocol StackAnimating: UIViewControllerAnimatedTransitioning {
  var isPush: Bool { get }
}

class SlideAnimator: NSObject, StackAnimating {
  let isPush: Bool
  private let timing: UITimingCurveProvider
  private var animator: UIViewImplicitlyAnimating?

  init(
    isPush: Bool, timing: UITimingCurveProvider = UISpringTimingParameters(dampingRatio: 1)
  ) {
    self.isPush = isPush
    self.timing = timing
    super.init()
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.3
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    if let animator { return animator }
    guard let to = context.view(forKey: .to), let from = context.view(forKey: .from) else {
      return UIViewPropertyAnimator(duration: 0, curve: .linear)
    }
    context.containerView.insertSubview(to, at: isPush ? 1 : 0)
    let moving = isPush ? to : from
    let width = context.containerView.bounds.width
    if isPush { moving.center.x += width }
    let animator = UIViewPropertyAnimator(duration: 0.3, timingParameters: timing)
    animator.addAnimations { moving.center.x += self.isPush ? -width : width }
    animator.addCompletion { position in
      if position == .start { to.removeFromSuperview() }
      context.completeTransition(position == .end)
    }
    self.animator = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}

class PullInteraction: UIPercentDrivenInteractiveTransition {
  private(set) var isUnderWay = false
  private weak var screen: UIViewController?

  init(screen: UIViewController) {
    super.init()
    self.screen = screen
    completionCurve = .easeOut
    screen.view.addGestureRecognizer(UIPanGestureRecognizer())
  }

  func handle(_ pan: UIPanGestureRecognizer) {
    guard let screen else { return }
    let progress = pan.translation(in: pan.view).y / screen.view.bounds.height
    switch pan.state {
    case .began:
      isUnderWay = true
      screen.dismiss(animated: true, completion: nil)
    case .changed: update(min(max(progress, 0), 1))
    case .ended where progress > 0.5: finish()
    default: cancel()
    }
  }
}

class MaskRemover: NSObject, CAAnimationDelegate {
  weak var context: UIViewControllerContextTransitioning?

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    context?.view(forKey: .to)?.layer.mask = nil
    context?.completeTransition(true)
  }
}
