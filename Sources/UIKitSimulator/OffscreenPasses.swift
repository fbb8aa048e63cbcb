@_spi(Simulator) import UIKit

extension CALayer {
  /// The number of layers in this tree that need an offscreen pass.
  ///
  /// Those are layers with a mask, a blur, a shadow without a path, or with sublayers that share
  /// rounded corners or an opacity.
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
