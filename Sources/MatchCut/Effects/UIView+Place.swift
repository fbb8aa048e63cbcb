import UIKit

extension UIView {
  /// The rectangle that the view takes up in its superview when its transform is left aside.
  var place: CGRect {
    let anchor = layer.anchorPoint
    return CGRect(
      x: center.x - bounds.width * anchor.x, y: center.y - bounds.height * anchor.y,
      width: bounds.width, height: bounds.height)
  }

  /// Moves the view to a rectangle in its superview without touching its transform.
  ///
  /// Setting `frame` instead would make up for the transform, and spoil the bounds (F1).
  func place(at rect: CGRect) {
    let anchor = layer.anchorPoint
    bounds.size = rect.size
    center = CGPoint(
      x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
  }
}
