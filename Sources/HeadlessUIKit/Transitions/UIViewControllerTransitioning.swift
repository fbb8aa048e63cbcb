/// The state of a transition, and the calls with which its animator and interaction report; only
/// UIKit adopts it.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition is interactive at present.
  var isInteractive: Bool { get }
  /// Whether the transition was canceled.
  var transitionWasCancelled: Bool { get }
  /// The presentation style of a modal transition.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Reports the fraction of an interactive transition, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that an interactive transition finishes.
  func finishInteractiveTransition()
  /// Reports that an interactive transition is canceled.
  func cancelInteractiveTransition()
  /// Reports that an interruptible transition was caught in flight.
  func pauseInteractiveTransition()
  /// Ends the transition, which has finished or was canceled.
  func completeTransition(_ didComplete: Bool)
  /// The controller of one side of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view of one side of the transition, nil if the animator must not move it.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The rotation applied by the transition.
  var targetTransform: CGAffineTransform { get }
  /// The frame of a controller's view when the transition begins, or zero.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The frame of a controller's view after a finished transition, or zero.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// The key of a view in a transition context.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// The name of the key.
  public let rawValue: String

  /// Creates a key with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that is on screen when the transition begins, if the animator may move it.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is on screen after a finished transition, if the animator has to add it.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// The key of a view controller in a transition context.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  /// The name of the key.
  public let rawValue: String

  /// Creates a key with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller that is visible when the transition begins.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible after a finished transition.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// An object that animates a transition between two view controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// The duration of the transition in seconds; called any number of times, also without a context.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Performs the transition, and ends it with `completeTransition`.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// The animator that UIKit may pause, scrub and reverse, always the same for one context.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// Called when the transition has ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// The result for an animator that does not implement the optional method.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    DelegateProbe.record(self)
    return UnimplementedAnimator.shared
  }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// An object that drives an interactive transition.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition, in place of the animator's `animateTransition`.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  )
  /// The speed at which the transition continues after the release; 1 by default.
  var completionSpeed: CGFloat { get }
  /// The curve along which the transition continues after the release.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition begins interactively; true by default.
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

/// Provides the objects of a custom presentation.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// The animator of the presentation, or nil for the system's.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The animator of the dismissal, or nil for the system's.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The interaction of the presentation, or nil for none.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The interaction of the dismissal, or nil for none.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The presentation controller of a `.custom` presentation, or nil for the default one.
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
