import Foundation
@_spi(Simulator) import UIKit

/// A layer and its superlayers, the window's last; empty outside of a window.
struct RenderChain {
  let nodes: [RenderNode]

  /// The product of opacities, 0 if one of the layers is hidden.
  var visibleAlpha: CGFloat {
    guard !nodes.isEmpty, !nodes.contains(where: \.isHidden) else { return 0 }
    return nodes.reduce(1) { $0 * CGFloat($1.opacity) }
  }

  /// The bounding box of the part that is not clipped, in window coordinates.
  var visibleFrame: CGRect {
    guard let first = nodes.first else { return .null }
    var corners = first.bounds.corners
    for (index, node) in nodes.enumerated() {
      let isClipping = index > 0 && node.clips || index == nodes.count - 1
      if isClipping { corners = corners.boundingBox.intersection(node.bounds).corners }
      if let mask = node.mask {
        corners = corners.boundingBox.intersection(mask.drawnBox).corners
      }
      guard !corners.isEmpty else { return .null }
      if index < nodes.count - 1 {
        let transform = node.transformToSuperlayer
        corners = corners.map { $0.applying(transform) }
      }
    }
    return corners.boundingBox
  }
}

extension CGRect {
  /// The corners in order; none for a null rectangle.
  var corners: [CGPoint] {
    guard !isNull else { return [] }
    return [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ]
  }
}

extension [CGPoint] {
  var boundingBox: CGRect {
    guard let first else { return .null }
    var (low, high) = (first, first)
    for corner in self {
      low = CGPoint(x: Swift.min(low.x, corner.x), y: Swift.min(low.y, corner.y))
      high = CGPoint(x: Swift.max(high.x, corner.x), y: Swift.max(high.y, corner.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
