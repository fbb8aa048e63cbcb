package import UIKit

// UIKit updates the safe area of a view when the view moves, but not when only its layer does (F6).
extension UIView {
  /// The transform of the layer.
  ///
  /// Setting it for a clip also moves the shadow of the clip.
  var layerTransform: CGAffineTransform {
    get { layer.affineTransform() }
    set {
      layer.setAffineTransform(newValue)
      clipShadow?.layer.setAffineTransform(newValue)
    }
  }

  /// The position of the layer.
  ///
  /// Setting it for a clip also moves the shadow of the clip.
  var layerPosition: CGPoint {
    get { layer.position }
    set {
      layer.position = newValue
      clipShadow?.layer.position = newValue
    }
  }

  /// The bounds of the layer.
  ///
  /// Setting them for a clip also resizes the shadow of the clip.
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
  /// Makes UIKit compute the safe area, which it may have done while the layer was elsewhere.
  func renewSafeArea() {
    let center = center
    // UIKit may ignore a center that the view has already.
    layer.position.x += 1
    self.center = center
  }

  /// The frame of the view without its transform, in its superview.
  ///
  /// Setting `frame` instead would apply the inverse of the transform to the bounds (F1).
  package var untransformedFrame: CGRect {
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

extension CACornerMask {
  static let allCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
