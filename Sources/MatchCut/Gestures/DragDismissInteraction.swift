public import UIKit

/// An interaction with which a finger drags a presented screen away.
///
/// The screen follows the finger in two dimensions and shrinks, and the dimming of the screen
/// behind fades with the distance. On release, the screen moves into the source of its zoom,
/// wherever that is then, or back to its place, with the velocity of the finger. A
/// ``ModalTransition`` with `dismissal: .drag` makes an interaction for each presentation. A
/// hand-written delegate keeps one itself:
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
/// It is not a `UIPercentDrivenInteractiveTransition`, because a percentage does not say where a
/// finger is. It moves the screens of a ``TransitionAnimator`` with any effect. With a fade, the
/// screen fades as the finger drags it.
///
/// A drag begins in its direction, like a ``PanDismissInteraction``, or from the leading edge, and
/// then follows the finger in any direction. With a pinch, the screen moves, rotates and shrinks
/// between two fingers. Fingers may join and lift without a jump. ``gestures`` selects among these.
///
/// It dismisses if its translation along the direction or its speed is large enough, or if the
/// fingers are close enough to each other; see ``DragRelease``. The position and the size come to
/// rest on separate springs. As with a pan, a finger can catch a transition in flight, and a touch
/// that the system cancels has no effect. Inside a scroll view, the content moves first, as with a
/// pan. When the finger has pulled the screen back to its place, the content scrolls, the
/// transition remains interactive, and the drag is canceled on release.
public final class DragDismissInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  /// The recognizer of a finger that drags in the direction.
  ///
  /// It is the first of ``gestureRecognizers``, if ``gestures`` contains it.
  public let gestureRecognizer: UIPanGestureRecognizer

  /// The recognizers to add to the presented view or its container, one for each gesture.
  ///
  /// A ``ModalTransition`` adds them to the container, which stays under the finger when the screen
  /// moves. On the view of a screen that fades, a second finger may not join the first. An app may add
  /// failure requirements between them and other recognizers. It must not replace their delegates.
  public let gestureRecognizers: [UIGestureRecognizer]

  /// The gestures by which fingers may begin.
  public let gestures: DragGestures

  private let delegate: DismissalGestureDelegate
  private let starter = DragStarter()
  package private(set) lazy var gesture = TransitionGesture(
    of: delegate, by: self, isPinchable: gestures.contains(.pinch))

  /// Creates an interaction that dismisses one controller.
  ///
  /// - Parameters:
  ///   - viewController: The presented controller, which is not retained. Nothing happens while it
  ///     is not presented.
  ///   - direction: The direction in which a single finger begins, or several; down by default. An empty
  ///     set is reported as misuse, and no such finger begins.
  ///   - gestures: The gestures; by default, such a finger, one from the leading edge, and a pinch.
  ///   - release: The rule by which it dismisses on release; `DragRelease()` by default.
  ///   - options: The options of the gesture; `GestureOptions()` by default.
  public init(
    dismissing viewController: UIViewController, direction: GestureDirection = .down,
    gestures: DragGestures = .all, release: DragRelease = DragRelease(),
    options: GestureOptions = GestureOptions()
  ) {
    let (pan, edgePan, pinch) = (InteractionPan(), InteractionEdgePan(), InteractionPinch())
    gestureRecognizer = pan
    self.gestures = gestures
    gestureRecognizers = gestures.choose(pan: pan, edge: edgePan, pinch: pinch)
    delegate = DismissalGestureDelegate(
      viewController, direction: direction, options: options, isDrag: true)
    self.release = release
    super.init()
    delegate.gesture = gesture
    pan.connect(to: gesture)
    edgePan.connect(to: gesture)
    pinch.connect(to: gesture)
  }

  /// The directions in which a drag begins.
  public var direction: GestureDirection { delegate.direction }

  /// The rule by which the drag dismisses on release; a change applies from the next release on.
  public var release: DragRelease

  /// The options of the gesture; a change applies from the next movement on.
  public var options: GestureOptions {
    get { delegate.options }
    set { delegate.options = newValue }
  }

  /// Whether a finger has requested a dismissal that UIKit has not started yet.
  public var isBeginning: Bool { gesture.isBeginning }

  /// Returns the interaction controller of a transition, for a delegate to return to UIKit.
  ///
  /// The interaction drives a dismissal that the finger has requested. Any other transition runs by
  /// itself, and the finger may catch it.
  ///
  /// - Parameter animator: The animator of the presentation or dismissal.
  /// - Returns: The interaction; `nil` if the animator is not a ``TransitionAnimator``, so that the
  ///   transition is not interactive.
  public func interactionController(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let animator = animator as? TransitionAnimator else { return nil }
    prepare(animator)
    return self
  }

  // MARK: UIViewControllerInteractiveTransitioning

  /// Whether the transition that UIKit is about to start begins interactively.
  public private(set) var wantsInteractiveStart = false

  /// Takes control of the transition, and applies what the finger has done meanwhile.
  ///
  /// If no finger has requested the transition, it runs by itself, and a finger may catch it. It is
  /// a fade unless UIKit has a ``TransitionAnimator`` that the interaction knows from
  /// ``interactionController(using:)``.
  public func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    starter.start(
      transitionContext, as: delegate.isAppearing(in: transitionContext) ? .present : .dismiss,
      isInteractive: wantsInteractiveStart)
    gesture.enter(transitionContext, with: self)
  }
}

extension DragDismissInteraction: DismissalInteraction, MoverProvider {
  func prepare(_ animator: TransitionAnimator) {
    gesture.prepare()
    starter.prepare(animator)
  }

  func makeMover() -> any TransitionMover {
    DragMover(fliesOff: direction.elements.count > 1) { [weak self] in
      self?.release.pose(after: $0, $1)
    }
  }

  func setInteractiveStart(_ isInteractive: Bool) {
    wantsInteractiveStart = isInteractive
  }
}
