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

  /// The position to which a value of a property moves the layer; `nil` if the value does more than
  /// that, or something else.
  func position<Value>(by keyPath: AnyKeyPath, _ value: Value) -> CGPoint? {
    if let point = value as? CGPoint {
      return keyPath == \UIView.center || keyPath == \UIView.layer.position ? point : nil
    }
    guard let frame = value as? CGRect, keyPath == \UIView.frame, frame.size == bounds.size,
      layerTransform.isIdentity
    else { return nil }
    let anchor = layer.anchorPoint
    return CGPoint(
      x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
  }
}
