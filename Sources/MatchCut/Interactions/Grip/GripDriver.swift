import UIKit

/// How a finger moves a transition that is in its hand.
@MainActor protocol GripDriver: AnyObject {
  /// Whether the transition that UIKit starts next begins in the hand.
  var wantsInteractiveStart: Bool { get set }

  /// How far the screen is away, from 0 to 1, whatever the operation.
  var progress: CGFloat { get }

  /// Whether the finger has gone back farther than to where the screen is at rest.
  var isBeyondStart: Bool { get }

  /// Whether a screen that is back at rest may stay in the hand while the finger scrolls content in
  /// it.
  var staysAtRest: Bool { get }

  /// Forgets earlier transitions: the next one that a finger moves begins at rest.
  func reset()

  /// Stops a transition in flight where it is.
  func hold(_ context: any UIViewControllerContextTransitioning, isAppearing: Bool)

  /// Takes up a finger, which moves the screen from where it is.
  func start(with finger: FingerSample)

  /// Follows the finger.
  func follow(_ finger: FingerSample)

  /// Puts a screen that is back at rest quite in its place, while the finger scrolls content.
  func recede(_ finger: FingerSample)

  /// Shows where the finger has come to.
  func apply(to context: any UIViewControllerContextTransitioning, isAppearing: Bool)

  /// Whether a finger that lifts takes the screen away.
  ///
  /// - Parameters:
  ///   - finger: The finger at its end.
  ///   - heading: Whether the screen was about to go when the finger caught it; `nil` if the finger
  ///     has begun the transition.
  /// - Returns: Whether the screen goes.
  func takesAway(_ finger: FingerSample, heading: Bool?) -> Bool

  /// Tells UIKit the outcome, and lets the screens run there.
  func run(
    to outcome: TransitionGrip.Outcome, of context: any UIViewControllerContextTransitioning,
    isAppearing: Bool, velocity: CGPoint)
}
