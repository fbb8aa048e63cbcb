import UIKit

/// A presentation controller that lets the user ask for a dismissal by other means than a finger.
@MainActor protocol UserDismissing {
  /// Forgets what the user has asked for, and the app has left undone.
  func forgetRequest()
}

/// A dismissal that the user asks for, and what the presentation controller's delegate is asked and
/// told about it.
///
/// Dismissals in code ask and tell nobody.
@MainActor struct UserDismissal {
  /// Asked before, and told after the presentation, when its controllers no longer know it.
  let presentationController: UIPresentationController

  init(_ presentationController: UIPresentationController) {
    self.presentationController = presentationController
  }

  /// Finds the presentation controller of a screen; `nil` if that is not presented.
  init?(of viewController: UIViewController) {
    // Without a presenter, asking for the presentation controller would make one, and keep it
    // (A12).
    guard viewController.presentingViewController != nil,
      let presentationController = viewController.presentationController
    else { return nil }
    self.presentationController = presentationController
  }

  /// Asks whether the user may dismiss a screen now; `nil` if not.
  ///
  /// If it is the app that refuses, the attempt is reported: by `isModalInPresentation`, or by
  /// `presentationControllerShouldDismiss`. While there is nothing to dismiss, nobody is asked.
  static func request(_ viewController: UIViewController) -> UserDismissal? {
    guard viewController.canBeDismissed, let dismissal = UserDismissal(of: viewController) else {
      return nil
    }
    // It takes the place of one that the app has left undone, and whoever asks reports it.
    (dismissal.presentationController as? any UserDismissing)?.forgetRequest()
    if dismissal.isAllowed { return dismissal }
    dismissal.reportAttempt()
    return nil
  }

  /// Tells that the dismissal begins, as soon as there is a transition coordinator.
  func willBegin() {
    guard let delegate = presentationController.delegate else { return }
    let willDismiss = optional(delegate.presentationControllerWillDismiss(_:))
    willDismiss?(presentationController)
  }

  /// Tells that the screen has gone, if it has.
  func didEnd(isDismissed: Bool) {
    guard isDismissed, let delegate = presentationController.delegate else { return }
    let didDismiss = optional(delegate.presentationControllerDidDismiss(_:))
    didDismiss?(presentationController)
  }

  /// Whether the app lets the user dismiss the screen; nobody is told that somebody has asked.
  var isAllowed: Bool {
    guard !presentationController.presentedViewController.refusesDismissal else { return false }
    guard let delegate = presentationController.delegate else { return true }
    let shouldDismiss = optional(delegate.presentationControllerShouldDismiss(_:))
    return shouldDismiss?(presentationController) ?? true
  }

  private func reportAttempt() {
    guard let delegate = presentationController.delegate else { return }
    let didAttempt = optional(delegate.presentationControllerDidAttemptToDismiss(_:))
    didAttempt?(presentationController)
  }
}

extension UIViewController {
  /// Whether the screen or one that is shown in it, as in a navigation controller, asks to stay.
  var refusesDismissal: Bool {
    isModalInPresentation
      || children.contains { $0.viewIfLoaded?.window != nil && $0.refusesDismissal }
  }

  /// Whether there is something to dismiss: the screen is presented, with nothing above it and no
  /// transition in flight.
  var canBeDismissed: Bool {
    presentingViewController != nil
      && presentedViewController == nil
      && transitionCoordinator == nil
      && !isBeingPresented && !isBeingDismissed
  }
}
