public import UIKit

extension UIViewController {
  /// Dismisses the screen, even while its presentation is in flight, when UIKit ignores
  /// `dismiss(animated:completion:)`.
  ///
  /// If a ``ModalTransition`` with a ``ModalTransition/dismissal`` presents the screen with the
  /// style `.custom`, the presentation reverses where it is, and is cancelled. Any other
  /// presentation finishes first, and so does a dismissal on its way back. A dismissal in flight
  /// simply goes on. If nothing is in flight, the method is the same as
  /// `dismiss(animated:completion:)`. It can be called on the presented controller or on a child of
  /// it.
  ///
  /// - Parameters:
  ///   - animated: Whether the dismissal is animated; `true` by default. With `false`, a
  ///     presentation in flight finishes, and the screen is then dismissed at once.
  ///   - completion: Called once when the screen has gone; `nil` by default. It is not called if the
  ///     screen stays, as one does that a finger catches and brings back, nor if the app has called
  ///     `dismiss(animated:completion:)` in the same turn of the run loop, after which UIKit ignores
  ///     another dismissal.
  public func dismissOrReverse(
    animated: Bool = true, completion: (@MainActor () -> Void)? = nil
  ) {
    guard let presenter = presentingViewController else {
      return dismiss(animated: animated, completion: completion)
    }
    let screen = presenter.presentedViewController ?? self
    let presentation = screen.presentationController as? ModalPresentationController
    if let presentation, presentation.delaysDismissals {
      presentation.dismissOrReverse(animated: animated, completion: completion)
    } else if let later = LaterDismissal.on(screen.viewIfLoaded) {
      later.add(animated: animated, completion: completion)
      // It may be on its way back since the first request, or already there.
      if screen.modalCoordinator?.isCancelled != false { later.outlastsReturn = true }
    } else {
      let later = LaterDismissal()
      later.add(animated: animated, completion: completion)
      if screen.isBeingPresented, screen.delay(later) { return }
      later.dismiss(screen)
    }
  }

  /// Dismisses a screen that is presented, and tells when it has gone.
  func dismissForGood(animated: Bool, completion: (@MainActor () -> Void)?) {
    dismiss(animated: animated) { [weak self] in
      // It is not established whether UIKit calls this after a dismissal that was cancelled (L3).
      if self?.presentingViewController == nil { completion?() }
    }
  }

  /// Delays a dismissal until the end of the transition in flight, in which UIKit would ignore it.
  ///
  /// - Returns: Whether there is such a transition, of which UIKit tells the end.
  func delay(_ dismissal: LaterDismissal) -> Bool {
    guard let coordinator = modalCoordinator, let view = viewIfLoaded else { return false }
    let isComing = coordinator.viewController(forKey: .to) === self
    dismissal.outlastsReturn = isComing || coordinator.isCancelled
    coordinator.animate(alongsideTransition: nil) { [weak self] context in
      dismissal.view?.removeInteraction(dismissal)
      if context.isCancelled == isComing {
        dismissal.tell()
      } else if dismissal.outlastsReturn, let self {
        dismissal.dismiss(self)
      }
    }
    view.addInteraction(dismissal)
    return true
  }

  /// The coordinator of the presentation or dismissal in flight.
  private var modalCoordinator: (any UIViewControllerTransitionCoordinator)? {
    // A navigation controller may have a transition of its own, and a screen that is dismissed with
    // others goes with the topmost one.
    [transitionCoordinator, presentingViewController?.transitionCoordinator]
      .compactMap { $0 }
      .first { coordinator in
        coordinator.viewController(forKey: .to) === self
          || coordinator.viewController(forKey: .from)?.isBeingDismissed == true
      }
  }
}
