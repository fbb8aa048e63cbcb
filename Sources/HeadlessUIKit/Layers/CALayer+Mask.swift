import Foundation

/// F12: a layer is visible where its mask draws something.
extension CALayer {
  func beginMasking(_ layer: CALayer) {
    superlayer?.detachMask(self)
    superlayer = layer
    isMask = true
    joinedAtCommit = World.current.transactions.commitCount
  }

  func endMasking() {
    superlayer = nil
    isMask = false
    joinedAtCommit = .max
    World.current.animations.treeHasChanged()
  }

  private func detachMask(_ layer: CALayer) {
    if mask === layer { mask = nil } else { layer.removeFromSuperlayer() }
  }

  func reportMisuse(ofMask mask: CALayer) {
    if let parent = mask.superlayer {
      World.current.fault(
        "F12",
        """
        \(mask.name ?? describe(mask)) became the mask of \(name ?? describe(self)) while it was \
        in \(parent.name ?? describe(parent)), which is undefined; remove it from that first
        """)
    }
    if mask.mask != nil || isMask {
      World.current.fault(
        "F12",
        """
        \(name ?? describe(self)) got a mask that has a mask, or is one itself: masks of masks are \
        ignored; combine them into one mask
        """)
    }
  }
}
