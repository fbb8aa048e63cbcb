import UIKit

/// A finger as a pan recognizer sees it, in the coordinates of the container.
struct FingerSample {
  /// In points.
  var location = CGPoint.zero
  /// In points, since the recognizer has begun to count.
  var translation = CGPoint.zero
  /// In points per second.
  var velocity = CGPoint.zero
  /// The direction in which the screen is taken away.
  let axis: SignedAxis
  /// The size of the container.
  let size: CGSize
  /// Whether content under the finger goes on where the screen is back at rest.
  var isOverContent = false
}
