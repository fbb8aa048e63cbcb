@_spi(Simulator) import UIKit

/// The layers of a frame, as a tree.
struct LayerTree {
  let nodes: [RenderNode]
  let roots: [Int]
  private let children: [[Int]]

  init(_ nodes: [RenderNode]) {
    self.nodes = nodes.map(\.tinted)
    var roots: [Int] = []
    var children = Array(repeating: [Int](), count: nodes.count)
    for (index, node) in nodes.enumerated() {
      if node.parent < 0 { roots.append(index) } else { children[node.parent].append(index) }
    }
    self.roots = roots
    self.children = children
  }

  func children(of index: Int) -> [Int] { children[index] }

  /// A layer and its sublayers, as a tree.
  func subtree(at index: Int) -> [RenderNode] {
    var end = index
    while let last = children[end].last { end = last }
    return nodes[index...end].map { node in
      var node = node
      node.parent = node.parent < index ? -1 : node.parent - index
      return node
    }
  }
}
