import UIKit

/// Starts the transitions whose screens a gesture may drag.
@MainActor final class DragStarter {
  /// The animator of the next transition, if it is the kit's.
  private weak var animator: TransitionAnimator?
  /// The animator that replaces one that is not the kit's.
  private var substitute: TransitionAnimator?

  /// Prepares for a transition; `nil` if its animator is the app's.
  func prepare(_ animator: TransitionAnimator?) {
    animator?.isDraggable = true
    self.animator = animator
  }

  /// The operation of the transition that was prepared; `nil` if its animator is the app's.
  var operation: TransitionOperation? { animator?.operation }

  /// Starts a transition: a fade if its animator is the app's.
  func start(
    _ context: any UIViewControllerContextTransitioning, as operation: TransitionOperation,
    isInteractive: Bool
  ) {
    let run = animator(for: operation).run(of: context)
    if isInteractive { run.startInteractively() } else { run.start() }
  }

  private func animator(for operation: TransitionOperation) -> TransitionAnimator {
    // An animator for the opposite operation belongs to a transition that is over.
    if let animator, animator.operation.isAppearing == operation.isAppearing { return animator }
    let animator = TransitionAnimator(FadeEffect.fade, for: operation)
    animator.isDraggable = true
    substitute = animator
    return animator
  }
}
