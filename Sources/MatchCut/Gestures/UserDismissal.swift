import UIKit

/// A presentation controller that lets the user request a dismissal without a gesture, too.
@MainActor protocol UserDismissing {
  /// Drops a request of the user that the app has not carried out.
  func forgetRequest()
}

/// A dismissal that the user requests, with the calls to the presentation controller's delegate.
///
/// Dismissals in code make none of these calls.
@MainActor struct UserDismissal {
  /// The presentation controller.
  ///
  /// Retained for the calls after the presentation, when the view controllers have released it.
  let presentationController: UIPresentationController

  private var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    presentationController.delegate
  }

  /// Returns a dismissal if the user may dismiss the screen now; `nil` otherwise.
  ///
  /// If the app refuses, by `isModalInPresentation` or `presentationControllerShouldDismiss`, the
  /// attempt is reported to the delegate. While there is nothing to dismiss, the app is not asked.
  static func request(_ viewController: UIViewController) -> UserDismissal? {
    guard viewController.canBeDismissed, let controller = viewController.presentation else {
      return nil
    }
    // Replaces an earlier request that the app has not carried out; its caller reports the attempt.
    (controller as? any UserDismissing)?.forgetRequest()
    let dismissal = UserDismissal(presentationController: controller)
    if dismissal.isAllowed { return dismissal }
    optional(controller.delegate?.presentationControllerDidAttemptToDismiss(_:))?(controller)
    return nil
  }

  /// Tells the delegate that the dismissal begins, as soon as there is a transition coordinator.
  func willBegin() {
    optional(delegate?.presentationControllerWillDismiss(_:))?(presentationController)
  }

  /// Tells the delegate that the screen has been dismissed, if it has.
  func didEnd(isDismissed: Bool) {
    guard isDismissed else { return }
    optional(delegate?.presentationControllerDidDismiss(_:))?(presentationController)
  }

  /// Whether the app lets the user dismiss the screen; a refusal is not reported.
  var isAllowed: Bool {
    guard !presentationController.presentedViewController.refusesDismissal else { return false }
    let shouldDismiss = optional(delegate?.presentationControllerShouldDismiss(_:))
    return shouldDismiss?(presentationController) ?? true
  }
}

extension UIViewController {
  /// Whether the screen, or a child that is shown in it, refuses to be dismissed by the user.
  var refusesDismissal: Bool {
    isModalInPresentation
      || children.contains { $0.viewIfLoaded?.window != nil && $0.refusesDismissal }
  }

  /// The presentation controller of the screen; `nil` if it is not presented.
  ///
  /// Without a presenter, UIKit would create a presentation controller, and keep it (A12).
  var presentation: UIPresentationController? {
    presentingViewController == nil ? nil : presentationController
  }

  /// Whether the screen can be dismissed: it is presented, presents nothing itself, and no
  /// transition is in flight or about to begin.
  var canBeDismissed: Bool {
    presentingViewController != nil && !DismissalRequestMarker.isPresent(on: self)
      && presentedViewController == nil
      && transitionCoordinator == nil && !isBeingPresented && !isBeingDismissed
  }
}

/// Marks a presentation whose dismissal has been requested, until UIKit begins it in the next
/// layout, or in the one after that.
///
/// UIKit ignores a second dismissal in the same turn of the run loop (A11), and never calls its
/// completion. A dismissal by the app sets no mark. The topmost screen has the mark: UIKit also
/// lays out the container of a screen below that is scaled back (F1).
final class DismissalRequestMarker: NextLayout {
  private weak var viewController: UIViewController?
  private var hasWaited = false

  /// Marks the presentation of a screen, with those above.
  @discardableResult static func add(on viewController: UIViewController) -> DismissalRequestMarker?
  {
    guard let container = container(above: viewController) else { return nil }
    let mark = DismissalRequestMarker()
    mark.viewController = viewController
    mark.wait(in: container)
    return mark
  }

  override func layoutSubviews() {
    guard !hasWaited, let viewController, !viewController.isBeingPresented,
      !viewController.isBeingDismissed
    else { return super.layoutSubviews() }
    hasWaited = true
    FrameAction.once { [weak self] in self?.setNeedsLayout() }
  }

  /// Returns whether the presentation of a screen is marked.
  ///
  /// A mark outside of a window is ignored, because no layout would remove it.
  static func isPresent(on viewController: UIViewController) -> Bool {
    guard let container = container(above: viewController), container.window != nil else {
      return false
    }
    return container.subviews.contains { $0 is DismissalRequestMarker }
  }

  private static func container(above viewController: UIViewController) -> UIView? {
    sequence(first: viewController, next: \.presentedViewController)
      .reduce(viewController) { $1 }.presentation?.containerView
  }
}
