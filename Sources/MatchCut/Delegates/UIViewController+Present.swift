public import UIKit

extension UIViewController {
  /// Presents a controller with a transition, which stays alive as long as the controller's view.
  ///
  /// The method sets the controller's `transitioningDelegate`, sets its `modalPresentationStyle` to
  /// `.custom`, and calls `present(_:animated:completion:)`. The controller's view is loaded when
  /// the method returns. `dismiss(animated:completion:)` dismisses it. A later presentation without
  /// a transition uses this one again.
  /// While the controller is presented already, as after a double tap, its transition stays and UIKit
  /// ignores the call.
  ///
  /// - Parameters:
  ///   - viewController: The controller to present.
  ///   - transition: The transition of the presentation and of the dismissal.
  ///   - animated: Whether the presentation is animated; `true` by default.
  ///   - completion: Called when the presentation has ended; `nil` by default.
  public func present(
    _ viewController: UIViewController, using transition: ModalTransition, animated: Bool = true,
    completion: (@MainActor () -> Void)? = nil
  ) {
    guard viewController.presentingViewController == nil else {
      return present(viewController, animated: animated, completion: completion)
    }
    viewController.transitioningDelegate = transition
    viewController.modalPresentationStyle = .custom
    present(viewController, animated: animated, completion: completion)
    // Not earlier, because this loads the view, which may look at its controller's presenter.
    if let view = viewController.view { TransitionAttachment.attach(transition, to: view) }
  }
}
