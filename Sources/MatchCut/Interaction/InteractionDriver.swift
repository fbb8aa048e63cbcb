import UIKit

/// The part of an interactive transition that moves the screens.
@MainActor protocol InteractionDriver: AnyObject {
  /// Whether the next transition that UIKit starts begins interactively.
  var wantsInteractiveStart: Bool { get set }

  /// How far the screen is away, from 0 to 1, in every operation.
  var progress: CGFloat { get }

  /// Whether the finger has moved back beyond the place of the screen at rest.
  var isBeyondStart: Bool { get }

  /// Whether the transition may remain interactive while the screen is back at rest and the finger
  /// scrolls content in it.
  var staysAtRest: Bool { get }

  /// Forgets earlier transitions, so that the next one begins at rest.
  func reset()

  /// Takes over a transition that UIKit has started.
  func enter(_ transition: TransitionInFlight)

  /// Whether the transition in flight can be stopped, since it is known how far it has come.
  var canPause: Bool { get }

  /// Stops the transition in flight where it is.
  func pause()

  /// Begins to follow fingers, which move the screen from its present place.
  func start(with finger: FingerSample)

  /// Follows the fingers.
  func follow(_ finger: FingerSample)

  /// Brings a screen that is back at rest fully to its place, while the finger scrolls content.
  func returnToRest(with finger: FingerSample)

  /// Moves the screens to where the fingers have brought them.
  func apply()

  /// Decides to which pose the screen goes on release.
  ///
  /// - Parameters:
  ///   - finger: The finger at the release.
  ///   - destination: Where the screen was going before the finger caught it; `nil` if the finger
  ///     has begun the transition.
  /// - Returns: The pose to which it goes.
  func decide(_ finger: FingerSample, before destination: FrontPose?) -> FrontPose

  /// Returns how fast the fingers leave the screen that they release.
  func velocity(of finger: FingerSample) -> ReleaseVelocity

  /// Tells UIKit the outcome, and animates the screens to the pose.
  func run(to pose: FrontPose, _ velocity: ReleaseVelocity)
}

extension InteractionDriver {
  func velocity(of finger: FingerSample) -> ReleaseVelocity {
    ReleaseVelocity(center: finger.velocity)
  }
}
