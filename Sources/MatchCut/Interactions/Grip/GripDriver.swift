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

  /// Finds the run of a transition that UIKit has started; `nil` if it is not the kit's.
  func session(of context: any UIViewControllerContextTransitioning) -> TransitionSession?

  /// Takes charge of a transition that UIKit has started.
  func enter(_ transition: GripTransition)

  /// Stops the transition in flight where it is.
  func pause()

  /// Takes up a finger, which moves the screen from where it is.
  func start(with finger: FingerSample)

  /// Follows the finger.
  func follow(_ finger: FingerSample)

  /// Puts a screen that is back at rest quite in its place, while the finger scrolls content.
  func recede(_ finger: FingerSample)

  /// Shows where the finger has come to.
  func apply()

  /// Decides where the screen goes when a finger lifts.
  ///
  /// - Parameters:
  ///   - finger: The finger at its end.
  ///   - heading: Where the screen was going when the finger caught it; `nil` if the finger has
  ///     begun the transition.
  /// - Returns: Where it goes.
  func decide(_ finger: FingerSample, heading: FrontPose?) -> FrontPose

  /// Tells UIKit the outcome, and lets the screens run there.
  func run(to pose: FrontPose, velocity: CGPoint)
}
