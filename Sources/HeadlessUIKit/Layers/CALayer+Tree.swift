import Foundation

extension CALayer {
  /// Inserts a layer just behind another.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    attach(layer, at: index(of: sibling) ?? 0)
  }

  /// Inserts a layer just in front of another.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    attach(layer, at: index(of: sibling).map { $0 + 1 } ?? sublayerList.count)
  }

  private func index(of sibling: CALayer?) -> Int? {
    sublayerList.firstIndex { $0 === sibling }
  }

  func attach(_ layer: CALayer, at index: Int) {
    keepCommittedLook()
    sublayerList.insert(layer, at: index)
    layer.superlayer = self
    layer.joinedAtCommit = World.current.transactions.commitCount
    setNeedsLayout()
    if layer.layoutState.isPending { markSubtreeNeedsLayout() }
    if layer.displayState.isPending { markSubtreeNeedsDisplay() }
  }

  func detach() {
    guard let parent = superlayer else { return }
    if hasBeenCommitted { leftAtCommit = World.current.transactions.commitCount }
    parent.keepCommittedLook()
    parent.sublayerList.removeAll { $0 === self }
    superlayer = nil
    World.current.animations.treeHasChanged()
    joinedAtCommit = .max
    parent.setNeedsLayout()
  }

  /// Whether the layer is in a visible window.
  var isInWindow: Bool {
    var layer = self
    while let parent = layer.parent { layer = parent }
    return layer.isWindowRoot
  }

  /// Whether the scene of the layer's window is in the background.
  var isInBackground: Bool {
    var layer = self
    while let parent = layer.parent { layer = parent }
    guard let window = layer.delegate as? UIWindow else { return false }
    return MainActor.assumeIsolated { window.windowScene?.activationState == .background }
  }

  /// Whether the last commit included the layer at its current place (E).
  var hasJoinedCommit: Bool {
    let commits = World.current.transactions.commitCount
    var layer = self
    while !layer.isWindowRoot {
      guard layer.joinedAtCommit < commits, let parent = layer.parent else { return false }
      layer = parent
    }
    return true
  }

  /// Whether the last commit showed the layer, wherever it is now (F7).
  var hasBeenCommitted: Bool {
    let commits = World.current.transactions.commitCount
    var layer = self
    while !layer.isWindowRoot {
      guard !layer.committedIsHidden else { return false }
      if layer.leftAtCommit == commits { return true }
      guard layer.joinedAtCommit < commits, let parent = layer.parent else { return false }
      layer = parent
    }
    return true
  }
}

/// The pending layout of a layer.
struct LayoutState {
  var needsLayout = true
  var subtreeNeedsLayout = false

  var isPending: Bool { needsLayout || subtreeNeedsLayout }
}

extension CALayer {
  func markNeedsLayout() {
    guard !layoutState.needsLayout else { return }
    layoutState.needsLayout = true
    parent?.markSubtreeNeedsLayout()
  }

  /// Marks the superlayers up to the first one that is marked, so only new ones cost time.
  func markSubtreeNeedsLayout() {
    var layer: CALayer? = self
    while let current = layer, !current.layoutState.subtreeNeedsLayout {
      current.layoutState.subtreeNeedsLayout = true
      layer = current.parent
    }
  }

  /// The outermost of the superlayers that need layout, up to the first one that does not.
  var topmostLayerNeedingLayout: CALayer {
    var topmost = self
    while let parent = topmost.parent, parent.layoutState.needsLayout { topmost = parent }
    return topmost
  }

  /// Lays out the marked layers of the tree; a layout that marks others again gets a few more
  /// rounds.
  func layoutTree() {
    // The levels of the tree share them: with eight each, a view that wants another layout in each of
    // its layouts would get eight to the power of its depth.
    var rounds = 64
    layoutTree(rounds: &rounds)
  }

  private func layoutTree(rounds: inout Int) {
    guard layoutState.isPending else { return }
    layoutOnce(rounds: &rounds)
    for _ in 1..<8 {
      guard layoutState.isPending, rounds > 0 else { return }
      rounds -= 1
      layoutOnce(rounds: &rounds)
    }
  }

  private func layoutOnce(rounds: inout Int) {
    if layoutState.needsLayout {
      layoutState.needsLayout = false
      layoutSublayers()
    }
    guard layoutState.subtreeNeedsLayout else { return }
    layoutState.subtreeNeedsLayout = false
    for layer in sublayerList where layer.layoutState.isPending {
      layer.layoutTree(rounds: &rounds)
    }
  }
}
