import UIKit

/// A transition between two screens of a swipe container.
@MainActor final class SwipeTransition {
  let from: UIViewController
  let to: UIViewController
  let step: SelectionStep
  let context: ContainerTransitionContext
  let driver: ContainerTransitionDriver
  /// Called when the transition is over.
  var onEnd: (@MainActor (_ isCancelled: Bool) -> Void)?

  /// The first responder of the screen that goes.
  private weak var responder: UIView?

  init(
    from: UIViewController, to: UIViewController, step: SelectionStep,
    animator: any UIViewControllerAnimatedTransitioning, in container: UIView
  ) {
    self.from = from
    self.to = to
    self.step = step
    context = ContainerTransitionContext(from: from, to: to, in: container)
    driver = ContainerTransitionDriver(animator)
    responder = from.viewIfLoaded?.firstResponder
  }

  /// The screen to which the transition goes; while a finger drives it, the one that it leaves.
  var heading: UIViewController {
    context.isInteractive || context.transitionWasCancelled ? from : to
  }

  /// Gives the screen that has stayed its first responder back, should it have lost it.
  func returnResponder() {
    guard let responder, responder.window != nil, !responder.isFirstResponder else { return }
    responder.becomeFirstResponder()
  }
}
