@_spi(Simulator) import UIKit

/// The part of an element that may change from frame to frame.
package struct ElementState: Equatable {
  package var matrix: Matrix
  /// 0 while the element is hidden or missing.
  package var opacity: Double
  /// Left, top, width and height in the element's own coordinates, and the corner radius.
  package var box: [Double]
  /// Red, green, blue and alpha; nil without a background.
  var background: [Double]?
  /// The radius by which the element is blurred as a whole, in points.
  var blur: Double
  /// The radius of the blur, and what is blurred: left, top, width and height.
  var blurred: [Double] { [blur] + box.prefix(4) }
  /// Whether the element is visible only through a mask.
  package var isMasked: Bool

  init(_ node: RenderNode) {
    matrix = Matrix(node)
    opacity = node.isHidden ? 0 : node.opacity
    let bounds = node.bounds
    let radius = min(node.cornerRadius, Double(min(bounds.width, bounds.height)) / 2)
    box = [bounds.minX, bounds.minY, bounds.width, bounds.height].map(Double.init) + [radius]
    isMasked = node.mask != nil
    blur = node.blurRadius
    background = node.backgroundColor.map { [$0.r, $0.g, $0.b, $0.a] }
  }
}
