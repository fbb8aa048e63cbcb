package import UIKit

/// What moves the screens of a transition while a gesture holds them, from one grab to the release.
@MainActor protocol TransitionMover: AnyObject {
  /// The progress toward the pose away, from 0 to 1, in every operation.
  var progress: CGFloat { get }

  /// Whether the finger has moved the screen back beyond its place at rest.
  var isBeyondStart: Bool { get }

  /// Whether the transition stays interactive while the finger scrolls content of a screen at rest.
  var staysAtRest: Bool { get }

  /// Takes control of a transition that UIKit has started.
  func enter(_ run: TransitionRun)

  /// Whether the transition can be paused; its progress has to be known for that.
  var canPause: Bool { get }

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
  func run(to pose: FrontPose, _ velocity: ReleaseVelocity)
}

/// What moves a transition by a percentage: the transition of the kit itself, UIKit's driver of an
/// animator of the app's, or the driver of an app's container.
@MainActor package protocol PercentControl: AnyObject {
  /// The duration of the transition, in seconds.
  var duration: CGFloat { get }
  /// The fraction of the animation that is shown, from 0 to 1; `nil` if it is not known.
  var shownFraction: CGFloat? { get }
  /// Stops the transition in flight where it is.
  func pause()
  /// Shows a fraction of the animation.
  func update(_ percentComplete: CGFloat)
  /// Runs the transition to its end, or back to its start.
  ///
  /// - Parameters:
  ///   - finishes: Whether it runs to its end.
  ///   - speed: The speed; at 1, the rest takes the fraction of the duration that is left.
  ///   - curve: The curve.
  func release(finishes: Bool, at speed: CGFloat, on curve: any UITimingCurveProvider)
}

/// How a gesture drives a transition, from one grab to the release.
@MainActor final class Drive {
  let mover: any TransitionMover
  /// The pose to which the screen was going when the gesture caught it; `nil` if the gesture has
  /// requested the transition.
  let destinationBefore: FrontPose?
  var stage: Stage
  /// Interrupts the gesture when the scene is deactivated.
  let sceneWatch: NotificationWatch?
  /// Waits until UIKit has started the transition.
  var layoutAfterStart: NextLayout?

  enum Stage {
    /// UIKit is starting the transition, and ignores an outcome until then.
    case starting(Release?)
    case driving
  }

  init(
    by mover: any TransitionMover, before destination: FrontPose?, _ stage: Stage,
    sceneWatch: NotificationWatch?
  ) {
    self.mover = mover
    destinationBefore = destination
    self.stage = stage
    self.sceneWatch = sceneWatch
  }
}

/// The outcome of a gesture.
struct Release: Equatable {
  /// The pose to which the screen goes.
  let pose: FrontPose
  var velocity = ReleaseVelocity()
}
