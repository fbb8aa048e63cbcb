/// What an animator is told about a transition, and what it reports back; UIKit alone adopts it.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition is driven by the user at present.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The presentation style of a modal transition.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Reports how far an interactive transition has come, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the user let the transition go to its end.
  func finishInteractiveTransition()
  /// Reports that the user took the transition back.
  func cancelInteractiveTransition()
  /// Reports that the user caught an interruptible transition in flight.
  func pauseInteractiveTransition()
  /// Ends the transition, which has succeeded or was cancelled.
  func completeTransition(_ didComplete: Bool)
  /// The controller of one side of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view of one side of the transition, nil if it is not the animator's to handle.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The rotation applied by the transition.
  var targetTransform: CGAffineTransform { get }
  /// The frame of a controller's view when the transition begins, or zero.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The frame of a controller's view when the transition has succeeded, or zero.
  func finalFrame(for vc: UIViewController) -> CGRect
}
