import UIKit

/// What a pan recognizer reports of a finger, in the coordinates of the container.
struct FingerSample {
  /// In points.
  var location = CGPoint.zero
  /// In points, from where the recognizer began to count.
  var translation = CGPoint.zero
  /// In points per second.
  var velocity = CGPoint.zero
  /// The direction that dismisses or pops.
  let axis: SignedAxis
  /// The size of the container.
  let size: CGSize
  /// Whether content under the finger scrolls on when the screen is back at rest.
  var isOverContent = false
}
