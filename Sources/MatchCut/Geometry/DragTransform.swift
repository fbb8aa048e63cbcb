import UIKit

/// The translation of a dragged screen, and its scale about the touch.
struct DragTransform: Equatable {
  /// Where the finger took the screen, in points of the container.
  var anchor = CGPoint.zero
  /// The translation of the screen since then, in points.
  var translation = CGPoint.zero
  /// The scale of the screen, relative to its size when it was taken.
  var scale: CGFloat = 1

  /// The translation of a point that moves along with the screen.
  func shift(of point: CGPoint) -> CGPoint {
    CGPoint(
      x: translation.x + (anchor.x - point.x) * (1 - scale),
      y: translation.y + (anchor.y - point.y) * (1 - scale))
  }
}
