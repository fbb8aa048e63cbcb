public import UIKit

/// An interaction with which a finger dismisses a presented screen by a pan.
///
/// The translation of the finger drives the dismissal, forward and back. The release finishes or
/// cancels it. A ``ModalTransition`` with `dismissal: .panDown`, or another
/// ``DismissalGesture/pan(_:release:)``, makes an interaction for each presentation. A hand-written
/// delegate keeps one itself:
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
/// ``EdgeEffect``, follows the finger point by point. If the finger pulls the screen of a
/// ``ModalTransition`` back beyond its place, the screen follows with the resistance of a scroll
/// view at its edge. On release, the dismissal finishes if the projected progress is beyond a
/// third, and is canceled otherwise. ``options`` and ``release`` change these rules. What the
/// finger does before UIKit has started the transition is not lost.
///
/// **Scroll views.** Inside a scroll view that scrolls along the direction, the content moves
/// first, and the screen moves when the content is at its edge. When the finger has pulled the
/// screen back to its place, the content scrolls, and the dismissal is canceled.
///
/// **Catches in flight.** If UIKit has this interaction for a transition, a finger can catch that
/// transition in flight, whether it runs forward or back. An animator that is not MatchCut's has to
/// be interruptible, and the interaction has to know it by ``interactionController(using:)``. The
/// transition stops under the finger and follows it, and the release decides its outcome. If the
/// finger has not moved, the transition continues. A ``ModalTransition`` returns the interaction
/// for all transitions. A hand-written delegate may return it for presentations, too, or only while
/// it ``isBeginning``, so that a finger cannot catch dismissals in code.
///
/// **Interruptions.** A touch has no effect if the system cancels it, if the scene is
/// deactivated, or if the container changes its size. A dismissal that the finger has begun is then
/// canceled, and a transition that the app has begun finishes.
public final class PanDismissInteraction: UIPercentDrivenInteractiveTransition {
  /// The recognizer to add to the presented view or its container.
  ///
  /// A ``ModalTransition`` adds it to the container, which stays under the finger when the screen
  /// moves. An app may add failure requirements between it and other recognizers. It must not
  /// replace the recognizer's delegate.
  public let gestureRecognizer: UIPanGestureRecognizer

  private let delegate: DismissalGestureDelegate
  package private(set) lazy var gesture = TransitionGesture(of: delegate, by: self)

  /// Creates an interaction that dismisses one controller.
  ///
  /// - Parameters:
  ///   - viewController: The presented controller, which is not retained. Nothing happens while it
  ///     is not presented.
  ///   - direction: The direction in which the finger dismisses, or several; down by default. An empty
  ///     set is reported as misuse, and no pan begins.
  ///   - release: The rule by which it dismisses on release; by default, at a projected progress
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
    delegate.gesture = gesture
    pan.connect(to: gesture)
  }

  /// The directions in which the finger dismisses.
  public var direction: GestureDirection { delegate.direction }

  /// The rule by which the pan dismisses on release; a change applies from the next release on.
  public var release: PanRelease

  /// The options of the gesture; a change applies from the next movement on.
  public var options: GestureOptions {
    get { delegate.options }
    set { delegate.options = newValue }
  }

  /// Whether a finger has requested a dismissal that UIKit has not started yet.
  ///
  /// If a delegate returns the interaction to UIKit only then, a finger cannot catch dismissals in
  /// code.
  public var isBeginning: Bool { gesture.isBeginning }

  /// Returns the interaction controller of a transition, for a delegate to return to UIKit.
  ///
  /// The interaction drives a dismissal that the finger has requested. Any other transition runs by
  /// itself, and the finger may catch it. A ``TransitionAnimator`` is told of the interaction.
  ///
  /// - Parameter animator: The animator of the presentation or dismissal. A finger can catch it
  ///   only if it is interruptible.
  /// - Returns: The interaction.
  public func interactionController(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if let animator = animator as? TransitionAnimator { prepare(animator) }
    gesture.appAnimator = animator
    return self
  }

  /// Takes control of the transition, and applies what the finger has done meanwhile.
  ///
  /// If no finger has requested the transition, it runs by itself, and a finger may catch it.
  public override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    transitionContext.cancelWithoutWindow()
    super.startInteractiveTransition(transitionContext)
    gesture.enter(transitionContext, with: self)
  }
}

extension PanDismissInteraction: DismissalInteraction, MoverProvider {
  var gestureRecognizers: [UIGestureRecognizer] { [gestureRecognizer] }

  func makeMover() -> any TransitionMover {
    PercentMover { [weak self] in
      self?.release ?? PanRelease()
    } control: { [weak self] in
      self
    }
  }
}
