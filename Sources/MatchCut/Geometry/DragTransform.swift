import UIKit

/// Where a finger has brought a screen that it drags: moved, and scaled about the touch.
struct DragTransform: Equatable {
  /// Where the finger took the screen, in points of the container.
  var anchor = CGPoint.zero
  /// How far the finger has gone since, in points.
  var translation = CGPoint.zero
  /// How large the screen is, compared with when it was taken.
  var scale: CGFloat = 1

  /// How far a point goes that moves along with the screen.
  func shift(of point: CGPoint) -> CGPoint {
    CGPoint(
      x: translation.x + (anchor.x - point.x) * (1 - scale),
      y: translation.y + (anchor.y - point.y) * (1 - scale))
  }
}
