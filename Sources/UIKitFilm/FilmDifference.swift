@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

/// Where and when two films differ first.
public struct FilmDifference: Sendable, CustomStringConvertible {
  /// The time of the first frames that differ, in seconds.
  public let time: Double
  /// What differs, in a sentence.
  public let description: String
  /// Where the two frames differ, in window coordinates; `.null` if it is not in one place.
  public let place: CGRect
  /// Both frames side by side, as an SVG in which the place is marked.
  public let picture: String
}

extension Film {
  /// Compares the film with another one, frame by frame.
  ///
  /// What a film shows beside the screen, and its events, are not compared.
  ///
  /// - Parameter other: The other film.
  /// - Returns: The first difference; `nil` if both show the same at the same times.
  public func difference(to other: Film) -> FilmDifference? {
    let pairs = zip(frames, other.frames).enumerated()
    guard let (index, pair) = pairs.first(where: { !$0.element.0.shows($0.element.1) }) else {
      guard frames.count != other.frames.count else { return nil }
      let last = min(frames.count, other.frames.count) - 1
      let ends = [duration, other.duration].map(Markup.seconds)
      return difference(
        to: other, at: last, place: .null,
        "The films end at \(ends[0]) and at \(ends[1]).")
    }
    let (frame, otherFrame) = pair
    let (text, place) = frame.difference(to: otherFrame)
    return difference(
      to: other, at: index, place: place, "At \(Markup.seconds(frame.time)), \(text).")
  }

  private func difference(
    to other: Film, at index: Int, place: CGRect, _ description: String
  ) -> FilmDifference {
    let box = [place.minX, place.minY, place.width, place.height].map(Double.init)
    let overlay =
      place.isNull
      ? ""
      : BoxMarkup(box: box + [0]).inset(by: -3)
        .rect(attributes: " fill=\"none\" stroke=\"#ff3b30\" stroke-width=\"3\"")
    let columns = zip([self, other], ["This film", "The other film"]).map {
      $0.still(index, caption: $1, overlay: overlay)
    }
    return FilmDifference(
      time: frames[index].time, description: description, place: place,
      picture: StillSVG(title: description, columns: columns).document())
  }
}

extension Frame {
  /// The largest difference of equal times, which are sums of many frames.
  private static let sameTime = 1e-6

  /// Whether another frame shows the same at the same time.
  fileprivate func shows(_ other: Frame) -> Bool {
    abs(time - other.time) <= Self.sameTime && self == other.at(time)
  }

  /// What differs in another frame, and where.
  fileprivate func difference(to other: Frame) -> (text: String, place: CGRect) {
    if abs(time - other.time) > Self.sameTime {
      return ("the other frame is at \(Markup.seconds(other.time))", .null)
    }
    if touches != other.touches { return ("the fingers differ", .null) }
    if statusBarStyle != other.statusBarStyle { return ("the status bar differs", .null) }
    let pair = zip(nodes, other.nodes).enumerated().first { !$0.element.0.looksLike($0.element.1) }
    guard let (index, (node, otherNode)) = pair else {
      let (longer, index) =
        nodes.count > other.nodes.count
        ? (self, other.nodes.count) : (other, nodes.count)
      let owner = longer.nodes.count == nodes.count ? "this film" : "the other film"
      return (
        "only \(owner) has the layer \(longer.nodes[index].name)", longer.placeOfLayer(at: index)
      )
    }
    let places = [self, other].map { $0.placeOfLayer(at: index) }
    guard node.name == otherNode.name else {
      return ("\(node.name) is where the other film has \(otherNode.name)", places[0])
    }
    let named = node.differingParts(from: otherNode).joined(separator: ", ")
    return ("\(node.name) differs: \(named)", places[0].union(places[1]))
  }

  /// The box of a layer, in window coordinates.
  private func placeOfLayer(at index: Int) -> CGRect {
    var transform = CGAffineTransform.identity
    var branch = index
    while branch >= 0 {
      transform = transform.concatenating(nodes[branch].transformToSuperlayer)
      branch = nodes[branch].parent
    }
    return nodes[index].bounds.applying(transform)
  }
}

extension RenderNode {
  /// The names of what differs in another node.
  fileprivate func differingParts(from other: RenderNode) -> [String] {
    func list(_ values: CGFloat...) -> String {
      Markup.numbers(values.map(Double.init), separator: ", ")
    }
    func pair(_ name: String, _ one: String, _ two: String) -> String? {
      one == two ? nil : "\(name) \(one) instead of \(two)"
    }
    let geometry = [
      pair("position", list(position.x, position.y), list(other.position.x, other.position.y)),
      pair(
        "size", list(bounds.width, bounds.height), list(other.bounds.width, other.bounds.height)),
      pair("origin", list(bounds.minX, bounds.minY), list(other.bounds.minX, other.bounds.minY)),
      pair("opacity", list(opacity), list(other.opacity)),
      pair("corner radius", list(cornerRadius), list(other.cornerRadius)),
    ].compactMap { $0 }
    let others = [
      ("transform", transform == other.transform), ("hidden", isHidden == other.isHidden),
      ("clip", clips == other.clips), ("background", backgroundColor == other.backgroundColor),
      ("border", borderWidth == other.borderWidth && borderColor == other.borderColor),
      ("shadow", shadow == other.shadow), ("content", content == other.content),
      ("blur", blurRadius == other.blurRadius),
      ("mask", (mask ?? []).elementsEqual(other.mask ?? []) { $0.looksLike($1) }),
      ("superlayer", parent == other.parent),
    ].filter { !$0.1 }.map(\.0)
    return geometry + others
  }
}
