public import UIKit

extension UIViewController {
  /// Dismisses the screen, even while its presentation is in flight, when UIKit ignores
  /// `dismiss(animated:completion:)`.
  ///
  /// If a ``ModalTransition`` with a ``ModalTransition/dismissal`` presents the screen with the
  /// style `.custom`, the presentation reverses where it is, and is cancelled. Any other
  /// presentation finishes first. If nothing is in flight, the method is the same as
  /// `dismiss(animated:completion:)`. It can be called on the presented controller or on a child of
  /// it.
  ///
  /// - Parameters:
  ///   - animated: Whether the dismissal is animated; `true` by default. With `false`, a
  ///     presentation in flight finishes, and the screen is then dismissed at once.
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
