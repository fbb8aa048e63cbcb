import UIKit

/// Returns what a fact assigns, and records its calls.
final class NotedDelegate: NSObject, UIViewControllerTransitioningDelegate {
  var presentation: (any UIViewControllerAnimatedTransitioning)?
  var dismissal: (any UIViewControllerAnimatedTransitioning)?
  var presentationDriver: (any UIViewControllerInteractiveTransitioning)?
  var dismissalDriver: (any UIViewControllerInteractiveTransitioning)?
  var makeController: (UIViewController, UIViewController?) -> UIPresentationController? = {
    _, _ in nil
  }
  private let journal: Journal?

  @MainActor init(
    present: (any UIViewControllerAnimatedTransitioning)? = nil,
    dismiss: (any UIViewControllerAnimatedTransitioning)? = nil, in journal: Journal? = nil
  ) {
    presentation = present
    dismissal = dismiss
    self.journal = journal
    super.init()
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    journal?.note("asked for a presentation controller")
    return makeController(presented, presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    journal?.note("asked for an animator")
    return presentation
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    journal?.note("asked for an animator")
    return dismissal
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    journal?.note("asked for a driver")
    return presentationDriver
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    journal?.note("asked for a driver")
    return dismissalDriver
  }
}

/// Records its calls, and may wrap the screen or remove the presenter's view.
final class NotedController: UIPresentationController {
  var journal: Journal?
  var removesPresenter = false
  var wrapper: UIView?

  override var shouldRemovePresentersView: Bool { removesPresenter }
  override var presentedView: UIView? { wrapper ?? super.presentedView }

  override func presentationTransitionWillBegin() {
    journal?.note("presentation will begin")
    guard let wrapper, let screen = presentedViewController.view else { return }
    wrapper.frame = frameOfPresentedViewInContainerView
    screen.frame = wrapper.bounds
    wrapper.addSubview(screen)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    journal?.note("presentation did end \(completed)")
  }

  override func dismissalTransitionWillBegin() {
    journal?.note("dismissal will begin")
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    journal?.note("dismissal did end \(completed)")
  }
}
