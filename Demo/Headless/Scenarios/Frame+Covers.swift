@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

extension Frame {
  /// Whether an opaque background in front of a view covers all that is visible of it.
  @MainActor func covers(_ view: UIView) -> Bool {
    let target = visibleFrame(of: view)
    guard let index = nodes.firstIndex(where: { $0.id == view.layer.id }), !target.isNull
    else { return false }
    var places: [(transform: CGAffineTransform, opacity: Double, area: CGRect)] = []
    for (number, node) in nodes.enumerated() {
      let parent = node.parent < 0 ? (.identity, 1, .infinite) : places[node.parent]
      let transform = node.transformToSuperlayer.concatenating(parent.0)
      let opacity = node.isHidden || node.mask != nil ? 0 : parent.1 * node.opacity
      let box = node.bounds.applying(transform)
      places.append((transform, opacity, node.clips ? parent.2.intersection(box) : parent.2))
      let isOpaque = opacity * (node.backgroundColor?.a ?? 0) > 0.98
      let isBehind = number <= index || isInside(number, index)
      if isOpaque, !isBehind, box.intersection(parent.2).contains(target) { return true }
    }
    return false
  }

  /// Whether a node is a descendant of another one.
  private func isInside(_ number: Int, _ other: Int) -> Bool {
    var parent = nodes[number].parent
    while parent > other { parent = nodes[parent].parent }
    return parent == other
  }
}
