package import UIKit

/// The delegate of a gesture that presents or dismisses a screen.
@MainActor package protocol ModalGestureDelegate: DirectedGestureDelegate {
  /// The presented controller.
  var viewController: UIViewController? { get }

  /// The options of the gesture, which the app may change at any time.
  var options: GestureOptions { get set }
}

extension ModalGestureDelegate {
  package func isAppearing(in context: any UIViewControllerContextTransitioning) -> Bool {
    context.viewController(forKey: .to) === viewController
  }

  /// Returns the coordinator of the transition that UIKit starts.
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

  package func shouldCatch(isAppearing: Bool) -> Bool {
    guard let viewController, !viewController.refusesDismissal else { return false }
    // The app has already allowed a dismissal in flight.
    return !isAppearing || viewController.presentation?.allowsUserDismissal ?? true
  }

  package func whenEnded(
    _ context: any UIViewControllerContextTransitioning,
    _ work: @escaping @MainActor (_ isCancelled: Bool) -> Void
  ) -> Bool {
    if let coordinator = coordinator(of: context) {
      coordinator.animate(alongsideTransition: nil) { work($0.isCancelled) }
      return true
    }
    // While the stacks in both screens push, they return the coordinators of these pushes instead.
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
