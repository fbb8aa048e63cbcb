public import UIKit

/// Lets a finger dismiss a presented screen by pulling it down, as far as it likes and back again.
///
/// The way down scrubs the animation of the dismissal; lifting the finger finishes or cancels it. A
/// ``ModalTransition`` with `dismissal: .panDown` brings one for each presentation. A hand-written
/// delegate keeps one itself:
///
/// ```swift
/// let pan = PanDismissInteraction(dismissing: photo)
/// photo.view.addGestureRecognizer(pan.gestureRecognizer)
///
/// func interactionControllerForDismissal(
///   using animator: any UIViewControllerAnimatedTransitioning
/// ) -> (any UIViewControllerInteractiveTransitioning)? {
///   pan.isBeginning ? pan : nil
/// }
/// ```
///
/// A pan begins only downwards, while nothing is presented above the screen, no transition is in
/// flight and `isModalInPresentation` is `false`. It finishes if the movement, carried on at the
/// speed of the finger, would get beyond a third of the container's height; else, and whenever the
/// system takes the touch away, it cancels. What the finger does before UIKit has started the
/// transition is not lost.
public final class PanDismissInteraction: UIPercentDrivenInteractiveTransition {
  private enum State {
    /// No finger.
    case idle
    /// The dismissal has been asked for, but UIKit has not started it yet (A1).
    case requested(progress: CGFloat, outcome: Outcome?)
    /// The finger drives the dismissal.
    case driving
    /// UIKit knows the outcome, and the screen is on its way there.
    case settling
  }

  private enum Outcome {
    case finish
    case cancel
  }

  /// The recognizer to add to the presented view or its container.
  ///
  /// A ``ModalTransition`` adds it to the container, where it stays under the finger when the
  /// screen moves. Its delegate is needed; other recognizers may be made to wait for it, or it for
  /// them.
  public let gestureRecognizer: UIPanGestureRecognizer

  private weak var viewController: UIViewController?
  private weak var context: (any UIViewControllerContextTransitioning)?
  private var state = State.idle
  private var startTranslation: CGFloat = 0

  /// Makes an interaction that dismisses one controller.
  ///
  /// - Parameter viewController: The presented controller; not retained. Nothing happens while it
  ///   is not presented.
  public init(dismissing viewController: UIViewController) {
    let pan = DismissalPan()
    gestureRecognizer = pan
    self.viewController = viewController
    super.init()
    pan.connect(
      shouldBegin: { [weak self] in self?.shouldBegin ?? false },
      onReport: { [weak self] in self?.panReported() })
  }

  /// Whether a finger has asked for a dismissal that UIKit has not started yet.
  ///
  /// A delegate returns the interaction to UIKit only then: a dismissal that no finger drives would
  /// wait for one. One that has been started with it all the same is finished at once.
  public var isBeginning: Bool {
    if case .requested = state { true } else { false }
  }

  /// Starts to drive the dismissal, and catches up with what the finger has done meanwhile.
  ///
  /// - Parameter transitionContext: The dismissal.
  public override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    let container = transitionContext.containerView
    guard case .requested(let progress, let outcome) = state else {
      return LayoutHook.run(in: container) { [weak self] in self?.finish() }
    }
    let dismissed = transitionContext.viewController(forKey: .from)
    guard let coordinator = dismissed?.transitionCoordinator else {
      // A transition that is not animated is over by now.
      state = .idle
      return
    }
    state = .driving
    context = transitionContext
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.state = .idle }
    update(progress)
    guard let outcome else { return }
    // UIKit holds the animation as long as it is in this method: an outcome would have no effect.
    LayoutHook.run(in: container) { [weak self] in self?.settle(outcome) }
  }

  // MARK: The finger

  private func panReported() {
    switch gestureRecognizer.state {
    case .possible: break
    case .began: begin()
    case .changed: move(to: progress)
    case .ended: settle(outcomeOfRelease)
    default: settle(.cancel)
    }
  }

  private func begin() {
    guard canDismiss, let viewController else { return }
    startTranslation = gestureRecognizer.translation(in: container).y
    state = .requested(progress: 0, outcome: nil)
    viewController.dismiss(animated: true)
  }

  private func move(to progress: CGFloat) {
    switch state {
    case .requested(_, let outcome): state = .requested(progress: progress, outcome: outcome)
    case .driving: update(progress)
    case .idle, .settling: break
    }
  }

  private func settle(_ outcome: Outcome) {
    switch state {
    case .requested(let progress, _): state = .requested(progress: progress, outcome: outcome)
    case .driving:
      state = .settling
      // A transition that has lost its window is cancelled already, and takes the touch away.
      guard context?.transitionWasCancelled != true else { return }
      switch outcome {
      case .finish:
        timingCurve = UICubicTimingParameters(animationCurve: .easeOut)
        finish()
      case .cancel:
        // Going back on any other curve has been seen to jump (D, openradar 34674968).
        timingCurve = UICubicTimingParameters(animationCurve: .linear)
        cancel()
      }
    case .idle, .settling: break
    }
  }

  private var shouldBegin: Bool {
    // First, since asking for the container of a screen that is not presented would make a
    // presentation controller for it, and keep it (C29).
    guard canDismiss else { return false }
    let velocity = gestureRecognizer.velocity(in: container)
    return velocity.y > abs(velocity.x)
  }

  private var canDismiss: Bool {
    viewController?.isDismissibleByUser ?? false
  }

  private var progress: CGFloat {
    guard let height = container?.bounds.height, height > 0 else { return 0 }
    let way = gestureRecognizer.translation(in: container).y - startTranslation
    return min(max(way / height, 0), 1)
  }

  private var outcomeOfRelease: Outcome {
    guard let height = container?.bounds.height, height > 0 else { return .cancel }
    let velocity = gestureRecognizer.velocity(in: container).y / height
    return ReleaseDecision(progress: progress, velocity: velocity).finishes ? .finish : .cancel
  }

  /// What the finger is measured in: not the screen, which moves with it.
  private var container: UIView? {
    viewController?.presentationController?.containerView ?? gestureRecognizer.view?.window
  }
}
