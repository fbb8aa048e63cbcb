import Foundation

/// Manages one presentation, from its beginning to the end of the dismissal.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
  /// Creates the controller of a presentation.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenter = presentingViewController
    super.init()
  }

  /// The controller that presents.
  open var presentingViewController: UIViewController { presenter ?? missingPresenter }
  /// The controller that is presented.
  open var presentedViewController: UIViewController { presented }
  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle { style }
  /// The view in which the presentation takes place, from its beginning to its end.
  open internal(set) var containerView: UIView?
  /// Decides how the presentation adapts; not retained.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// Traits that override those of the presented controller.
  open var overrideTraitCollection: UITraitCollection?
  /// The style that replaces this one with the current traits.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }
  /// The style that replaces this one with some traits.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
  }

  /// Called when the container is about to lay out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Called when the container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}
  /// The view that animators move: the presented controller's, or a wrapper of it.
  open var presentedView: UIView? { presented.view }
  /// The final frame of the presented view; by default, it fills the container.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether the container covers the whole window.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view is removed once the presentation has ended.
  open var shouldRemovePresentersView: Bool { false }
  /// Called when the presentation begins.
  open func presentationTransitionWillBegin() {}
  /// Called when the presentation has ended, or was canceled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called when the dismissal begins.
  open func dismissalTransitionWillBegin() {}
  /// Called when the dismissal has ended, or was canceled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The traits of the presented controller.
  open var traitCollection: UITraitCollection {
    overrideTraitCollection ?? presenter?.traitCollection ?? presented.traitCollection
  }
  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The preferred size of the presented controller.
  open var preferredContentSize: CGSize { presented.preferredContentSize }
  /// Called when the preferred size of the presented controller has changed; nothing is resized.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Called when the fitting size of the presented controller has changed.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The size of the presented controller for a size of the container.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the size of the container changes; overrides call super, which tells the
  /// presented controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let size = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    presented.viewWillTransition(to: size, with: coordinator)
  }
  /// Called before the traits change; overrides call super, which tells the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presented.willTransition(to: newCollection, with: coordinator)
  }

  /// Whether the transitioning delegate is asked for animators (A4).
  var asksDelegate: Bool { true }
  /// Returns the animator of a transition for which the delegate has none.
  func systemAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    SystemModalAnimator(style: presented.modalTransitionStyle, isPresenting: isPresenting)
  }

  private let presented: UIViewController
  weak var presenter: UIViewController?
  /// The style that the controller was created for.
  var style = UIModalPresentationStyle.custom

  private var missingPresenter: UIViewController {
    World.current.fault(
      "A2",
      """
      \(type(of: self)).presentingViewController was read before the presentation has begun, which \
      sets it
      """
    )
    return presented
  }
}
