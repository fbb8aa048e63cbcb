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
