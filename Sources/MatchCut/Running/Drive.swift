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
