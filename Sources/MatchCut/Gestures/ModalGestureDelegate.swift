import UIKit

/// The delegate of a gesture that presents or dismisses a screen.
@MainActor protocol ModalGestureDelegate: DirectedGestureDelegate {
  /// The presented controller.
  var viewController: UIViewController? { get }
}

extension ModalGestureDelegate {
  func isAppearing(in context: any UIViewControllerContextTransitioning) -> Bool {
    context.viewController(forKey: .to) === viewController
  }

  func coordinator(
    of context: any UIViewControllerContextTransitioning
  ) -> (any UIViewControllerTransitionCoordinator)? {
    let controllers = [context.viewController(forKey: .from), context.viewController(forKey: .to)]
    let coordinators = controllers.compactMap { $0?.transitionCoordinator }
    // A navigation controller returns the coordinator of a push in flight inside it.
    return coordinators.first { coordinator in
      coordinator.viewController(forKey: .from) === controllers[0]
        && coordinator.viewController(forKey: .to) === controllers[1]
    }
  }

  func whenEnded(
    _ context: any UIViewControllerContextTransitioning,
    _ work: @escaping @MainActor (_ isCancelled: Bool) -> Void
  ) -> Bool {
    if let coordinator = coordinator(of: context) {
      coordinator.animate(alongsideTransition: nil) { work($0.isCancelled) }
      return true
    }
    // Pushes in the screen and in its presenter hide the coordinator of the transition.
    guard context.isAnimated, EffectRun.of(context) == nil else { return false }
    let isAppearing = isAppearing(in: context)
    FrameAction.run { [weak viewController] in
      if let viewController, viewController.isBeingPresented || viewController.isBeingDismissed {
        return true
      }
      let isGone = viewController?.presentingViewController == nil
      work(isGone == isAppearing)
      return false
    }
    return true
  }
}

/// An interaction that presents or dismisses a screen with a gesture.
@MainActor protocol ModalInteraction: GestureInteractionController {
  /// Prepares for a transition that the gesture or the app has requested.
  func prepare(_ animator: TransitionAnimator)
}

extension ModalInteraction where Self: UIPercentDrivenInteractiveTransition {
  func prepare(_ animator: TransitionAnimator) {
    gesture.prepare()
    animator.stretches = true
  }
}
