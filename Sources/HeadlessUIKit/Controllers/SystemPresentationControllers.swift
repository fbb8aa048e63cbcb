import Foundation

/// The presentation controller of the styles that cover the screen or the context.
final class CoveringPresentationController: UIPresentationController {
  /// The frame that the screen was given last.
  private var place: CGRect?

  override var shouldPresentInFullscreen: Bool {
    style == .fullScreen || style == .overFullScreen
  }

  override var shouldRemovePresentersView: Bool {
    style == .fullScreen || style == .currentContext
  }

  override func presentationTransitionWillBegin() { place = containerView?.bounds }

  override func containerViewWillLayoutSubviews() {
    guard let container = containerView, let view = presentedView, view.superview === container,
      presentedViewController.ownPresentation?.isInFlight == false, container.bounds != place
    else { return }
    // Not in each layout: a screen that the app pulls by its transform stays (F4c).
    place = container.bounds
    view.place(at: container.bounds)
  }
}

/// The presentation controller of page sheets, form sheets and popovers.
final class SheetPresentationController: UIPresentationController {
  /// The least distance of a sheet from the top of the container, in points (M14).
  private static let leastTop: CGFloat = 30

  private lazy var dimming = SystemDimmingView(for: presentedViewController)
  private var wrapper: UIDropShadowView?
  /// The frame that the wrapper was given in the last layout.
  private var place: CGRect?
  private lazy var drag = SheetDrag(self)

  // Sheets have their own animation.
  override var asksDelegate: Bool { false }

  override func systemAnimator(
    isPresenting: Bool
  ) -> any UIViewControllerAnimatedTransitioning {
    let slides = presentedViewController.modalTransitionStyle == .coverVertical
    guard slides, !World.current.fadesInsteadOfSliding else {
      return super.systemAnimator(isPresenting: isPresenting)
    }
    return SystemSheetAnimator(isPresenting: isPresenting)
  }

  override var presentedView: UIView? {
    if let wrapper { return wrapper }
    let view = UIDropShadowView(frame: frameOfPresentedViewInContainerView)
    if traitCollection.horizontalSizeClass == .regular {
      // In flight, nothing else places it in a container of another size.
      view.autoresizingMask = [
        .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
      ]
    }
    view.hold(presentedViewController.view)
    view.layer.cornerRadius = 10
    view.clipsToBounds = true
    view.addGestureRecognizer(drag.recognizer)
    wrapper = view
    return view
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let top = max(container.safeAreaInsets.top, Self.leastTop)
    let page = container.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
    guard traitCollection.horizontalSizeClass == .regular else { return page }
    let size = CGSize(width: min(page.width, 540), height: min(page.height, 620))
    return CGRect(
      x: container.bounds.midX - size.width / 2, y: container.bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  override func presentationTransitionWillBegin() {
    if let containerView { dimming.appear(in: containerView) }
  }

  override func dismissalTransitionWillBegin() { dimming.disappear() }

  override func containerViewWillLayoutSubviews() {
    let frame = frameOfPresentedViewInContainerView
    guard presentedViewController.ownPresentation?.isInFlight == false, frame != place else {
      return
    }
    place = frame
    wrapper?.place(at: frame)
  }

  /// Whether a pull may begin.
  var isAtRest: Bool {
    presentedViewController.ownPresentation?.isInFlight == false
      && presentedViewController.presentation == nil
  }

  /// Whether a pull may dismiss; the delegate is not asked about a modal sheet.
  var mayBeDismissed: Bool {
    !presentedViewController.isModalInPresentation
      && delegate?.presentationControllerShouldDismiss(self) != false
  }

  /// Dismisses interactively, and tells the delegate if the dismissal was not canceled.
  func dismiss(by interaction: any UIViewControllerInteractiveTransitioning) {
    let presented = presentedViewController
    presented.ownPresentation?.beginDismissing(animated: true, interaction: interaction) { [self] in
      if presented.ownPresentation == nil { delegate?.presentationControllerDidDismiss(self) }
    }
  }
}
