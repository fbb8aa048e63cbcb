extension CALayer {
  /// A layer of one of UIKit's classes; classes of the app cannot be made from their type on Linux.
  static func backing(of layerClass: AnyClass) -> CALayer {
    switch layerClass {
    case is CAGradientLayer.Type: CAGradientLayer()
    case is CAShapeLayer.Type: CAShapeLayer()
    default: CALayer()
    }
  }
}
