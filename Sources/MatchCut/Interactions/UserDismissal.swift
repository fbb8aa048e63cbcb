import UIKit

/// A presentation controller that lets the user request a dismissal without a gesture, too.
@MainActor protocol UserDismissing {
  /// Drops a request of the user that the app has not carried out.
  func forgetRequest()
}

// The calls to the delegate for a dismissal that the user requests. Dismissals in code make none.
extension UIPresentationController {
  /// Tells the delegate that the dismissal begins, as soon as there is a transition coordinator.
  func reportUserDismissalStart() {
    optional(delegate?.presentationControllerWillDismiss(_:))?(self)
  }

  /// Tells the delegate that the user has dismissed the screen.
  func reportUserDismissal() {
    optional(delegate?.presentationControllerDidDismiss(_:))?(self)
  }

  /// Whether the app lets the user dismiss the screen; a refusal is not reported.
  var allowsUserDismissal: Bool {
    guard !presentedViewController.refusesDismissal else { return false }
    return optional(delegate?.presentationControllerShouldDismiss(_:))?(self) ?? true
  }
}

extension UIViewController {
  /// Asks whether the user may dismiss the screen now.
  ///
  /// If the app refuses, by `isModalInPresentation` or `presentationControllerShouldDismiss`, the
  /// attempt is reported to the delegate. While there is nothing to dismiss, the app is not asked.
  func mayBeDismissedByUser() -> Bool {
    guard canBeDismissed, let controller = presentation else { return false }
    // Replaces an earlier request that the app has not carried out; its caller reports the attempt.
    (controller as? any UserDismissing)?.forgetRequest()
    if controller.allowsUserDismissal { return true }
    optional(controller.delegate?.presentationControllerDidAttemptToDismiss(_:))?(controller)
    return false
  }

  /// Whether the screen, or a child that is shown in it, refuses to be dismissed by the user.
  var refusesDismissal: Bool {
    isModalInPresentation || shownChildren.contains(where: \.refusesDismissal)
  }

  /// The children that are shown: in a stack and between tabs, an animator may have left the views
  /// of others in the container (A6).
  private var shownChildren: [UIViewController] {
    let selected =
      (self as? UINavigationController)?.topViewController
      ?? (self as? UITabBarController)?.selectedViewController
    return selected.map { [$0] } ?? children.filter { $0.viewIfLoaded?.window != nil }
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
/// completion. A dismissal by the app sets no mark. The topmost screen has the mark.
final class DismissalRequestMarker: NextLayout {
  private weak var viewController: UIViewController?
  private var hasWaited = false

  /// Marks the presentation of a screen, with those above.
  static func add(on viewController: UIViewController) {
    guard let container = container(above: viewController) else { return }
    let mark = DismissalRequestMarker()
    mark.viewController = viewController
    mark.wait(in: container)
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
