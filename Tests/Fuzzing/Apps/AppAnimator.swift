import MatchCut
import UIKit

/// An animator of the app's own, by which a screen comes from below, or from the side in a container.
class AppAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let operation: TransitionOperation
  /// Whether it says that it has ended.
  private let completes: Bool
  private weak var front: UIView?

  init(for operation: TransitionOperation, completes: Bool = true) {
    self.operation = operation
    self.completes = completes
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let move = prepare(transitionContext)
    UIView.animate(withDuration: 0.3, animations: move) { [self] _ in end(transitionContext) }
  }

  /// Brings the views to where they begin.
  ///
  /// - Returns: What is animated.
  final func prepare(_ context: any UIViewControllerContextTransitioning) -> () -> Void {
    let (container, isAppearing) = (context.containerView, operation.isAppearing)
    let isModal = operation == .present || operation == .dismiss
    if let incoming = context.view(forKey: .to), let to = context.viewController(forKey: .to),
      isAppearing || !isModal
    {
      incoming.frame = context.finalFrame(for: to)
      if isAppearing {
        container.addSubview(incoming)
      } else {
        container.insertSubview(incoming, at: 0)
      }
    }
    guard let front = context.view(forKey: isAppearing ? .to : .from) else { return {} }
    self.front = front
    let (width, height) = (container.bounds.width, container.bounds.height)
    let away = CGAffineTransform(translationX: isModal ? 0 : width, y: isModal ? height : 0)
    if isAppearing { front.transform = away }
    return { front.transform = isAppearing ? .identity : away }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    // What UIKit has reversed may be inexact.
    front?.transform = .identity
  }

  final func end(_ context: any UIViewControllerContextTransitioning) {
    // Without time that passes, the kit does not watch it.
    guard completes || !context.isAnimated || context.containerView.window == nil else { return }
    context.completeTransition(!context.transitionWasCancelled)
  }
}

/// One that can be interrupted.
final class AppPropertyAnimator: AppAnimator {
  private var animator: UIViewPropertyAnimator?

  override func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(
      duration: 0.3, curve: .easeOut, animations: prepare(transitionContext))
    animator.addCompletion { [weak self] _ in self?.end(transitionContext) }
    self.animator = animator
    return animator
  }

  override func animationEnded(_ transitionCompleted: Bool) {
    super.animationEnded(transitionCompleted)
    animator = nil
  }
}

extension App {
  /// Makes the animator of a container of the app's own.
  func makeContainerAnimator(
    for operation: TransitionOperation
  ) -> any UIViewControllerAnimatedTransitioning {
    let animator: any UIViewControllerAnimatedTransitioning =
      switch plan.stack.way {
      case .attachedWithAnimators: AppPropertyAnimator(for: operation)
      case .system: AppAnimator(for: operation)
      default:
        TransitionAnimator(makeSideEffect(), for: operation, timing: plan.stack.timing.timing)
      }
    return leaks.watched(animator, "an animator of a container")
  }
}
