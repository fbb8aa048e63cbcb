import Foundation

/// The presentation controller of alerts.
final class AlertPresentationController: UIPresentationController {
  private lazy var dimming = SystemDimmingView(for: presentedViewController)
  /// The frame that the alert was given in the last layout.
  private var place: CGRect?

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let alert else { return .zero }
    let safe = container.bounds.inset(by: container.safeAreaInsets)
    let isSheet = alert.preferredStyle == .actionSheet && !alert.isPopover
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
    // A sheet is moved by its animator.
    let isMoved =
      alert?.preferredStyle == .actionSheet && alert?.ownPresentation?.isInFlight != false
    let frame = frameOfPresentedViewInContainerView
    guard !isMoved, frame != place else { return }
    place = frame
    presentedView?.place(at: frame)
  }
}
