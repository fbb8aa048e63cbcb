public import UIKit

/// Lets a finger drag a presented screen away, which follows it in two dimensions.
///
/// The screen goes where the finger goes and shrinks about it, and what is behind clears with the
/// distance. Lifting the finger lets the screen fly into the source of its zoom, where that is
/// then, or back to its place, with the velocity of the finger. A ``ModalTransition`` with
/// `dismissal: .drag` brings one for each presentation. A hand-written delegate keeps one itself:
///
/// ```swift
/// let drag = DragDismissInteraction(dismissing: photo)
/// photo.view.addGestureRecognizer(drag.gestureRecognizer)
///
/// func interactionControllerForDismissal(
///   using animator: any UIViewControllerAnimatedTransitioning
/// ) -> (any UIViewControllerInteractiveTransitioning)? {
///   drag.interactionController(using: animator)
/// }
/// ```
///
/// It is no `UIPercentDrivenInteractiveTransition`, as one percentage does not say where a finger
/// is. It moves the screens of a ``TransitionAnimator``, whatever its effect: with a fade, the
/// screen fades as it is dragged.
///
/// A drag begins in its direction, like a ``PanDismissInteraction``, and then goes anywhere. It
/// dismisses if it has come far enough along the direction, or is fast enough; see
/// ``DragRelease``. Place and size come to
/// rest on springs of their own. What runs can be caught, and what the system interrupts is put
/// right, as with a pan. Inside a scroll view the content goes first, as with a pan; pulled back to
/// its place, the screen stays in the hand while the content scrolls, and the drag is cancelled
/// when the finger lifts.
public final class DragDismissInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  /// The recognizer to add to the presented view or its container.
  ///
  /// A ``ModalTransition`` adds it to the container, where it stays under the finger when the
  /// screen moves. Its delegate is needed; other recognizers may be made to wait for it, or it for
  /// them.
  public let gestureRecognizer: UIPanGestureRecognizer

  private let subject: DismissalSubject
  private let driver = DragDriver()
  let grip: TransitionGrip
  /// Stands in where UIKit has been given another animator.
  private var ownAnimator: TransitionAnimator?

  /// Makes an interaction that dismisses one controller.
  ///
  /// - Parameters:
  ///   - viewController: The presented controller; not retained. Nothing happens while it is not
  ///     presented.
  ///   - direction: The direction in which the drag begins; downwards by default.
  ///   - release: When it dismisses as the finger lifts; after 132.5 points or at 1050 points a
  ///     second by default.
  ///   - options: When the drag begins, and what the app hears of it; the defaults by default.
  public init(
    dismissing viewController: UIViewController, direction: DismissalDirection = .down,
    release: DragRelease = DragRelease(), options: GestureOptions = GestureOptions()
  ) {
    let pan = GripPan()
    gestureRecognizer = pan
    let subject = DismissalSubject(viewController, direction: direction, options: options)
    self.subject = subject
    self.release = release
    grip = TransitionGrip(on: subject, driver: driver)
    super.init()
    driver.decide = { [weak self] in self?.release.pose(after: $0, $1) }
    subject.connect(to: grip, pan)
    pan.connect(to: grip)
  }

  /// The direction in which a drag begins.
  public var direction: DismissalDirection { subject.direction }

  /// When the drag dismisses as the finger lifts; a change holds from the next time on.
  public var release: DragRelease

  /// When the drag begins, and what the app hears of it; a change holds from the next movement on.
  public var options: GestureOptions {
    get { subject.options }
    set { subject.options = newValue }
  }

  /// Whether a finger has asked for a dismissal that UIKit has not started yet.
  public var isBeginning: Bool { grip.isBeginning }

  /// Returns the interaction as what drives a transition, for a delegate to return to UIKit.
  ///
  /// For a dismissal that the finger has asked for it drives; anything else runs by itself, to be
  /// caught by the finger.
  ///
  /// - Parameter animator: The animator of the presentation or dismissal.
  /// - Returns: The interaction, or `nil` if the animator is no ``TransitionAnimator``: then the
  ///   transition is not interactive.
  public func interactionController(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let animator = animator as? TransitionAnimator else { return nil }
    prepare(animator)
    return self
  }

  // MARK: UIViewControllerInteractiveTransitioning

  /// Whether the transition that UIKit is about to start begins in the hand of the finger.
  public var wantsInteractiveStart: Bool { driver.wantsInteractiveStart }

  /// Takes the screen, and catches up with what the finger has done meanwhile; or lets the
  /// transition run, to be caught, if no finger has asked for it.
  ///
  /// It fades if UIKit has not been given a ``TransitionAnimator``, which the interaction has to
  /// know by ``interactionController(using:)``.
  ///
  /// - Parameter transitionContext: The presentation or dismissal.
  public func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    let session = animator(of: transitionContext).session(of: transitionContext)
    if driver.wantsInteractiveStart {
      session.startInHand()
    } else {
      session.start()
    }
    grip.enter(transitionContext, with: self)
  }

  private func animator(
    of context: any UIViewControllerContextTransitioning
  ) -> TransitionAnimator {
    let isAppearing = subject.isAppearing(in: context)
    // One of our own, or one for the other way, is for a transition that is over.
    if let animator = driver.animator, animator !== ownAnimator,
      animator.operation.isAppearing == isAppearing
    {
      return animator
    }
    let animator = TransitionAnimator.standIn(for: isAppearing ? .present : .dismiss)
    ownAnimator = animator
    connect(animator)
    return animator
  }

  private func connect(_ animator: TransitionAnimator) {
    animator.isDraggable = true
    driver.animator = animator
  }
}

extension DragDismissInteraction: DismissalInteraction {
  func prepare(_ animator: TransitionAnimator) {
    grip.prepare()
    connect(animator)
  }
}
