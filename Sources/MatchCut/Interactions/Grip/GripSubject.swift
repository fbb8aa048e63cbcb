import UIKit

/// What a finger takes away: when it may, how UIKit is asked for that, and who hears of it.
///
/// Whatever asks or tells the app may find everything changed when it returns.
@MainActor protocol GripSubject: AnyObject {
  /// What the finger is measured in: not the screen, which moves with it.
  var container: UIView? { get }

  /// The direction on screen in which the finger takes the screen away.
  var axis: SignedAxis { get }

  /// When the finger may begin, and what the app hears of it.
  var options: GestureOptions { get }

  /// Whether there is a screen to take away, and no transition in flight.
  var isAvailable: Bool { get }

  /// Asks the app whether a finger may begin to take the screen away.
  func permits(_ pan: UIPanGestureRecognizer) -> Bool

  /// Asks UIKit for the transition.
  func request()

  /// Whether the screen comes in a transition, rather than goes.
  func isAppearing(in context: any UIViewControllerContextTransitioning) -> Bool

  /// The coordinator of the transition that UIKit starts.
  func coordinator(
    of context: any UIViewControllerContextTransitioning
  ) -> (any UIViewControllerTransitionCoordinator)?

  /// Whether a transition in flight can be stopped and turned around.
  func canCatch(_ context: any UIViewControllerContextTransitioning) -> Bool

  /// Asks the app whether a finger may do that.
  func permitsCatch(isAppearing: Bool) -> Bool

  /// Hears that the finger begins to take the screen away.
  func willBegin()

  /// Hears that a transition is over, or that the one that was asked for does not come.
  func didEnd(isGone: Bool)
}

extension GripSubject {
  func permitsCatch(isAppearing: Bool) -> Bool { true }

  func willBegin() {}

  func didEnd(isGone: Bool) {}
}
