import UIKit

// UIKit computes the safe area of a view anew when the view moves, but not when its layer does (F6).
extension UIView {
  /// The transform of the layer.
  var layerTransform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The position to which a value of a property moves the layer; `nil` if the value does more than
  /// that, or something else.
  func position(by keyPath: AnyKeyPath, _ value: Any) -> CGPoint? {
    if keyPath == \UIView.center || keyPath == \UIView.layer.position { return value as? CGPoint }
    guard keyPath == \UIView.frame, let frame = value as? CGRect, frame.size == bounds.size,
      layerTransform.isIdentity
    else { return nil }
    let anchor = layer.anchorPoint
    return CGPoint(
      x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
  }
}
