@_spi(Simulator) import UIKit

/// Draws a scene as SVG groups, and returns their motions.
struct ScenePainter {
  let definitions: Definitions
  let precision: Precision
  /// The prefix of the ids of moving parts.
  let prefix: String
  /// Whether every layer has an id and a group for its sublayers, because any of them may move,
  /// appear or disappear.
  let isLive: Bool
  private(set) var motions: [Motion] = []

  init(definitions: Definitions, precision: Precision, prefix: String, isLive: Bool = false) {
    self.definitions = definitions
    self.precision = precision
    self.prefix = prefix
    self.isLive = isLive
  }

  /// The suffix of the id of a group with sublayers.
  static let inside = "I"

  private struct Drawing {
    var markup: String
    var isStill: Bool
  }

  /// The markup of root elements, in the state of one frame.
  mutating func paint(_ elements: [SceneElement], poster: Int) -> String {
    join(painted(elements).map { draw($0, in: nil, poster: poster) })
  }

  /// The markup inside the first element, without that element's own transform.
  mutating func paintInside(_ elements: [SceneElement], poster: Int) -> String {
    elements.first.map { body(of: $0, poster: poster, tracks: tracks(of: $0, in: nil)).markup }
      ?? ""
  }

  private func painted(_ elements: [SceneElement]) -> [SceneElement] {
    isLive ? elements : elements.filter(\.paintsAnything)
  }

  /// Keeps the order of moving parts; constant drawings between them may be shared.
  private func join(_ drawings: [Drawing]) -> String {
    var text = ""
    var still = ""
    for drawing in drawings {
      if drawing.isStill {
        still += drawing.markup
      } else {
        text += definitions.shared(still) + drawing.markup
        still = ""
      }
    }
    return text + definitions.shared(still)
  }

  private func tracks(of element: SceneElement, in parent: SceneElement?) -> ElementTracks {
    // A shadow has no sharp edge that would show an error.
    let isSoft = !isLive && element.paintsShadowsOnly
    return ElementTracks(element, in: parent, precision: isSoft ? precision.soft : precision)
  }

  private mutating func draw(
    _ element: SceneElement, in parent: SceneElement?, poster: Int
  ) -> Drawing {
    let tracks = tracks(of: element, in: parent)
    var body = body(of: element, poster: poster, tracks: tracks)
    let id = prefix + String(element.id, radix: 36)
    var attributes = ""
    var isMoving = false
    for (kind, track) in [
      (Motion.Kind.matrix, tracks.matrix), (.opacity, tracks.opacity), (.blur, tracks.blur),
    ] where isLive || !track.isConstant {
      motions.append(Motion(target: id, kind: kind, track: track))
      isMoving = true
    }
    if isMoving { attributes += " id=\"\(id)\"" }
    // For the developer tools of a browser.
    if isLive { attributes += " class=\"\(Markup.escaped(element.look.name))\"" }
    let matrix = tracks.matrix.values(at: Double(poster))
    if !isMoving, let rect = moved(body.markup, by: matrix) {
      body.markup = rect
    } else {
      attributes += transform(matrix)
    }
    let opacity = tracks.opacity.values(at: Double(poster))[0]
    if opacity < 0.999 { attributes += " opacity=\"\(Markup.number(opacity, decimals: 3))\"" }
    let blur = tracks.blur.values(at: Double(poster))
    if blur[0] > BlurMarkup.least {
      attributes += " filter=\"\(BlurMarkup.reference(blur, in: definitions))\""
    }
    let isStill = body.isStill && !isMoving
    if attributes.isEmpty { return Drawing(markup: body.markup, isStill: isStill) }
    return Drawing(markup: "<g\(attributes)>\(body.markup)</g>", isStill: isStill)
  }

  /// The markup of a rectangle alone at another place, which is shorter than a group around it; `nil`
  /// for other markup, or if the rectangle is scaled.
  private func moved(_ markup: String, by values: [Double]) -> String? {
    let start = "<rect width="
    guard !isLive, markup.hasPrefix(start), !markup.dropFirst().contains("<"),
      zip(values, [1, 0, 0, 1]).allSatisfy({ abs($0 - $1) < 1e-5 })
    else { return nil }
    let place = zip(["x", "y"], values.suffix(2)).filter { abs($0.1) > 0.004 }
      .map { "\($0.0)=\"\(Markup.number($0.1))\" " }.joined()
    return "<rect " + place + markup.dropFirst(6)
  }

  private func transform(_ values: [Double]) -> String {
    let (scales, moves) = (Array(values.prefix(4)), Array(values.suffix(2)))
    let isScaled = zip(scales, [1, 0, 0, 1]).contains { abs($0 - $1) > 1e-5 }
    if isScaled {
      let text = Markup.numbers(scales, decimals: 4) + " " + Markup.numbers(moves)
      return " transform=\"matrix(\(text))\""
    }
    guard moves.contains(where: { abs($0) > 0.004 }) else { return "" }
    return " transform=\"translate(\(Markup.numbers(moves)))\""
  }

  /// An element's own drawing and its children, in its own coordinates.
  private mutating func body(
    of element: SceneElement, poster: Int, tracks: ElementTracks
  ) -> Drawing {
    let id = prefix + String(element.id, radix: 36)
    var children = painted(element.children).map {
      draw($0, in: element, poster: poster)
    }
    if isLive {
      let group = "<g id=\"\(id)\(Self.inside)\">\(join(children))</g>"
      children = [Drawing(markup: group, isStill: false)]
    }
    var box = BoxDrawing(
      look: element.look, id: id, tracks: tracks, poster: poster, definitions: definitions,
      isLive: isLive)
    let content = box.content()
    let inner = join([Drawing(markup: content, isStill: box.motions.isEmpty)] + children)
    let masks = painted(element.masks).map {
      draw($0, in: element, poster: poster)
    }
    let markup = box.masked(
      box.markup(around: inner), by: masks.map(\.markup).joined())
    motions += box.motions
    return Drawing(
      markup: markup,
      isStill: box.motions.isEmpty && masks.isEmpty && children.allSatisfy(\.isStill))
  }
}
