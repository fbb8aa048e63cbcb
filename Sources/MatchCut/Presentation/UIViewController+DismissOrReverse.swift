public import UIKit

extension UIViewController {
  /// Dismisses the screen at any time, even when UIKit ignores `dismiss(animated:completion:)`.
  ///
  /// If a ``ModalTransition`` with a ``DismissalGesture`` presents the screen with the
  /// style `.custom`, a presentation in flight reverses from where it is, and is canceled, even
  /// while a gesture holds it. Any other presentation ends first, and so do transitions of screens
  /// above. A dismissal in flight continues; if a gesture holds or cancels it now, the screen is
  /// dismissed afterward. If nothing is in flight, the method is the same as
  /// `dismiss(animated:completion:)`. Call it on the presented controller, on a child of it, or on
  /// a controller that presents the screen. A controller that presents another one dismisses that,
  /// even while it leaves already. To dismiss both, call the method on the controller that presents
  /// the lower one. In the turn in which the app has called `dismiss` itself, which UIKit does not
  /// tell, UIKit logs that it ignores the second request.
  ///
  /// - Parameters:
  ///   - animated: Whether the dismissal is animated; `true` by default. With `false`, a
  ///     presentation in flight finishes, and the screen is then dismissed at once.
  ///   - completion: Called once when the screen has gone, in the frame after at the latest; `nil` by
  ///     default. If the screen has gone already, it is called at once. It is not called if the user
  ///     catches the dismissal afterward and brings the screen back, or if the app overrides
  ///     `dismiss(animated:completion:)` and keeps the screen.
  public func dismissOrReverse(animated: Bool = true, completion: (@MainActor () -> Void)? = nil) {
    expectMainThread()
    // As in UIKit, the presented controller is dismissed rather than this one.
    // UIKit may separate the two controllers only after it has reported the end.
    let presented = presentedViewController.flatMap {
      ($0.presentation as? ModalPresentationController)?.phase == .gone ? nil : $0
    }
    guard let screen = presented ?? presentingViewController?.presentedViewController else {
      dismiss(animated: animated)
      completion?()
      return
    }
    PendingDismissal.request(screen, animated: animated, completion: completion)
  }

  /// Whether UIKit will present or dismiss the screen at the end of the turn.
  package var awaitsModalTransition: Bool {
    DismissalRequestMarker.isPresent(on: self) || awaitsPresentation
  }

  /// Whether UIKit has been asked to present the screen, and will begin at the end of the turn.
  var awaitsPresentation: Bool {
    // The app may have taken away the container of a presentation that has begun.
    presentingViewController != nil && presentedViewController == nil
      && viewIfLoaded?.window == nil && presentationController?.containerView == nil
  }

  /// Whether the screen is being presented or dismissed, or is about to be presented.
  var isInModalTransition: Bool {
    // The kit's presentation controller may not have been told of the end yet.
    isBeingPresented || isBeingDismissed || awaitsPresentation
      || (presentation as? ModalPresentationController)?.isInTransition == true
  }

  /// Dismisses the screen, and what it presents, like ``dismissOrReverse(animated:completion:)``.
  package func dismissWithPresented(animated: Bool) {
    PendingDismissal.request(self, animated: animated)
  }

  /// Withdraws a dismissal that the app has requested.
  ///
  /// A pending dismissal is dropped. A dismissal in flight that the user could catch is reversed,
  /// and so is a presentation that was reversed before.
  package func keepPresented() {
    PendingDismissal.of(self)?.drop()
    modalPresentation?.interactionInFlight?.gesture.redirect(to: .settled)
  }

  /// Sets an action for the end of each presentation and dismissal, canceled or not.
  ///
  /// It has no effect without a ``ModalTransition`` and the style `.custom`.
  package func onModalTransitionEnd(_ action: @escaping @MainActor () -> Void) {
    modalPresentation?.onRest = action
  }
}

extension UIViewController {
  /// The presentation controller of a `ModalTransition`; `nil` for UIKit's or the app's.
  ///
  /// Read it only while UIKit presents the screen: for any other screen, UIKit would create a
  /// presentation controller, and keep it (A12).
  var modalPresentation: ModalPresentationController? {
    presentationController as? ModalPresentationController
  }

  /// The gesture of a `ModalTransition` that dismisses the screen.
  var dismissalInteraction: (any DismissalInteraction)? {
    if let modalPresentation { return modalPresentation.interaction }
    return dismissalAttachment?.interaction
  }

  /// The gesture of a presentation whose presentation controller is UIKit's.
  var dismissalAttachment: DismissalAttachment? {
    guard modalPresentationStyle != .custom else { return nil }
    return viewIfLoaded?.interaction(DismissalAttachment.self)
  }
}
