import UIKit

// What a grip and its finger are doing.
extension TransitionGrip {
  enum Phase: Equatable {
    /// There is no transition for which UIKit has the interaction.
    case idle
    /// A finger has requested a transition, which UIKit has not started yet.
    case requested(Release?)
    /// UIKit is starting the transition in the hand of a finger, and holds the animation meanwhile.
    ///
    /// An outcome would have no effect, so a release waits.
    case starting(Release?)
    /// The transition is in flight without a finger, and UIKit knows the outcome.
    case running
    /// The transition is interactive: a finger drives it.
    case driving
  }

  /// A release of the screen by a finger.
  struct Release: Equatable {
    /// The pose to which the screen goes.
    let pose: FrontPose
    /// How fast the fingers have left it.
    var toss = FingerThrow()
  }

  /// What the finger of a recognized pan does.
  enum Hand {
    /// There is no finger, or it has no effect any more.
    case none
    /// The finger scrolls the content under it, and has requested nothing yet.
    case scrolling
    /// The finger moves the screen.
    case moving
    /// The finger has brought the screen back to rest, and scrolls the content from there.
    case yielding
  }
}
