/// How a gesture drives a transition, from a request or a grab to the release.
@MainActor final class Drive {
  let mover: any TransitionMover
  /// The pose to which the screen was going when the gesture caught it; `nil` if the gesture has
  /// requested the transition.
  let destinationBefore: FrontPose?
  /// A release that waits until UIKit has started the transition.
  var release: Release?
  /// Interrupts the gesture when the scene is deactivated.
  var sceneWatch: NotificationWatch?
  /// Waits until UIKit has started the transition.
  var layoutAfterStart: NextLayout?

  init(by mover: any TransitionMover, before destination: FrontPose? = nil) {
    self.mover = mover
    destinationBefore = destination
  }
}

/// The outcome of a gesture.
struct Release: Equatable {
  /// The pose to which the screen goes.
  let pose: FrontPose
  var velocity = ReleaseVelocity()
}
