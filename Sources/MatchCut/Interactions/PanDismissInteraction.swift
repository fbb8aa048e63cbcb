public import UIKit

/// An interaction that dismisses a presented screen with a pan gesture.
///
/// The pan drives the dismissal forward and back. Its release finishes or cancels the dismissal. A
/// ``ModalTransition`` with `dismissal: .panDown`, or another ``DismissalGesture/pan(_:release:)``,
/// makes an interaction for each presentation. In a delegate of your own, retain one:
///
/// ```swift
/// let pan = PanDismissInteraction(dismissing: photo)
/// photo.view.addGestureRecognizer(pan.gestureRecognizer)
///
/// func interactionControllerForDismissal(
///   using animator: any UIViewControllerAnimatedTransitioning
/// ) -> (any UIViewControllerInteractiveTransitioning)? {
///   pan.interactionController(using: animator)
/// }
/// ```
///
/// A pan begins only in its direction. It does not begin while the screen presents another one,
/// while a transition is in flight, or if ``GestureOptions/shouldBegin``, `isModalInPresentation`
/// or the delegate of the presentation controller refuses. The progress is the translation of the
/// finger as a fraction of the container's height or width; a screen that only moves, as with
/// ``EdgeEffect``, follows the finger point by point. If the user pulls the screen of a
/// ``ModalTransition`` back beyond its place, the screen follows with the resistance of a scroll
/// view at its edge. On release, the dismissal finishes if the projected progress is beyond a
/// third, and is canceled otherwise. ``options`` and ``release`` change these rules. Movement
/// before UIKit has started the transition is not lost.
///
/// **Scroll views.** Inside a scroll view that scrolls along the direction, the content moves
/// first, and the screen moves when the content is at its edge. Once the user has pulled the screen
/// back to its place, the content scrolls, and the dismissal is canceled.
///
/// **Catches in flight.** If UIKit has this interaction for a transition, the user can catch that
/// transition in flight, whether it runs forward or back. An animator that is not MatchCut's has to
/// be interruptible, and the interaction has to know it from ``interactionController(using:)``. The
/// transition stops under the finger and follows it, and the release decides its outcome. If the
/// finger has not moved, the transition continues. A ``ModalTransition`` returns the interaction
/// for all transitions. A delegate of your own may return it for presentations, too, or only while
/// it ``isBeginning``, so that dismissals in code cannot be caught.
///
/// **Interruptions.** A touch has no effect if the system cancels it, if the scene is deactivated,
/// or if the container changes its size. A dismissal that the gesture has begun is then canceled,
/// and a transition that the app has begun finishes.
public final class PanDismissInteraction: UIPercentDrivenInteractiveTransition {
  /// The recognizer to add to the presented view or its container.
  ///
  /// A ``ModalTransition`` adds it to the container, because that stays under the finger when the
  /// screen moves. You can add failure requirements between it and other recognizers. Do not
  /// replace its delegate.
  public let gestureRecognizer: UIPanGestureRecognizer

  private let delegate: DismissalGestureDelegate
  package private(set) lazy var gesture = TransitionGesture(
    of: delegate,
    by: .percentage(
      PercentMovement(
        release: { [weak self] in self?.release ?? PanRelease() }, control: { [weak self] in self },
        stretches: true)))

  /// Creates an interaction that dismisses one controller.
  ///
  /// - Parameters:
  ///   - viewController: The presented controller; not retained. Nothing happens while it is not
  ///     presented.
  ///   - direction: The direction in which the pan dismisses, or several; down by default. An
  ///     empty set is reported as misuse, and no pan begins.
  ///   - release: The rule for the release; by default, the pan dismisses at a projected progress
  ///     beyond a third of the container.
  ///   - options: The options of the gesture; `GestureOptions()` by default.
  public init(
    dismissing viewController: UIViewController, direction: GestureDirection = .down,
    release: PanRelease = PanRelease(), options: GestureOptions = GestureOptions()
  ) {
    self.release = release
    let pan = InteractionPan()
    gestureRecognizer = pan
    delegate = DismissalGestureDelegate(viewController, direction: direction, options: options)
    super.init()
    wantsInteractiveStart = false
    pan.connect(to: gesture)
  }

  /// The directions in which the pan dismisses.
  public var direction: GestureDirection { delegate.directions.set }

  /// The rule for the release; a change applies from the next release on.
  public var release: PanRelease

  /// The options of the gesture; a change applies from the next movement on.
  public var options: GestureOptions {
    get { delegate.options }
    set { delegate.options = newValue }
  }

  /// Whether the gesture has requested a dismissal that UIKit has not started yet.
  ///
  /// If a delegate returns the interaction to UIKit only then, dismissals in code cannot be caught.
  public var isBeginning: Bool { gesture.isBeginning }

  /// Returns the interaction controller of a transition, for a delegate to return to UIKit.
  ///
  /// The interaction drives a dismissal that the gesture has requested. Any other transition runs
  /// by itself, and the user can catch it. The call prepares a ``TransitionAnimator`` for that.
  ///
  /// - Parameter animator: The animator of the presentation or dismissal. The user can catch it
  ///   only if it is interruptible.
  /// - Returns: What drives the transition: this interaction for an animator of your own. A
  ///   ``TransitionAnimator`` drives itself, so UIKit gets another object; ``update(_:)``,
  ///   ``pause()``, ``finish()`` and ``cancel()`` of this one still move it.
  public func interactionController(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    gesture.prepare(for: animator)
    return controller(using: animator)
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

extension PanDismissInteraction: DismissalInteraction {
  var gestureRecognizers: [UIGestureRecognizer] { [gestureRecognizer] }
}
