import Foundation

extension CALayer {
  /// Sets position and bounds to a rectangle of the superlayer.
  func place(in rect: CGRect) {
    guard !rect.containsNaN || accepts(rect, as: "frame") else { return }
    var moved = values
    moved.frame = rect
    bounds = moved.bounds
    position = moved.position
  }

  /// Tells a view that constraints place of a change of its layer.
  func reportWrite(of property: String) {
    guard let view = delegate as? UIView else { return }
    MainActor.assumeIsolated { view.constraintState?.layerWasWritten(property) }
  }

  /// Converts a point from another layer's coordinates, or from the root's for nil.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let root = l.map { p.applying($0.transformToRoot) } ?? p
    return root.applying(transformToRoot.inverted())
  }

  /// Converts a point to another layer's coordinates, or to the root's for nil.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let root = p.applying(transformToRoot)
    return l.map { root.applying($0.transformToRoot.inverted()) } ?? root
  }

  /// Converts a rectangle from another layer's coordinates, as a bounding box.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    let root = l.map { r.applying($0.transformToRoot) } ?? r
    return root.applying(transformToRoot.inverted())
  }

  /// Converts a rectangle to another layer's coordinates, as a bounding box.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    let root = r.applying(transformToRoot)
    return l.map { root.applying($0.transformToRoot.inverted()) } ?? root
  }

  /// From the layer's coordinates to those of the root's superlayer, by model values (F2).
  var transformToRoot: CGAffineTransform {
    var result = values.transformToSuperlayer
    var layer = parent
    while let current = layer {
      result = result.concatenating(current.values.transformToSuperlayer)
      layer = current.parent
    }
    return result
  }
}
