import Foundation
@_spi(Simulator) import UIKit

extension [RenderNode] {
  /// The box around everything that a tree of layers draws, in its root's superlayer; `.null` for
  /// nothing.
  ///
  /// A layer with an opacity below 0.01, at which a view takes no touches, is not included.
  var drawnBox: CGRect {
    var places: [(transform: CGAffineTransform, opacity: Double)] = []
    var box = CGRect.null
    for node in self {
      let parent =
        indices.contains(node.parent)
        ? places[node.parent] : (transform: CGAffineTransform.identity, opacity: 1)
      let place = (
        transform: node.transformToSuperlayer.concatenating(parent.transform),
        opacity: node.isHidden ? 0 : node.opacity * parent.opacity
      )
      places.append(place)
      guard place.opacity >= 0.01 else { continue }
      let corners = node.drawnBox.corners.map { $0.applying(place.transform) }
      box = box.union(corners.boundingBox)
    }
    return box
  }
}

extension RenderNode {
  /// The box around the layer's own drawing, in its own coordinates.
  fileprivate var drawnBox: CGRect {
    let isFilled = (backgroundColor?.a ?? 0) > 0 || (borderWidth > 0 && borderColor != nil)
    let box = isFilled ? bounds : .null
    switch content {
    case nil: return box
    case .shape(let shape): return box.union(shape.path.controlBox)
    case .image(let image):
      return image.shapes.isEmpty ? box : box.union(image.frame(in: bounds))
    case .text, .gradient, .blur, .snapshot: return bounds
    }
  }
}

extension PathData {
  /// The box around all points, including control points.
  fileprivate var controlBox: CGRect {
    elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .quad(let control, let end): [control, end]
      case .cubic(let control1, let control2, let end): [control1, control2, end]
      case .close: []
      }
    }
    .boundingBox
  }
}
