import UIKit

/// What stays while a screen is shown by a ``ModalTransition``: the clip around it, the dimmed
/// backdrop, the gesture that dismisses it, and the transition itself.
///
/// It lays out at rest only. While a transition is in flight that one arranges the screen, and a
/// new size of the container is taken up at its end.
final class ModalPresentationController: UIPresentationController {
  private static let dimming: CGFloat = 0.2

  /// The interaction by which a finger may dismiss this presentation.
  let interaction: PanDismissInteraction?

  private let transition: ModalTransition
  private let clip = ClipView()
  private let backdrop = UIView()
  private var isAtRest = true

  init(
    presenting: UIViewController?, presented: UIViewController, transition: ModalTransition
  ) {
    self.transition = transition
    switch transition.dismissal {
    case .pan(let direction):
      interaction = PanDismissInteraction(
        dismissing: presented, direction: direction, options: transition.dismissalOptions)
    case nil: interaction = nil
    }
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var presentedView: UIView? { clip }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    if let view = presentedViewController.view {
      clip.embed(view)
      TransitionAttachment.attach(transition, to: view)
    }
    backdrop.backgroundColor = .black
    backdrop.alpha = 0
    containerView.insertSubview(backdrop, at: 0)
    // What VoiceOver is kept from are the siblings of the container: the screens behind.
    containerView.accessibilityViewIsModal = true
    clip.onEscape = { [weak self] in self?.escape() ?? false }
    if let interaction { containerView.addGestureRecognizer(interaction.gestureRecognizer) }
    layOut()
    isAtRest = false
    alongsideTransition { [backdrop] in backdrop.alpha = Self.dimming }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    comeToRest()
    if completed { UIAccessibility.post(notification: .screenChanged, argument: clip) }
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    isAtRest = false
    alongsideTransition { [backdrop] in backdrop.alpha = 0 }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if !completed { backdrop.alpha = Self.dimming }
    comeToRest()
    if completed { UIAccessibility.post(notification: .screenChanged, argument: nil) }
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    interaction?.interrupt()
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    if isAtRest { layOut() }
  }

  private func escape() -> Bool {
    guard presentedViewController.isDismissibleByUser else { return false }
    presentedViewController.dismiss(animated: true)
    return true
  }

  private func comeToRest() {
    isAtRest = true
    layOut()
  }

  private func layOut() {
    guard let containerView else { return }
    backdrop.frame = containerView.bounds
    clip.place(at: frameOfPresentedViewInContainerView)
  }

  /// Makes changes along with the transition, or at once if it is not animated.
  private func alongsideTransition(_ changes: @escaping () -> Void) {
    let coordinator = presentedViewController.transitionCoordinator
    guard let coordinator, coordinator.isAnimated else { return changes() }
    coordinator.animate(alongsideTransition: { _ in changes() }, completion: nil)
  }
}
