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
  ///   - completion: Called once when the screen has gone; `nil` by default. It is not called if the
  ///     screen stays, as one does that a finger catches and brings back.
  public func dismissOrReverse(
    animated: Bool = true, completion: (@MainActor () -> Void)? = nil
  ) {
    guard let presenter = presentingViewController else {
      return dismiss(animated: animated, completion: completion)
    }
    let screen = presenter.presentedViewController ?? self
    let presentation = screen.presentationController as? ModalPresentationController
    if let presentation, presentation.isPresenting {
      presentation.dismissOrReverse(animated: animated, completion: completion)
    } else if screen.isBeingPresented {
      screen.dismissAfterPresentation(animated: animated, completion: completion)
    } else {
      screen.dismissForGood(animated: animated, completion: completion)
    }
  }

  /// Dismisses a screen that is presented, and tells when it has gone.
  func dismissForGood(animated: Bool, completion: (@MainActor () -> Void)?) {
    dismiss(animated: animated) { [weak self] in
      // It is not established whether UIKit calls this after a dismissal that was cancelled (L3).
      if self?.presentingViewController == nil { completion?() }
    }
  }

  /// Waits for a presentation that is not the kit's.
  private func dismissAfterPresentation(animated: Bool, completion: (@MainActor () -> Void)?) {
    // A navigation controller may have a transition of its own.
    let coordinators = [transitionCoordinator, presentingViewController?.transitionCoordinator]
    let coordinator = coordinators.lazy.compactMap { $0 }
      .first { [unowned self] in $0.viewController(forKey: .to) === self }
    let isWaiting = coordinator?.animate(alongsideTransition: nil) { [weak self] context in
      if context.isCancelled {
        completion?()
      } else {
        self?.dismissForGood(animated: animated, completion: completion)
      }
    }
    if isWaiting != true { dismissForGood(animated: animated, completion: completion) }
  }
}
