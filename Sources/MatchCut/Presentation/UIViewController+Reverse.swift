public import UIKit

extension UIViewController {
  /// Dismisses the screen, also while its presentation is still in flight, when UIKit ignores
  /// `dismiss(animated:completion:)`.
  ///
  /// A presentation by a ``ModalTransition`` with the style `.custom` and a
  /// ``ModalTransition/dismissal`` turns around where it is, and is cancelled. Any other one comes
  /// to its end first. When nothing is in flight, it is the same as
  /// `dismiss(animated:completion:)`. It can be called on the presented controller, or on one in
  /// it.
  ///
  /// - Parameters:
  ///   - animated: Whether the dismissal is shown; `true` by default. If not, a presentation in
  ///     flight comes to its end, and the screen goes at once then.
  ///   - completion: Called when the screen has gone; `nil` by default.
  public func dismissOrReverse(animated: Bool = true, completion: (() -> Void)? = nil) {
    let screen = presentingViewController?.presentedViewController ?? self
    guard screen.isBeingPresented, let coordinator = screen.transitionCoordinator else {
      return dismiss(animated: animated, completion: completion)
    }
    if animated {
      let presentation = screen.presentationController as? ModalPresentationController
      presentation?.interaction?.reverse()
    }
    coordinator.animate(alongsideTransition: nil) { [weak screen] context in
      if context.isCancelled {
        completion?()
      } else {
        screen?.dismiss(animated: animated, completion: completion)
      }
    }
  }
}
