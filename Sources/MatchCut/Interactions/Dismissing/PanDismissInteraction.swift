public import UIKit

/// Lets a finger dismiss a presented screen by pulling it away, as far as it likes and back again.
///
/// The way of the finger scrubs the animation of the dismissal; lifting the finger finishes or
/// cancels it. A ``ModalTransition`` with `dismissal: .panDown`, or another
/// ``DismissalGesture/pan(_:)``, brings one for each presentation. A hand-written delegate keeps
/// one itself:
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
/// A pan begins only in its direction, while nothing is presented above the screen, no transition
/// is in flight, and neither ``GestureOptions/shouldBegin``, `isModalInPresentation` nor the
/// delegate of the presentation controller says no. Progress is the way of the finger as a part
/// of the container's extent. Pulled back beyond its place, the screen of a ``ModalTransition``
/// gives way like a scroll view at its end. The pan finishes if the movement, carried on at the
/// speed of the finger, would get beyond a third; else it cancels. ``options`` change these
/// numbers. What the finger does before UIKit has started the transition is not lost.
///
/// **Scroll views.** Inside one that scrolls along the direction, the content goes first, and the
/// screen when that is at its edge; pulled back to its place, the screen leaves the finger to the
/// content, and the dismissal is cancelled.
///
/// **Caught in flight.** A transition that was handed to UIKit with this interaction can be caught
/// while it runs, on its way back as well as on its way out: it stops under the finger, goes with
/// it, and lifting the finger decides anew. A finger that has not moved lets it run on. A
/// ``ModalTransition`` hands all over. A hand-written delegate may return the interaction for
/// presentations, too; or only while it ``isBeginning``, so that dismissals in code are not caught.
///
/// **Interrupted.** If the system takes the touch away, the scene is deactivated, or the container
/// changes its size, the touch counts for nothing: what the finger has begun is cancelled, and what
/// the app has begun is finished.
public final class PanDismissInteraction: UIPercentDrivenInteractiveTransition {
  /// The recognizer to add to the presented view or its container.
  ///
  /// A ``ModalTransition`` adds it to the container, where it stays under the finger when the
  /// screen moves. Its delegate is needed; other recognizers may be made to wait for it, or it for
  /// them.
  public let gestureRecognizer: UIPanGestureRecognizer

  private let subject: DismissalSubject
  private lazy var driver = PercentDriver(self, stretches: true) { [weak self] in
    self?.release.decision(at: $0, velocity: $1).finishes == true
  }
  private(set) lazy var grip = TransitionGrip(on: subject, driver: driver)

  /// Makes an interaction that dismisses one controller.
  ///
  /// - Parameters:
  ///   - viewController: The presented controller; not retained. Nothing happens while it is not
  ///     presented.
  ///   - direction: The direction in which the finger dismisses; downwards by default.
  ///   - release: When it dismisses as it lifts; beyond a third of the container by default.
  ///   - options: When the pan begins, and what the app hears of it; the defaults by default.
  public init(
    dismissing viewController: UIViewController, direction: DismissalDirection = .down,
    release: PanRelease = PanRelease(), options: GestureOptions = GestureOptions()
  ) {
    self.release = release
    let pan = GripPan()
    gestureRecognizer = pan
    subject = DismissalSubject(viewController, direction: direction, options: options)
    super.init()
    wantsInteractiveStart = false
    subject.connect(to: grip, pan)
    pan.connect(to: grip)
  }

  /// The direction in which the finger dismisses.
  public var direction: DismissalDirection { subject.direction }

  /// When the finger dismisses as it lifts; a change holds from the next time on.
  public var release: PanRelease

  /// When the pan begins, and what the app hears of it; a change holds from the next movement on.
  public var options: GestureOptions {
    get { subject.options }
    set { subject.options = newValue }
  }

  /// Whether a finger has asked for a dismissal that UIKit has not started yet.
  ///
  /// A delegate that returns the interaction to UIKit only then rules out that dismissals in code
  /// are caught.
  public var isBeginning: Bool { grip.isBeginning }

  /// Returns the interaction as what drives a transition, for a delegate to return to UIKit.
  ///
  /// For a dismissal that the finger has asked for it drives; anything else runs by itself, to be
  /// caught by the finger. A ``TransitionAnimator`` gets to know of it.
  ///
  /// - Parameter animator: The animator of the presentation or dismissal, which has to be
  ///   interruptible to be caught.
  /// - Returns: The interaction.
  public func interactionController(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if let animator = animator as? TransitionAnimator { prepare(animator) }
    return self
  }

  /// Starts to drive the transition, and catches up with what the finger has done meanwhile; or
  /// lets it run, to be caught, if no finger has asked for it.
  ///
  /// - Parameter transitionContext: The presentation or dismissal.
  public override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    grip.enter(transitionContext, with: self)
  }
}

extension PanDismissInteraction: DismissalInteraction {
  func prepare(_ animator: TransitionAnimator) {
    grip.prepare()
    driver.animator = animator
  }
}
