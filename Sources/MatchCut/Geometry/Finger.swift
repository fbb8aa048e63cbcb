import UIKit

/// What a recognizer reports of a finger or of two that pinch, in the container's coordinates.
struct FingerSample {
  /// The location of the finger, or the midpoint of two, in points.
  var location = CGPoint.zero
  /// The translation of the recognizer, in points.
  var translation = CGPoint.zero
  /// The velocity, in points per second.
  var velocity = CGPoint.zero
  /// The axis along which the gesture dismisses or pops.
  let axis: SignedAxis
  /// The size of the container.
  let size: CGSize
  /// Whether the finger has swiped from the edge.
  var isFromEdge = false
  /// Whether content under the finger scrolls when the screen is back at rest.
  var isOverContent = false
  /// The translation from where the finger touched the screen; `nil` if it has scrolled content or
  /// stopped a transition since.
  var translationFromTouch: CGPoint?
  /// The pinch of two fingers; `nil` for a single one.
  var pinch: Pinch?

  /// The distance and the angle between two fingers.
  struct Pinch: Equatable {
    /// The distance as a fraction of that at the touch.
    var ratio: CGFloat
    /// The distance as a fraction of that at which the pinch was recognized.
    var scale: CGFloat
    /// The rotation since then, in radians.
    var rotation: CGFloat
    /// The velocity of the midpoint, in points per second.
    var velocity = CGPoint.zero
    /// The change of ``scale`` per second.
    var growth: CGFloat = 0
  }
}

/// The velocity of a screen at the release.
struct ReleaseVelocity: Equatable {
  /// The velocity of the finger, or of the midpoint of two, in points per second.
  var center = CGPoint.zero
  /// The change of the screen's scale between two fingers, per second.
  var scale: CGFloat = 0
}

/// The state of the front screen when a finger grabs it.
struct ScreenState: Equatable {
  /// The progress toward the pose away, from 0 to 1.
  var progress: CGFloat = 0
  /// The offset of its center from its place at rest, in points.
  var offset = CGPoint.zero
  /// Its size as a fraction of that at rest.
  var scale: CGFloat = 1

  /// A screen in its place.
  static let atRest = ScreenState()
}
