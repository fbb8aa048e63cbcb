import UIKit

/// The translation of a dragged screen, and its scale and its turn about the touch.
struct DragTransform: Equatable {
  /// Where the finger took the screen, in points of the container.
  var anchor = CGPoint.zero
  /// The translation of the screen since then, in points.
  var translation = CGPoint.zero
  /// The scale of the screen, relative to its size when it was taken.
  var scale: CGFloat = 1
  /// The turn of the screen since then, in radians.
  var rotation: CGFloat = 0
  /// The part of its height that is cut off at its lower edge, if the screen can be cut off.
  var crop: CGFloat = 0

  /// The translation of a point that moves along with the screen.
  func shift(of point: CGPoint) -> CGPoint {
    let (x, y) = (point.x - anchor.x, point.y - anchor.y)
    let (cosine, sine) = (scale * cos(rotation), scale * sin(rotation))
    return CGPoint(
      x: translation.x + cosine * x - sine * y - x, y: translation.y + sine * x + cosine * y - y)
  }
}
