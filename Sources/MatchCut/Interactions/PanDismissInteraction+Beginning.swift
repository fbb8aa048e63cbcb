import UIKit

// What a finger may begin, and what it is measured by.
extension PanDismissInteraction {
  /// Whether a pan that has just been recognized may dismiss, or move what it has caught.
  var shouldBegin: Bool {
    switch state {
    case .driving: true
    case .running: canCatch
    case .idle, .requested: shouldDismiss
    }
  }

  private var shouldDismiss: Bool {
    // First, since asking for the container of a screen that is not presented would make a
    // presentation controller for it, and keep it (C29).
    guard canDismiss else { return false }
    let velocity = gestureRecognizer.velocity(in: container)
    let translation = gestureRecognizer.translation(in: container)
    let way = translation == .zero ? velocity : translation
    guard axis.leads(way, within: options.usableCone) else { return false }
    return options.shouldBegin?(gestureRecognizer.location(in: container), velocity) ?? true
  }

  /// Whether there is something to dismiss, and nothing against it.
  var canDismiss: Bool {
    viewController?.isDismissibleByUser ?? false
  }

  /// Whether the transition in flight can be stopped and turned around.
  var canCatch: Bool {
    guard let context, let viewController, !viewController.isModalInPresentation,
      viewController.presentedViewController == nil,
      viewController.transitionCoordinator?.isInterruptible == true
    else { return false }
    // A screen that goes together with those below it cannot come back alone.
    return isAppearing
      || context.viewController(forKey: .to) === viewController.presentingViewController
  }

  /// The direction on screen.
  var axis: SignedAxis {
    SignedAxis(
      direction,
      layoutDirection: container?.effectiveUserInterfaceLayoutDirection ?? .leftToRight)
  }

  /// What the finger is measured in: not the screen, which moves with it.
  var container: UIView? {
    context?.containerView ?? viewController?.presentationController?.containerView
      ?? gestureRecognizer.view?.window
  }
}
