@_spi(Simulator) import UIKit

/// Merges the layer trees of successive frames into one tree of elements.
struct SceneBuilder {
  private(set) var elements: [SceneElement] = []
  /// Whether elements have the numbers of their layers, to be identified later.
  private let numbersLayers: Bool

  private struct Key: Hashable {
    let parent: Int
    let layer: UInt64
  }

  private var current: [Key: SceneElement] = [:]
  private var all: [SceneElement] = []
  private var frameCount = 0
  private var last: [RenderNode]?

  init(numbersLayers: Bool = false) {
    self.numbersLayers = numbersLayers
  }

  /// Adds the next frame.
  mutating func add(_ nodes: [RenderNode]) {
    defer { last = nodes }
    frameCount += 1
    if nodes == last {
      for element in all { element.states.append(element.states[frameCount - 2]) }
      return
    }
    add(nodes, masking: nil)
    for element in all where element.states.count < frameCount { element.states.append(nil) }
  }

  /// Adds a tree of layers, or one that masks an element.
  private mutating func add(_ nodes: [RenderNode], masking masked: SceneElement?) {
    var placed: [SceneElement] = []
    var lastPlace: [Int: Int] = [:]
    for node in nodes.lazy.map({ $0.tinted }) {
      let parent = node.parent < 0 ? nil : placed[node.parent]
      let list = parent.map { Siblings.children(of: $0) } ?? masked.map { .masks(of: $0) } ?? .roots
      let place = place(of: node, in: list, after: lastPlace[list.id] ?? -1)
      lastPlace[list.id] = place
      let element = self[list][place]
      element.states.append(ElementState(node))
      placed.append(element)
      if let mask = node.mask { add(mask, masking: element) }
    }
  }

  /// Sibling elements.
  private enum Siblings {
    case roots
    case children(of: SceneElement)
    case masks(of: SceneElement)

    var id: Int {
      switch self {
      case .roots: 0
      case .children(let element): element.id
      case .masks(let element): -element.id
      }
    }
  }

  private subscript(siblings: Siblings) -> [SceneElement] {
    get {
      switch siblings {
      case .roots: elements
      case .children(let element): element.children
      case .masks(let element): element.masks
      }
    }
    set {
      switch siblings {
      case .roots: elements = newValue
      case .children(let element): element.children = newValue
      case .masks(let element): element.masks = newValue
      }
    }
  }

  /// The index of the layer's element among its siblings; the element is created if it is missing.
  private mutating func place(
    of node: RenderNode, in siblings: Siblings, after previous: Int
  ) -> Int {
    let key = Key(parent: siblings.id, layer: node.id)
    if let known = current[key], known.isLook(of: node),
      let place = self[siblings].firstIndex(where: { $0 === known }), place > previous
    {
      return place
    }
    let id = numbersLayers ? Int(node.id) : all.count + 1
    let element = SceneElement(id: id, look: node, missedFrames: frameCount - 1)
    self[siblings].insert(element, at: previous + 1)
    current[key] = element
    all.append(element)
    return previous + 1
  }
}
