import UIKit

// UIKit computes the safe area of a view anew when the view moves, but not when its layer does (F6).
extension UIView {
  /// The transform of the layer; that of a clip takes its shadow along.
  var layerTransform: CGAffineTransform {
    get { layer.affineTransform() }
    set {
      layer.setAffineTransform(newValue)
      clipShadow?.layer.setAffineTransform(newValue)
    }
  }

  /// The position of the layer, likewise.
  var layerPosition: CGPoint {
    get { layer.position }
    set {
      layer.position = newValue
      clipShadow?.layer.position = newValue
    }
  }

  /// The bounds of the layer, likewise.
  var layerBounds: CGRect {
    get { layer.bounds }
    set {
      layer.bounds = newValue
      clipShadow?.follow(newValue.size)
    }
  }

  private var clipShadow: ClipShadow? { (self as? ClipView)?.shadow }
}

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
      bounds.size = newValue.size
      center = layer.position(filling: newValue)
    }
  }
}

extension CALayer {
  /// Returns the position at which the layer fills a rectangle.
  func position(filling frame: CGRect) -> CGPoint {
    CGPoint(
      x: frame.minX + frame.width * anchorPoint.x, y: frame.minY + frame.height * anchorPoint.y)
  }
}
