@_spi(Simulator) import UIKit

/// Merges the layer trees of successive frames into one tree of elements.
struct SceneBuilder {
  private(set) var elements: [SceneElement] = []

  private struct Key: Hashable {
    let parent: Int
    let layer: UInt64
  }

  private var current: [Key: SceneElement] = [:]
  private var all: [SceneElement] = []
  private var frameCount = 0

  /// Adds the next frame.
  mutating func add(_ nodes: [RenderNode]) {
    var placed: [SceneElement] = []
    var lastPlace: [Int: Int] = [:]
    for node in nodes {
      let parent = node.parent < 0 ? nil : placed[node.parent]
      let parentID = parent?.id ?? 0
      let place = place(of: node, in: parent, after: lastPlace[parentID] ?? -1)
      lastPlace[parentID] = place
      let element = (parent?.children ?? elements)[place]
      element.states.append(ElementState(node))
      placed.append(element)
    }
    frameCount += 1
    for element in all where element.states.count < frameCount { element.states.append(nil) }
  }

  /// Where among its siblings the layer's element is, which is made if need be.
  private mutating func place(
    of node: RenderNode, in parent: SceneElement?, after previous: Int
  ) -> Int {
    let key = Key(parent: parent?.id ?? 0, layer: node.id)
    let siblings = parent?.children ?? elements
    if let known = current[key], known.isLook(of: node),
      let place = siblings.firstIndex(where: { $0 === known }), place > previous
    {
      return place
    }
    let element = SceneElement(id: all.count + 1, look: node, missedFrames: frameCount)
    if let parent {
      parent.children.insert(element, at: previous + 1)
    } else {
      elements.insert(element, at: previous + 1)
    }
    current[key] = element
    all.append(element)
    return previous + 1
  }
}
