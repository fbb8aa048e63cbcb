import UIKit

/// Starts the transitions of an interaction whose screen fingers drag.
@MainActor final class DragStart {
  private let driver: any InteractionDriver
  /// The animator of the transition, if it is the kit's.
  private weak var animator: TransitionAnimator?
  /// The animator that replaces one that is not the kit's.
  private var substitute: TransitionAnimator?

  /// Creates the start of the transitions that a driver moves.
  init(_ driver: any InteractionDriver) {
    self.driver = driver
  }

  /// Whether the transition that UIKit is about to start begins interactively.
  var wantsInteractiveStart: Bool { driver.wantsInteractiveStart }

  /// Prepares for a transition; `nil` if its animator is the app's.
  func prepare(_ animator: TransitionAnimator?) {
    animator?.isDraggable = true
    self.animator = animator
  }

  /// The operation of the transition that was prepared; `nil` if its animator is the app's.
  var operation: TransitionOperation? { animator?.operation }

  /// Starts a transition, which is a fade if its animator is the app's.
  func start(
    _ context: any UIViewControllerContextTransitioning, as operation: TransitionOperation
  ) {
    let session = animator(for: operation).session(of: context)
    if wantsInteractiveStart {
      session.startInteractively()
    } else {
      session.start()
    }
  }

  private func animator(for operation: TransitionOperation) -> TransitionAnimator {
    // An animator for the opposite operation belongs to a transition that is over.
    if let animator, animator.operation.isAppearing == operation.isAppearing { return animator }
    let animator = TransitionAnimator.standIn(for: operation)
    animator.isDraggable = true
    substitute = animator
    return animator
  }
}
