import Foundation

/// A5b: a NaN in the geometry raises an exception on a device, an infinite value does not.
extension CALayer {
  /// Whether a value may be set; if not, the caller keeps the former value.
  func accepts(_ value: some LayerGeometry, as property: String) -> Bool {
    if value.isFinite { return true }
    let name = name ?? describe(self)
    guard value.containsNaN else {
      World.current.hint(
        "A5b",
        """
        the \(property) of \(name) was set to \(value): the layer is not visible, and render(in:) \
        raises an exception on some systems
        """)
      return true
    }
    World.current.fault(
      "A5b",
      """
      the \(property) of \(name) was set to \(value), which raises CALayerInvalidGeometry on a \
      device; look for a division by zero. The former value is kept
      """)
    return false
  }

  /// Whether an animation may be added.
  func accepts(_ animation: CAAnimation) -> Bool {
    guard let path = animation.keyPathToNaN else { return true }
    World.current.fault(
      "A5b",
      """
      an animation of \(path) was added to \(name ?? describe(self)) with a value that is not a \
      number, which raises CALayerInvalidGeometry when it is rendered; it is not added
      """)
    return false
  }
}

/// A value of a layer's geometry.
protocol LayerGeometry {
  var isFinite: Bool { get }
  var containsNaN: Bool { get }
}

extension CGFloat: LayerGeometry {
  var containsNaN: Bool { isNaN }
}

extension Double: LayerGeometry {
  var containsNaN: Bool { isNaN }
}

extension NSNumber: LayerGeometry {
  var isFinite: Bool { doubleValue.isFinite }
  var containsNaN: Bool { doubleValue.isNaN }
}

extension CGPoint: LayerGeometry {
  var isFinite: Bool { x.isFinite && y.isFinite }
  var containsNaN: Bool { x.isNaN || y.isNaN }
}

extension CGSize: LayerGeometry {
  var isFinite: Bool { width.isFinite && height.isFinite }
  var containsNaN: Bool { width.isNaN || height.isNaN }
}

extension CGRect: LayerGeometry {
  var isFinite: Bool { origin.isFinite && size.isFinite }
  var containsNaN: Bool { origin.containsNaN || size.containsNaN }
}

extension UIEdgeInsets: LayerGeometry {
  var isFinite: Bool {
    top.isFinite && left.isFinite && bottom.isFinite && right.isFinite
  }
  var containsNaN: Bool { top.isNaN || left.isNaN || bottom.isNaN || right.isNaN }
}

extension CATransform3D: LayerGeometry {
  /// Multiplied by zero, a value that is not finite is not zero.
  var isFinite: Bool {
    let first = (m11 + m12 + m13 + m14) * 0 + (m21 + m22 + m23 + m24) * 0
    return first + (m31 + m32 + m33 + m34) * 0 + (m41 + m42 + m43 + m44) * 0 == 0
  }

  var containsNaN: Bool {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
      .contains(where: \.isNaN)
  }
}

extension CAAnimation {
  /// The key path of a NaN, in this animation or one of its group.
  fileprivate var keyPathToNaN: String? {
    let values: [Any?]
    switch self {
    case let group as CAAnimationGroup:
      return group.animations?.lazy.compactMap(\.keyPathToNaN).first
    case let basic as CABasicAnimation: values = [basic.fromValue, basic.toValue, basic.byValue]
    case let keyframes as CAKeyframeAnimation: values = keyframes.values ?? []
    default: return nil
    }
    guard let animation = self as? CAPropertyAnimation, let path = animation.path,
      [.position, .bounds, .transform].contains(path.key),
      values.contains(where: { ($0 as? any LayerGeometry)?.containsNaN == true })
    else { return nil }
    return animation.keyPath
  }
}
