/// What an animator is told about a transition, and what it reports back; UIKit alone adopts it.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition is driven by the user at present.
  var isInteractive: Bool { get }
  /// Whether the transition was canceled.
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
  /// Ends the transition, which has succeeded or was canceled.
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

/// The key under which a transition context hands over a view.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// The name of the key.
  public let rawValue: String

  /// Creates a key of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that is on screen when the transition begins, if it is the animator's to move.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is on screen when the transition has succeeded, if it is the animator's to add.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// The key under which a transition context hands over a view controller.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  /// The name of the key.
  public let rawValue: String

  /// Creates a key of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller that is visible when the transition begins.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible when the transition has succeeded.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Whoever animates a transition between two view controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// The length of the transition in seconds; asked any number of times, also without a context.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Performs the transition, and ends it with `completeTransition`.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// The animator that UIKit may pause, scrub and reverse, always the same for one context.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// Tells that the transition has ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Stands for an animator that does not implement the optional requirement.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    UnimplementedAnimator.shared
  }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Whoever drives a transition by the user's hand.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition, in place of the animator's `animateTransition`.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  )
  /// The speed at which the transition runs to its end once released; 1 by default.
  var completionSpeed: CGFloat { get }
  /// The curve along which the transition runs to its end once released.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition begins in the user's hand; true by default.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The default, 1.
  public var completionSpeed: CGFloat { 1 }
  /// The default, `.easeInOut`.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// The default, true.
  public var wantsInteractiveStart: Bool { true }
}

/// Vends what a custom presentation is made of.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// The animator of the presentation, nil for the system's.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The animator of the dismissal, nil for the system's.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The driver of the presentation, nil if no user drives it.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The driver of the dismissal, nil if no user drives it.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The presentation controller of a `.custom` presentation, nil for a plain one.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// The default, nil.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// The default, nil.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// The default, nil.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// The default, nil.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// The default, nil.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}
