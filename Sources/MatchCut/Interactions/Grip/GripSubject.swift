import UIKit

/// What a finger takes away: when it may, how UIKit is asked for that, and who hears of it.
@MainActor protocol GripSubject: AnyObject {
  /// What the finger is measured in: not the screen, which moves with it.
  var container: UIView? { get }

  /// The direction on screen in which the finger takes the screen away.
  var axis: SignedAxis { get }

  /// The largest angle between that and the way of the finger at which a pan begins, in radians.
  var cone: CGFloat { get }

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

  /// Whether it is too late for UIKit to start the transition that it was asked for.
  var hasLapsed: Bool { get }

  /// Whether a transition in flight can be stopped and turned around.
  func canCatch(_ context: any UIViewControllerContextTransitioning) -> Bool

  /// Asks the app whether a finger may do that.
  func permitsCatch(isAppearing: Bool) -> Bool

  /// Hears that the finger goes on before UIKit has started the transition.
  func didWait()

  /// Hears that the finger begins to take the screen away.
  func willBegin()

  /// Hears how far the screen is away, from 0 to 1, as the finger moves it.
  func didMove(to progress: CGFloat)

  /// Hears that a transition is over, or that the one that was asked for does not come.
  func didEnd(isGone: Bool, isTouched: Bool)
}

extension GripSubject {
  var hasLapsed: Bool { false }

  func permitsCatch(isAppearing: Bool) -> Bool { true }

  func didWait() {}

  func willBegin() {}

  func didMove(to progress: CGFloat) {}

  func didEnd(isGone: Bool, isTouched: Bool) {}
}
