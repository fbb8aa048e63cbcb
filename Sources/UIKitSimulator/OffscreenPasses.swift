@_spi(Simulator) import UIKit

extension CALayer {
  /// How many layers, of this one and those in it, are drawn elsewhere before they are put on
  /// screen.
  ///
  /// Those are layers with a mask, with rounded corners or translucency that many layers share,
  /// with a blur, or with a shadow without a path.
  var offscreenPasses: Int {
    let node = renderNode(parent: -1)
    guard !node.isHidden, node.opacity > 0 else { return 0 }
    let inside = sublayers ?? []
    return inside.reduce(needsPass(as: node, isGroup: !inside.isEmpty) ? 1 : 0) {
      $0 + $1.offscreenPasses
    }
  }

  private func needsPass(as node: RenderNode, isGroup: Bool) -> Bool {
    if node.mask != nil || (node.shadow != nil && shadowPath == nil) { return true }
    if case .blur = node.content { return true }
    return isGroup && (node.opacity < 1 || (node.clips && node.cornerRadius > 0))
  }
}
