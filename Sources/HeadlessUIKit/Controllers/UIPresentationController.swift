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
  /// Who decides how the presentation adapts; not retained.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// Traits forced upon the presented controller.
  open var overrideTraitCollection: UITraitCollection?
  /// The style to fall back to under the present traits.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }
  /// The style to fall back to under some traits.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
  }

  /// Tells that the container is about to lay out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Tells that the container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}
  /// The view that animators move: the presented controller's, or a wrapper of it.
  open var presentedView: UIView? { presented.view }
  /// Where the presented view comes to rest; by default it fills the container.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether the container covers the whole window.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view is removed once the presentation has ended.
  open var shouldRemovePresentersView: Bool { false }
  /// Tells that the presentation begins.
  open func presentationTransitionWillBegin() {}
  /// Tells that the presentation has ended, or was canceled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Tells that the dismissal begins.
  open func dismissalTransitionWillBegin() {}
  /// Tells that the dismissal has ended, or was canceled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The circumstances in which the presentation appears.
  open var traitCollection: UITraitCollection {
    overrideTraitCollection ?? presenter?.traitCollection ?? presented.traitCollection
  }
  /// Tells that the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The size that the presented controller would like to have.
  open var preferredContentSize: CGSize { presented.preferredContentSize }
  /// Tells that the presented controller would like another size; nothing is resized.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Tells that the presented controller's layout asks for another size.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The size that the presented controller gets when the container has a size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Announces a new size of the container; overrides call super, which tells the presented.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let size = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    presented.viewWillTransition(to: size, with: coordinator)
  }
  /// Announces new traits; overrides call super, which tells the presented.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presented.willTransition(to: newCollection, with: coordinator)
  }

  private let presented: UIViewController
  weak var presenter: UIViewController?
  /// The style that the controller was made for.
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
