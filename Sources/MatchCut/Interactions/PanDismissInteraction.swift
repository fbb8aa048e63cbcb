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
/// finger as a fraction of the container's height or width; a screen that only moves, as in a
/// slide, follows the finger point by point. If the user pulls the screen of a ``ModalTransition``
/// back beyond its place, the screen follows with the resistance of a scroll view at its edge. On
/// release, the dismissal finishes if the projected progress is beyond a third, and is canceled
/// otherwise. The options and the release change these rules. Movement before UIKit has started
/// the transition is not lost.
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
public final class PanDismissInteraction: PanInteraction, DismissalInteraction {
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
    super.init(
      DismissalGestureDelegate(viewController, direction: direction, options: options),
      release: release)
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
  ///   ``TransitionAnimator`` drives itself, so UIKit gets another object;
  ///   ``PanInteraction/update(_:)``, ``PanInteraction/pause()``, ``PanInteraction/finish()`` and
  ///   ``PanInteraction/cancel()`` of this one still move it, from UIKit's start on. Calls before that
  ///   are lost, as with UIKit's own.
  public func interactionController(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    gesture.prepare(for: animator)
    return controller(using: animator)
  }

  var gestureRecognizers: [UIGestureRecognizer] { [gestureRecognizer] }
}
