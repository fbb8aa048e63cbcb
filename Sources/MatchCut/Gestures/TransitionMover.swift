import UIKit

/// What moves the screens of a transition while a gesture holds them, from a request or a grab to the
/// release.
@MainActor protocol TransitionMover: AnyObject {
  /// The progress toward the pose away, from 0 to 1, in every operation.
  var progress: CGFloat { get }

  /// Whether the finger has moved the screen back beyond where the gesture began.
  var isBeyondStart: Bool { get }

  /// Takes control of a transition that UIKit has started.
  func enter(_ run: TransitionRun)

  /// Stops the transition where it is.
  func pause()

  /// Begins to follow fingers from the present place of the screen.
  func start(with finger: FingerSample)

  /// Follows the fingers.
  func follow(_ finger: FingerSample)

  /// Puts the screen exactly in its place at rest, while the finger scrolls content.
  func returnToRest(with finger: FingerSample)

  /// Applies the movement of the fingers to the screens.
  func apply()

  /// Decides the pose to which the screen goes on release.
  ///
  /// - Parameters:
  ///   - finger: The finger at the release.
  ///   - destination: The pose to which the screen was going before the catch; `nil` if the gesture
  ///     has begun the transition.
  /// - Returns: The pose to which it goes.
  func decide(_ finger: FingerSample, before destination: FrontPose?) -> FrontPose

  /// Returns the velocity of the screen at the release.
  func velocity(of finger: FingerSample) -> ReleaseVelocity

  /// Reports the outcome to UIKit, and animates the screens to the pose.
  func land(in pose: FrontPose, _ velocity: ReleaseVelocity)
}
