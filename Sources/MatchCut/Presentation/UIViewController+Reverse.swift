public import UIKit

extension UIViewController {
  /// Dismisses the controller, also while its own presentation is still in flight, when UIKit
  /// ignores `dismiss(animated:completion:)`.
  ///
  /// A presentation by a ``ModalTransition`` that has a ``ModalTransition/dismissal`` turns around
  /// where it is, and is cancelled. Any other one comes to its end first. Otherwise it is the same
  /// as `dismiss(animated:completion:)`, and does nothing for a controller that is not presented.
  ///
  /// - Parameters:
  ///   - animated: Whether the dismissal is shown; `true` by default. If not, a presentation in
  ///     flight comes to its end, and the screen goes at once then.
  ///   - completion: Called when the screen has gone; `nil` by default.
  public func dismissOrReverse(animated: Bool = true, completion: (() -> Void)? = nil) {
    guard isBeingPresented, let transitionCoordinator else {
      return dismiss(animated: animated, completion: completion)
    }
    if animated {
      let presentation = presentationController as? ModalPresentationController
      presentation?.interaction?.reverse()
    }
    transitionCoordinator.animate(alongsideTransition: nil) { [weak self] context in
      if context.isCancelled {
        completion?()
      } else {
        self?.dismiss(animated: animated, completion: completion)
      }
    }
  }
}
