public import UIKit

/// A pan that drives a transition: the base of ``PanDismissInteraction`` and
/// ``PanPresentInteraction``.
public class PanInteraction: UIPercentDrivenInteractiveTransition, GestureInteractionController {
  /// The recognizer to add to a view.
  ///
  /// To dismiss, add it to the presented view or its container; a ``ModalTransition`` adds it to the
  /// container, because that stays under the finger when the screen moves. To present, add it to a
  /// view of the presenter, such as a mini player or the whole screen. You can add failure
  /// requirements between it and other recognizers. Do not replace its delegate.
  public let gestureRecognizer: UIPanGestureRecognizer

  /// The rule for the release; a change applies from the next release on.
  public var release: PanRelease

  /// The options of the gesture; a change applies from the next movement on.
  public var options: GestureOptions {
    get { delegate.options }
    set { delegate.options = newValue }
  }

  let delegate: any ModalGestureDelegate
  package private(set) lazy var gesture = TransitionGesture(
    of: delegate,
    by: .percentage(
      PercentMovement(
        rule: { [weak self] in self?.release ?? PanRelease() }, control: { [weak self] in self },
        presents: delegate.presents, stretches: true)))

  init(_ delegate: any ModalGestureDelegate, release: PanRelease) {
    self.delegate = delegate
    self.release = release
    let pan = InteractionPan()
    gestureRecognizer = pan
    super.init()
    wantsInteractiveStart = false
    pan.connect(to: gesture)
  }

  /// Takes control of the transition, and catches up with the finger.
  ///
  /// If the gesture has not requested the transition, it runs by itself, and the user can catch it.
  public override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    start(transitionContext) { super.startInteractiveTransition(transitionContext) }
  }

  // MARK: Code in place of a gesture

  /// The fraction of the transition that was shown last.
  public override var percentComplete: CGFloat {
    gesture.ownRun?.shownFraction ?? super.percentComplete
  }

  /// The duration of the transition, in seconds.
  public override var duration: CGFloat { gesture.ownRun?.duration ?? super.duration }

  /// Stops the transition in flight where it is.
  public override func pause() { gesture.ownRun?.pause() ?? super.pause() }

  /// Shows a fraction of the transition, clamped to 0…1.
  public override func update(_ percentComplete: CGFloat) {
    gesture.ownRun?.update(percentComplete) ?? super.update(percentComplete)
  }

  /// Releases the transition to run to its end.
  public override func finish() { gesture.ownRun?.release(true, like: self) ?? super.finish() }

  /// Releases the transition to run back to its start.
  public override func cancel() { gesture.ownRun?.release(false, like: self) ?? super.cancel() }
}
