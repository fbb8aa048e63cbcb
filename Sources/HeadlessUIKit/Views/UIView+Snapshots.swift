import Foundation

extension UIView {
  /// F7: a snapshot is of the last commit, and blank for a view that it did not show, unless what has
  /// changed since may be rendered first, which is not possible within the layout of a commit.
  func makeSnapshot(of rect: CGRect, afterScreenUpdates: Bool) -> UIView? {
    World.current.counters.snapshots += 1
    let picture = SnapshotView(frame: CGRect(origin: .zero, size: rect.size))
    if afterScreenUpdates {
      layoutIfNeeded()
      layer.displayTree()
    }
    let isForced = afterScreenUpdates && !World.current.isInCommitLayout
    guard isForced ? !isHidden : layer.hasBeenCommitted else {
      reportBlank(afterScreenUpdates: afterScreenUpdates)
      return picture
    }
    var nodes = layer.renderTree(isCommitted: !isForced)
    if !(self is UIWindow) { nodes.removeEffects() }
    nodes[0].place(at: CGPoint(x: -rect.origin.x, y: -rect.origin.y))
    picture.layer.drawnContent = .snapshot(
      rect.size == bounds.size ? nodes : Self.cut(nodes, to: rect.size))
    return picture
  }

  /// Clips the nodes of a tree to a size.
  private static func cut(_ nodes: [RenderNode], to size: CGSize) -> [RenderNode] {
    guard var root = nodes.first else { return nodes }
    root.id = World.current.nextLayerID()
    root.position = .zero
    root.bounds = CGRect(origin: .zero, size: size)
    root.clips = true
    root.opacity = 1
    root.cornerRadius = 0
    root.borderWidth = 0
    (root.backgroundColor, root.shadow, root.mask, root.content) = (nil, nil, nil, nil)
    return [root]
      + nodes.map { node in
        var node = node
        node.parent += 1
        return node
      }
  }

  private func reportBlank(afterScreenUpdates: Bool) {
    let reason =
      if isHidden {
        "which is hidden, is blank; take it before hiding the view"
      } else if World.current.isInCommitLayout {
        "which the last frame did not show, is blank as a stack or tabs start; wait for the next turn"
      } else {
        "which the last frame did not show, is blank; pass true, or wait for the next turn"
      }
    World.current.fault(
      "F7",
      """
      the snapshot with afterScreenUpdates: \(afterScreenUpdates) of \(describe(self)), \(reason)
      """
    )
  }
}

extension [RenderNode] {
  /// Removes visual effects, which only a snapshot of a whole window has (F7).
  fileprivate mutating func removeEffects() {
    for index in indices {
      if case .blur = self[index].content { self[index].content = nil }
    }
  }
}

/// A view that shows a snapshot of another.
final class SnapshotView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }
}
