import UIKit

extension UIView {
  /// The frame of the view without its transform, in its superview.
  ///
  /// Setting `frame` instead would apply the inverse of the transform to the bounds (F1).
  var untransformedFrame: CGRect {
    get {
      let anchor = layer.anchorPoint
      return CGRect(
        x: center.x - bounds.width * anchor.x, y: center.y - bounds.height * anchor.y,
        width: bounds.width, height: bounds.height)
    }
    set {
      let anchor = layer.anchorPoint
      bounds.size = newValue.size
      center = CGPoint(
        x: newValue.minX + newValue.width * anchor.x, y: newValue.minY + newValue.height * anchor.y)
    }
  }
}
