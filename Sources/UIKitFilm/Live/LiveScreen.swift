@_spi(Simulator) import UIKit

/// A drawing of the screen, and its changes from frame to frame.
package struct LiveScreen {
  /// The prefix of all ids, so that two screens can be on one page.
  private let prefix: String
  package let definitions: Definitions
  private var tree: LayerTree
  private var definitionCount = 0

  package init(_ nodes: [RenderNode], prefix: String = "") {
    self.prefix = prefix
    definitions = Definitions(prefix: prefix)
    tree = LayerTree(nodes)
  }

  /// The id of the group that the windows are in.
  private var group: String { prefix + "screen" }
  private var layerPrefix: String { prefix + "e" }

  /// The markup of the whole.
  package mutating func markup() -> String {
    "<g id=\"\(group)\">" + tree.roots.map { markup(of: tree.subtree(at: $0)) }.joined()
      + "</g>"
  }

  /// The definitions that were added since the last call.
  package mutating func takeDefinitions() -> String {
    defer { definitionCount = definitions.parts.count }
    return definitions.parts.dropFirst(definitionCount).joined()
  }

  /// Moves on to the next frame, and returns the changes.
  package mutating func change(to nodes: [RenderNode]) -> ScreenChange {
    let next = LayerTree(nodes)
    var change = ScreenChange()
    compare(tree.roots, with: next.roots, of: next, in: group, change: &change)
    tree = next
    if !change.additions.isEmpty { change.definitions = takeDefinitions() }
    return change
  }

  private func id(of node: RenderNode) -> String { layerPrefix + String(node.id, radix: 36) }

  private func markup(of nodes: [RenderNode]) -> String {
    var builder = SceneBuilder(numbersLayers: true)
    builder.add(nodes)
    var painter = ScenePainter(
      definitions: definitions, precision: .fine, prefix: layerPrefix, isLive: true)
    return painter.paint(builder.elements, poster: 0)
  }

  /// Compares sibling layers with those of the next frame.
  private func compare(
    _ old: [Int], with new: [Int], of next: LayerTree, in group: String,
    change: inout ScreenChange
  ) {
    let kept = kept(old, new, of: next)
    change.removals += old.filter { kept[tree.nodes[$0].id] == nil }.map { id(of: tree.nodes[$0]) }
    var successor: String?
    for index in new.reversed() {
      let node = next.nodes[index]
      if let oldIndex = kept[node.id] {
        update(oldIndex, to: index, of: next, change: &change)
      } else {
        change.additions.append(
          ScreenChange.Addition(
            group: group, successor: successor, markup: markup(of: next.subtree(at: index))))
      }
      successor = id(of: node)
    }
  }

  /// The layers, by number, that keep their order among the siblings, and only move.
  private func kept(_ old: [Int], _ new: [Int], of next: LayerTree) -> [UInt64: Int] {
    let difference = new.map { next.nodes[$0].id }
      .difference(from: old.map { tree.nodes[$0].id })
    var staying = Dictionary(uniqueKeysWithValues: old.map { (tree.nodes[$0].id, $0) })
    for case .remove(_, let number, _) in difference { staying[number] = nil }
    for index in new {
      let node = next.nodes[index]
      if let old = staying[node.id], !tree.nodes[old].isDrawn(as: node) { staying[node.id] = nil }
    }
    return staying
  }

  private func update(_ old: Int, to new: Int, of next: LayerTree, change: inout ScreenChange) {
    let (before, after) = (tree.nodes[old], next.nodes[new])
    change.motions += after.motions(since: before, id: id(of: after))
    for (before, after) in zip(before.mask ?? [], after.mask ?? []) {
      change.motions += after.motions(since: before, id: id(of: after))
    }
    compare(
      tree.children(of: old), with: next.children(of: new), of: next,
      in: id(of: after) + ScenePainter.inside, change: &change)
  }
}

extension RenderNode {
  /// Whether the drawing of this layer becomes that of the other by moving its parts.
  fileprivate func isDrawn(as other: RenderNode) -> Bool {
    // Content that fills the bounds is drawn with them.
    guard looks(like: other), content == nil || bounds == other.bounds else { return false }
    guard let mask, let otherMask = other.mask else { return mask == nil && other.mask == nil }
    return mask.count == otherMask.count
      && zip(mask, otherMask).allSatisfy {
        $0.id == $1.id && $0.parent == $1.parent && $0.isDrawn(as: $1)
      }
  }

  /// The motions since another frame.
  fileprivate func motions(since other: RenderNode, id: String) -> [Motion] {
    let (now, then) = (ElementState(self), ElementState(other))
    guard now != then else { return [] }
    var motions: [Motion] = []
    func add(_ target: String, _ kind: Motion.Kind, _ values: [Double]) {
      let track = Track(keys: [Track.Key(frame: 0, values: values)])
      motions.append(Motion(target: target, kind: kind, track: track))
    }
    if now.matrix != then.matrix { add(id, .matrix, now.matrix.values) }
    if now.opacity != then.opacity { add(id, .opacity, [now.opacity]) }
    let isBlurred = max(now.blur, then.blur) > 0
    if isBlurred, now.blurred != then.blurred { add(id, .blur, now.blurred) }
    if now.box != then.box {
      for part in BoxPart.allCases where has(part) {
        add(id + part.rawValue, .box, part.box(in: BoxMarkup(box: now.box), of: self).box)
      }
    }
    if let color = now.background, color != then.background {
      add(id + BoxPart.background.rawValue, .fill, color)
    }
    return motions
  }

  private func has(_ part: BoxPart) -> Bool {
    switch part {
    case .shadow: shadow != nil
    case .background: backgroundColor != nil
    case .clip: clips
    case .border: borderWidth > 0
    }
  }
}
