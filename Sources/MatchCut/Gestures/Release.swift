import UIKit

/// The outcome of a gesture.
struct Release: Equatable {
  /// The pose to which the screen goes.
  let pose: FrontPose
  var velocity = ReleaseVelocity()
}
