@_spi(Simulator) import UIKit

/// Draws a layer's shadow, background, clip and border around its sublayers.
struct BoxDrawing {
  let look: RenderNode
  let id: String
  let tracks: ElementTracks
  let poster: Int
  let definitions: Definitions
  /// Whether every part has an id, because any of them may move.
  let isLive: Bool
  private(set) var motions: [Motion] = []

  init(
    look: RenderNode, id: String, tracks: ElementTracks, poster: Int, definitions: Definitions,
    isLive: Bool
  ) {
    self.look = look
    self.id = id
    self.tracks = tracks
    self.poster = poster
    self.definitions = definitions
    self.isLive = isLive
  }

  private var box: BoxMarkup { BoxMarkup(box: tracks.box.values(at: Double(poster))) }

  /// The layer's drawing, with markup inside.
  mutating func markup(around inner: String) -> String {
    var inside = inner
    if look.clips, !inner.isEmpty { inside = clipped(inner) }
    return shadow() + background() + inside + border()
  }

  /// What the layer draws itself, which follows its box.
  mutating func content() -> String {
    let painter = ContentMarkup(definitions: definitions)
    // It is drawn in its largest size, because it may grow from nothing.
    let boxes = tracks.box.keys.map(\.values)
    guard !isLive, !tracks.box.isConstant,
      let largest = boxes.max(by: { $0[2] * $0[3] < $1[2] * $1[3] }),
      let full = look.contentFrame(in: largest), full.width > 0, full.height > 0
    else { return painter.markup(of: look) }
    var drawn = look
    drawn.bounds = CGRect(x: largest[0], y: largest[1], width: largest[2], height: largest[3])
    drawn.cornerRadius = largest[4]
    let track = Track(
      keys: tracks.box.keys.map { key in
        let frame = look.contentFrame(in: key.values) ?? full
        let (x, y) = (Double(frame.width / full.width), Double(frame.height / full.height))
        let left = Double(frame.minX) - Double(full.minX) * x
        let top = Double(frame.minY) - Double(full.minY) * y
        return Track.Key(frame: key.frame, values: [x, 0, 0, y, left, top])
      })
    let target = id + "D"
    if !track.isConstant { motions.append(Motion(target: target, kind: .matrix, track: track)) }
    let matrix = Markup.numbers(track.values(at: Double(poster)), decimals: 4)
    return "<g id=\"\(target)\" transform=\"matrix(\(matrix))\">\(painter.markup(of: drawn))</g>"
  }

  /// A drawing with masks.
  mutating func masked(_ text: String, by masks: String) -> String {
    guard let unmasked = tracks.unmasked, !text.isEmpty else { return text }
    let size = tracks.box.values(at: Double(poster))
    // The masks are in the layer's coordinates, and may extend beyond its bounds.
    let region = [size[0] - 400, size[1] - 400, size[2] + 800, size[3] + 800]
    let shown = Markup.number(unmasked.values(at: Double(poster))[0])
    let cover =
      "<g id=\"\(id)U\" opacity=\"\(shown)\">"
      + BoxMarkup(box: region + [0]).rect(attributes: "") + "</g>"
    if isMoving(unmasked) {
      motions.append(Motion(target: id + "U", kind: .opacity, track: unmasked))
    }
    let place = zip(["x", "y", "width", "height"], region)
      .map { " \($0)=\"\(Markup.number($1))\"" }.joined()
    return "<mask id=\"\(id)M\" maskUnits=\"userSpaceOnUse\"\(place)"
      + " style=\"mask-type:alpha\">\(cover)\(masks)</mask>"
      + "<g mask=\"url(#\(id)M)\">\(text)</g>"
  }

  private mutating func clipped(_ inner: String) -> String {
    if !isMoving(tracks.box) {
      let clip = definitions.id("c") {
        "<clipPath id=\"\($0)\">\(box.rect(attributes: ""))</clipPath>"
      }
      return "<g clip-path=\"url(#\(clip))\">\(inner)</g>"
    }
    let rect = follow(.clip, attributes: "")
    return "<clipPath id=\"\(id)K\">\(rect)</clipPath>"
      + "<g clip-path=\"url(#\(id)K)\">\(inner)</g>"
  }

  private mutating func shadow() -> String {
    guard let shadow = look.drawnShadow else { return "" }
    let deviation = Markup.number(shadow.radius)
    let size = tracks.box.values(at: Double(poster))
    let reach = [size[2], size[3]].map { Markup.number(3 * shadow.radius / max($0, 1)) }
    let extent = [size[2], size[3]].map { Markup.number(1 + 6 * shadow.radius / max($0, 1)) }
    let filter = definitions.id("f") {
      "<filter id=\"\($0)\" x=\"-\(reach[0])\" y=\"-\(reach[1])\""
        + " width=\"\(extent[0])\" height=\"\(extent[1])\">"
        + "<feGaussianBlur stdDeviation=\"\(deviation)\"/></filter>"
    }
    let offset = Markup.numbers([shadow.offset.width, shadow.offset.height].map(Double.init))
    let rect = follow(
      .shadow,
      attributes: Markup.paint("fill", shadow.color.components) + " filter=\"url(#\(filter))\"")
    return "<g transform=\"translate(\(offset))\">\(rect)</g>"
  }

  private mutating func background() -> String {
    guard let track = tracks.background else { return "" }
    let color = track.values(at: Double(poster))
    if isMoving(track) {
      motions.append(
        Motion(target: id + BoxPart.background.rawValue, kind: .fill, track: track))
    } else if color[3] <= 0.002 {
      return ""
    }
    return follow(.background, attributes: Markup.paint("fill", color))
  }

  private mutating func border() -> String {
    guard look.borderWidth > 0, let color = look.borderColor, color.a > 0.002 else { return "" }
    let attributes =
      " fill=\"none\"" + Markup.paint("stroke", color.components)
      + " stroke-width=\"\(Markup.number(look.drawnBorderWidth))\""
    return follow(.border, attributes: attributes)
  }

  /// A rectangle that moves like the layer's box.
  private mutating func follow(_ part: BoxPart, attributes: String) -> String {
    let target = id + part.rawValue
    let rect = part.box(in: box, of: look)
    let isFilled = motions.contains { $0.target == target }
    guard isMoving(tracks.box) else {
      return rect.rect(id: isFilled ? target : nil, attributes: attributes)
    }
    let track = Track(
      keys: tracks.box.keys.map { key in
        Track.Key(
          frame: key.frame, values: part.box(in: BoxMarkup(box: key.values), of: look).box)
      })
    motions.append(Motion(target: target, kind: .box, track: track))
    return rect.rect(id: target, attributes: attributes)
  }

  private func isMoving(_ track: Track) -> Bool { isLive || !track.isConstant }
}

extension RenderNode {
  /// Where the content is in a box of the layer; `nil` if it does not follow the box.
  fileprivate func contentFrame(in box: [Double]) -> CGRect? {
    let bounds = CGRect(x: box[0], y: box[1], width: box[2], height: box[3])
    return switch content {
    case .image(let image): image.frame(in: bounds)
    case .gradient, .snapshot: bounds
    case nil, .blur, .text, .shape: nil
    }
  }
}
