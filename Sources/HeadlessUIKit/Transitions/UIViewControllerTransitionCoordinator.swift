/// Lets others animate along with a transition and learn how it ended.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs animations in the transition's animation block, and a completion after its end.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs animations of a view outside the container along with the transition.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls a handler whenever the transition gets into or out of the user's hand.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
}

extension UIViewControllerTransitionCoordinator {
  /// Runs animations in the transition's animation block.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Runs animations of a view outside the container along with the transition.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}

/// What those who follow a transition are told about it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The presentation style of a modal transition, `.none` for others.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition began in the user's hand.
  var initiallyInteractive: Bool { get }
  /// Whether the transition can be caught in flight.
  var isInterruptible: Bool { get }
  /// Whether the user drives the transition at present.
  var isInteractive: Bool { get }
  /// Whether the transition was canceled; tells nothing before the interaction has ended.
  var isCancelled: Bool { get }
  /// The length of the transition without interaction, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far the transition had come when the interaction ended.
  var percentComplete: CGFloat { get }
  /// The speed at which the transition runs to its end.
  var completionVelocity: CGFloat { get }
  /// The curve along which the transition runs to its end.
  var completionCurve: UIView.AnimationCurve { get }
  /// The controller of one side of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view of one side of the transition, nil if it is not the animator's to handle.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// The rotation applied by the transition.
  var targetTransform: CGAffineTransform { get }
}
