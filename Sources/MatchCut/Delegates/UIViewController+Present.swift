public import UIKit

extension UIViewController {
  /// Presents a controller with a transition, which stays alive as long as the controller's view.
  ///
  /// It sets the controller's `transitioningDelegate`, and its `modalPresentationStyle` to
  /// `.custom`, then calls `present(_:animated:completion:)`. The controller's view is loaded when
  /// this returns. Dismiss it as any other; presented again without a transition, it is presented
  /// with this one.
  ///
  /// - Parameters:
  ///   - viewController: The controller to present.
  ///   - transition: How it appears and goes.
  ///   - animated: Whether the transition is shown; `true` by default.
  ///   - completion: Called when the presentation has ended; `nil` by default.
  public func present(
    _ viewController: UIViewController, using transition: ModalTransition, animated: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    viewController.transitioningDelegate = transition
    viewController.modalPresentationStyle = .custom
    present(viewController, animated: animated, completion: completion)
    // Only now, as this loads the view, which may look at its controller's presenter.
    if let view = viewController.view { TransitionAttachment.attach(transition, to: view) }
  }
}
