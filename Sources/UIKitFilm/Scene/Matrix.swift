@_spi(Simulator) import UIKit

/// The transform from a layer's coordinates to its superlayer's.
package struct Matrix: Equatable {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var tx = 0.0
  var ty = 0.0

  /// The numbers in the order of SVG's `matrix()`.
  package var values: [Double] { [a, b, c, d, tx, ty] }
}

extension Matrix {
  init(_ node: RenderNode) {
    let transform = node.transform
    a = Double(transform.a)
    b = Double(transform.b)
    c = Double(transform.c)
    d = Double(transform.d)
    let anchorX = Double(node.bounds.minX + node.anchorPoint.x * node.bounds.width)
    let anchorY = Double(node.bounds.minY + node.anchorPoint.y * node.bounds.height)
    tx = Double(node.position.x + transform.tx) - (a * anchorX + c * anchorY)
    ty = Double(node.position.y + transform.ty) - (b * anchorX + d * anchorY)
  }
}
