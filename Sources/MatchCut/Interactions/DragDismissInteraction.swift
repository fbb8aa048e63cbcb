public import UIKit

/// An interaction that dismisses a presented screen with a drag.
///
/// The screen follows the finger in two dimensions and shrinks, and the dimming of the screen
/// behind fades with the distance. On release, the screen moves into the source of its zoom,
/// wherever that is then, or back to its place, with the velocity of the finger. A
/// ``ModalTransition`` with `dismissal: .drag` makes an interaction for each presentation. In a
/// delegate of your own, retain one:
///
/// ```swift
/// let drag = DragDismissInteraction(dismissing: photo)
/// for recognizer in drag.gestureRecognizers { photo.view.addGestureRecognizer(recognizer) }
///
/// func interactionControllerForDismissal(
///   using animator: any UIViewControllerAnimatedTransitioning
/// ) -> (any UIViewControllerInteractiveTransitioning)? {
///   drag.interactionController(using: animator)
/// }
/// ```
///
/// The interaction is not a `UIPercentDrivenInteractiveTransition`, because a percentage does not
/// describe a position. It moves the screens of a ``TransitionAnimator`` with any effect. Under a
/// finger, a screen is opaque; with a fade, it fades after the release.
///
/// A drag begins in its direction, like a ``PanDismissInteraction``, or from the leading edge, and
/// then follows the finger in any direction. With a pinch, the screen moves, rotates and shrinks
/// between two fingers. Fingers may join and lift without a jump. ``DragGestures`` selects among these.
///
/// On release, the screen is dismissed if the translation along the direction or the speed is large
/// enough, or if the fingers are close enough to each other; see ``DragRelease``. The position and
/// the size come to rest on separate springs. As with a pan, the user can catch a transition in
/// flight, and a touch that the system cancels has no effect. Inside a scroll view, the content
/// moves first, as with a pan. Once the user has pulled the screen back to its place, the content
/// scrolls, the transition remains interactive, and the drag is canceled on release.
public final class DragDismissInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  /// The recognizers to add to the presented view or its container, one for each gesture.
  ///
  /// A ``ModalTransition`` adds them to the container, because that stays under the finger in a
  /// drag. On the view of a screen that fades, a second finger may not join the first. You can add
  /// failure requirements between them and other recognizers. Do not replace their delegates.
  public let gestureRecognizers: [UIGestureRecognizer]

  private let delegate: DismissalGestureDelegate
  package private(set) lazy var gesture = TransitionGesture(
    of: delegate,
    by: .drag(
      DragMovement(fliesOff: delegate.directions.all.count > 1) { [weak self] in
        self?.release ?? DragRelease()
      }), isPinchable: gestureRecognizers.contains { $0 is InteractionPinch })

  /// Creates an interaction that dismisses one controller.
  ///
  /// - Parameters:
  ///   - viewController: The presented controller; not retained. Nothing happens while it is not
  ///     presented.
  ///   - direction: The direction in which a drag with one finger begins, or several; down by
  ///     default. An empty set is reported as misuse, and no such drag begins.
  ///   - gestures: The gestures; by default, such a drag, one from the leading edge, and a pinch.
  ///   - release: The rule for the release; `DragRelease()` by default.
  ///   - options: The options of the gesture; `GestureOptions()` by default.
  public init(
    dismissing viewController: UIViewController, direction: GestureDirection = .down,
    gestures: DragGestures = .all, release: DragRelease = DragRelease(),
    options: GestureOptions = GestureOptions()
  ) {
    let (pan, edgePan, pinch) = (InteractionPan(), InteractionEdgePan(), InteractionPinch())
    gestureRecognizers = gestures.choose(pan: pan, edge: edgePan, pinch: pinch)
    delegate = DismissalGestureDelegate(
      viewController, direction: direction, options: options, isDrag: true)
    self.release = release
    super.init()
    pan.connect(to: gesture)
    edgePan.connect(to: gesture)
    pinch.connect(to: gesture)
  }

  /// The rule for the release; a change applies from the next release on.
  public var release: DragRelease

  /// The options of the gesture; a change applies from the next movement on.
  public var options: GestureOptions {
    get { delegate.options }
    set { delegate.options = newValue }
  }

  /// Whether the gesture has requested a dismissal that UIKit has not started yet.
  public var isBeginning: Bool { gesture.isBeginning }

  /// Returns the interaction controller of a transition, for a delegate to return to UIKit.
  ///
  /// The interaction drives a dismissal that the gesture has requested. Any other transition runs
  /// by itself, and the user can catch it.
  ///
  /// - Parameter animator: The animator of the presentation or dismissal.
  /// - Returns: The interaction; `nil` if the animator is not a ``TransitionAnimator``, so that the
  ///   transition is not interactive.
  public func interactionController(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard animator is TransitionAnimator else { return nil }
    gesture.prepare(for: animator)
    return self
  }

  // MARK: UIViewControllerInteractiveTransitioning

  /// Whether the transition that UIKit is about to start begins interactively.
  public var wantsInteractiveStart: Bool { gesture.requested != nil }

  /// Takes control of the transition, and catches up with the finger.
  ///
  /// If the gesture has not requested the transition, it runs by itself, and the user can catch it.
  /// It is a fade unless UIKit has a ``TransitionAnimator`` that the interaction knows from
  /// ``interactionController(using:)``.
  public func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    let isAppearing = delegate.isAppearing(in: transitionContext)
    var animator = gesture.nextAnimator as? TransitionAnimator
    // An animator for the opposite operation belongs to a transition that is over.
    if animator?.operation.isAppearing != isAppearing { animator = nil }
    start(transitionContext) {
      gesture.play(
        transitionContext, by: animator ?? Self.fade(for: isAppearing ? .present : .dismiss))
    }
  }

  private static func fade(for operation: TransitionOperation) -> TransitionAnimator {
    let animator = TransitionAnimator(.fade, for: operation)
    animator.isDraggable = true
    return animator
  }
}

extension DragDismissInteraction: DismissalInteraction {}
