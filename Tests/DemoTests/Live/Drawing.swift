@testable import Demo
@testable import UIKitFilm

/// A drawing as in a browser: a tree of elements, which can be found, changed and removed.
final class Drawing {
  let name: String
  var attributes: [String: String] = [:]
  var children: [Drawing] = []
  private weak var parent: Drawing?

  private init(_ name: String) { self.name = name }

  /// Parses well-formed markup, without its text.
  convenience init(markup: String) {
    self.init("svg")
    append(Self.parse(markup))
  }

  /// Applies a change, like the page.
  func apply(_ change: ScreenChange) {
    for id in change.removals {
      guard let part = find(id) else { continue }
      part.parent?.children.removeAll { $0 === part }
    }
    for addition in change.additions {
      guard let group = find(addition.group) else { continue }
      let index = group.children.firstIndex { $0.attributes["id"] == addition.successor }
      let parts = Self.parse(addition.markup)
      for part in parts { part.parent = group }
      group.children.insert(contentsOf: parts, at: index ?? group.children.count)
    }
    for motion in change.motions { find(motion.target)?.move(motion) }
  }

  func find(_ id: String) -> Drawing? {
    if attributes["id"] == id { return self }
    for child in children { if let found = child.find(id) { return found } }
    return nil
  }

  /// The first lines that differ in two drawings: ids, positions, opacities and colors, without the
  /// ids of definitions.
  func difference(from other: Drawing) -> String? {
    let (lines, others) = (lines, other.lines)
    let pair = zip(lines, others).first { $0 != $1 }
    if let pair { return "\(pair.0) instead of \(pair.1)" }
    return lines.count == others.count ? nil : "\(lines.count) lines instead of \(others.count)"
  }

  private var lines: [String] {
    let shown = [
      "id", "opacity", "style", "x", "y", "width", "height", "rx", "fill", "fill-opacity",
    ]
    let values = shown.compactMap { key in
      attributes[key].flatMap { $0.hasPrefix("url") ? nil : "\(key)=\($0)" }
    }
    let line = ([name] + values + [attributes["transform"] ?? ""]).joined(separator: " ")
    return [line] + children.flatMap { $0.lines.map { "  " + $0 } }
  }

  private func append(_ parts: [Drawing]) {
    for part in parts { part.parent = self }
    children += parts
  }

  private func move(_ motion: Motion) {
    let values = motion.track.values(at: 0)
    switch motion.kind {
    case .matrix: attributes["transform"] = Self.transform(values)
    case .zoom:
      attributes["transform"] = Self.transform([values[0], 0, 0, values[0], values[1], values[2]])
    case .opacity:
      attributes["opacity"] = values[0] < 0.999 ? Markup.number(values[0], decimals: 3) : nil
    case .blur:
      attributes["style"] =
        values[0] > 0.05 ? "filter:blur(\(Markup.number(values[0], decimals: 1))px)" : nil
    case .box:
      for (key, value) in zip(["x", "y", "width", "height", "rx"], values) {
        let isShown = key == "width" || key == "height" || abs(value) > 0.004
        attributes[key] = isShown ? Markup.number(value) : nil
      }
    case .fill:
      attributes["fill"] = Markup.hex(values)
      attributes["fill-opacity"] =
        values[3] >= 0.999 ? nil : Markup.number(values[3], decimals: 3)
    }
  }

  /// A transform as the painter writes it.
  private static func transform(_ values: [Double]) -> String? {
    if zip(values, [1, 0, 0, 1]).contains(where: { abs($0 - $1) > 1e-5 }) {
      let scales = Markup.numbers(Array(values.prefix(4)), decimals: 4)
      return "matrix(\(scales) \(Markup.numbers(Array(values.suffix(2)))))"
    }
    guard values.suffix(2).contains(where: { abs($0) > 0.004 }) else { return nil }
    return "translate(\(Markup.numbers(Array(values.suffix(2)))))"
  }

  private static func parse(_ markup: String) -> [Drawing] {
    let root = Drawing("")
    var open = [root]
    for tag in markup.matches(of: /<(\/?)(\w+)((?:\s[\w:-]+="[^"]*")*)\s*(\/?)>/) {
      if !tag.1.isEmpty {
        open.removeLast()
        continue
      }
      let part = Drawing(String(tag.2))
      // Names, each after a space and before an equals sign, alternate with values.
      let texts = tag.3.split(separator: "\"", omittingEmptySubsequences: false)
      for index in stride(from: 0, to: texts.count - 1, by: 2) {
        part.attributes[String(texts[index].dropFirst().dropLast())] = String(texts[index + 1])
      }
      open[open.count - 1].append([part])
      if tag.4.isEmpty { open.append(part) }
    }
    return root.children
  }
}
