import Foundation

/// The presentation controller of alerts.
final class AlertPresentationController: UIPresentationController {
  private lazy var dimming = SystemDimmingView(for: presentedViewController)
  /// The frame that the alert was given in the last layout.
  private var place: CGRect?

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  /// Whether it is at the lower edge of a phone.
  private var isSheet: Bool { alert?.preferredStyle == .actionSheet && alert?.isPopover == false }

  override var asksDelegate: Bool { false }

  override func systemAnimator(
    isPresenting: Bool
  ) -> any UIViewControllerAnimatedTransitioning {
    isSheet
      ? SystemSheetAnimator(isPresenting: isPresenting)
      : SystemModalAnimator(style: .crossDissolve, isPresenting: isPresenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let alert else { return .zero }
    let safe = container.bounds.inset(by: container.safeAreaInsets)
    let width = isSheet ? min(safe.width, safe.height) - 16 : 270
    let height = alert.loadedView().sizeThatFits(CGSize(width: width, height: 0)).height
    // The guide follows the keyboard of the alert's own text fields.
    let bottom =
      alert.textFields == nil ? safe.maxY : container.keyboardLayoutGuide.layoutFrame.minY
    let origin = CGPoint(
      x: container.bounds.midX - width / 2,
      y: isSheet ? bottom - 8 - height : (safe.minY + bottom - height) / 2)
    let frame = CGRect(origin: origin.onPixel, size: CGSize(width: width, height: height))
    return alert.popoverPresentationController?.place(of: frame, in: container) ?? frame
  }

  override func presentationTransitionWillBegin() {
    guard let container = containerView, let alert else { return }
    alert.popoverPresentationController?.check()
    if !World.current.variant.keepsTouchesBesideAlerts { World.current.cancelTouches?() }
    dimming.appear(in: container)
    guard alert.preferredStyle == .actionSheet else { return }
    let tap = UITapGestureRecognizer()
    tap.onAction(for: self) { [weak alert] _ in alert?.userTappedOutside() }
    dimming.addGestureRecognizer(tap)
  }

  override func dismissalTransitionWillBegin() { dimming.disappear() }

  override func containerViewWillLayoutSubviews() {
    alert?.adapt()
    // A sheet that comes is moved by its animator, and an alert that comes follows the keyboard. Any
    // that goes is left where it is: its source may have gone, and another animator may scale it.
    guard let state = alert?.ownPresentation?.state,
      state == .presented || state == .presenting && !isSheet
    else { return }
    let frame = frameOfPresentedViewInContainerView
    guard frame != place else { return }
    place = frame
    presentedView?.place(at: frame)
  }
}
