import UIKit

/// The screen that a finger dismisses, pops or swipes away, with the conditions, the request to UIKit, and the
/// calls to the app.
///
/// After a call to the app, a caller must expect any state.
@MainActor protocol GripSubject: AnyObject {
  /// The view in which the finger is measured; it is not the screen, which moves with the finger.
  var container: UIView? { get }

  /// The axis on screen along which the finger dismisses or pops.
  var axis: SignedAxis { get }

  /// Returns the axis along which the finger of a recognizer dismisses, if it is another one.
  func axis(of recognizer: UIGestureRecognizer) -> SignedAxis

  /// The options of the gesture.
  var options: GestureOptions { get }

  /// The largest angle between the finger and the axis at which it begins, in radians.
  var cone: CGFloat { get }

  /// Whether there is a screen to dismiss or pop, and no transition in flight.
  var isAvailable: Bool { get }

  /// Asks the app whether fingers may begin.
  func permits(_ fingers: any GripRecognizer) -> Bool

  /// Requests the transition from UIKit.
  func request()

  /// Whether the screen appears in a transition rather than disappearing.
  func isAppearing(in context: any UIViewControllerContextTransitioning) -> Bool

  /// Returns the coordinator of the transition that UIKit starts.
  func coordinator(
    of context: any UIViewControllerContextTransitioning
  ) -> (any UIViewControllerTransitionCoordinator)?

  /// Calls a closure when the transition that begins is over, and retains the closure until then.
  ///
  /// - Returns: Whether the transition has yet to end.
  func whenEnded(
    _ context: any UIViewControllerContextTransitioning,
    _ work: @escaping @MainActor (_ isCancelled: Bool) -> Void
  ) -> Bool

  /// Whether a transition that UIKit was told is cancelled has to remain so, even if a finger catches
  /// it on its way back.
  var keepsCancels: Bool { get }

  /// Whether a finger can stop and reverse a transition in flight.
  func canCatch(_ context: any UIViewControllerContextTransitioning) -> Bool

  /// Asks the app whether a finger may stop and reverse a transition.
  func permitsCatch(isAppearing: Bool) -> Bool

  /// Notes that the finger begins to move the screen away.
  func willBegin()

  /// Notes that a transition is over, or that the requested one does not come.
  func didEnd(isGone: Bool)
}

extension GripSubject {
  var cone: CGFloat { options.usableCone }

  func axis(of recognizer: UIGestureRecognizer) -> SignedAxis { axis }

  func whenEnded(
    _ context: any UIViewControllerContextTransitioning,
    _ work: @escaping @MainActor (_ isCancelled: Bool) -> Void
  ) -> Bool {
    // A transition that is not animated is over by now.
    guard let coordinator = coordinator(of: context) else { return false }
    coordinator.animate(alongsideTransition: nil) { work($0.isCancelled) }
    return true
  }

  var keepsCancels: Bool { false }

  func permitsCatch(isAppearing: Bool) -> Bool { true }

  func willBegin() {}

  func didEnd(isGone: Bool) {}
}
