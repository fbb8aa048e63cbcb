@_spi(Simulator) import UIKit

/// Draws a layer's content, in addition to its background, border and shadow.
struct ContentMarkup {
  let definitions: Definitions

  /// The markup of a layer's content, in the layer's coordinates.
  func markup(of node: RenderNode) -> String {
    switch node.content {
    // The tint of a blur is a background.
    case nil, .blur: ""
    case .text(let text): markup(of: text, at: node.bounds.origin)
    case .image(let image): markup(of: image, in: node.bounds)
    case .gradient(let gradient): markup(of: gradient, in: node)
    case .shape(let shape): markup(of: shape)
    case .snapshot(let nodes): markup(of: nodes, in: node.bounds)
    }
  }

  private func fill(_ color: RGBA) -> String { Markup.paint("fill", color.components) }

  private func box(_ rect: CGRect, radius: Double, paint: String) -> String {
    BoxMarkup(box: [rect.minX, rect.minY, rect.width, rect.height].map(Double.init) + [radius])
      .rect(attributes: paint)
  }

  private func markup(of text: TextContent, at origin: CGPoint) -> String {
    let font = " font-size=\"\(Markup.number(text.pointSize))\" font-weight=\"\(text.weight)\""
    let lines = text.lines.filter { !$0.string.isEmpty }.map { line in
      let x = Markup.number(Double(origin.x + line.origin.x), decimals: 1)
      let y = Markup.number(Double(origin.y + line.origin.y), decimals: 1)
      let length = Markup.number(line.width, decimals: 1)
      // Whatever the font, the text has the width that it has in UIKit. XML makes one space of
      // several, unless it is told to preserve them.
      let isSpaced = " \(line.string) ".contains("  ")
      let space = isSpaced ? " xml:space=\"preserve\"" : ""
      return "<text\(space) x=\"\(x)\" y=\"\(y)\" textLength=\"\(length)\""
        + " lengthAdjust=\"spacingAndGlyphs\">"
        + Markup.escaped(line.string) + "</text>"
    }
    return lines.isEmpty ? "" : "<g\(font)\(fill(text.color))>\(lines.joined())</g>"
  }

  private func markup(of gradient: GradientContent, in node: RenderNode) -> String {
    let (start, end) = (gradient.startPoint, gradient.endPoint)
    func number(_ value: CGFloat) -> String { Markup.number(Double(value), decimals: 3) }
    let id: String
    switch gradient.kind {
    case .axial, .conic:
      let line =
        "x1=\"\(number(start.x))\" y1=\"\(number(start.y))\""
        + " x2=\"\(number(end.x))\" y2=\"\(number(end.y))\""
      id = definitions.id("g") {
        "<linearGradient id=\"\($0)\" \(line)>\(stops(gradient.stops))</linearGradient>"
      }
    case .radial:
      let (x, y) = (abs(end.x - start.x), abs(end.y - start.y))
      var circle = "cx=\"\(number(start.x))\" cy=\"\(number(start.y))\" r=\"\(number(x))\""
      if x != y, x > 0 {
        let (down, up) = ("translate(0 \(number(start.y)))", "translate(0 \(number(-start.y)))")
        circle += " gradientTransform=\"\(down) scale(1 \(number(y / x))) \(up)\""
      }
      id = definitions.id("g") {
        "<radialGradient id=\"\($0)\" \(circle)>\(stops(gradient.stops))</radialGradient>"
      }
    }
    return box(node.bounds, radius: node.cornerRadius, paint: " fill=\"url(#\(id))\"")
  }

  private func stops(_ stops: [GradientStop]) -> String {
    stops.map { stop in
      let color = Markup.paint("stop-color", stop.color.components)
        .replacing("stop-color-opacity", with: "stop-opacity")
      return "<stop offset=\"\(Markup.number(stop.location, decimals: 3))\"\(color)/>"
    }.joined()
  }

  private func markup(of shape: ShapeContent) -> String {
    var attributes = shape.fill.map(fill) ?? " fill=\"none\""
    if shape.fill != nil, shape.usesEvenOddRule { attributes += " fill-rule=\"evenodd\"" }
    if let stroke = shape.stroke, shape.lineWidth > 0 {
      attributes += Markup.paint("stroke", stroke.components)
      attributes += " stroke-width=\"\(Markup.number(shape.lineWidth))\""
      if shape.lineCap != .butt { attributes += " stroke-linecap=\"\(shape.lineCap)\"" }
      if shape.lineJoin != .miter { attributes += " stroke-linejoin=\"\(shape.lineJoin)\"" }
      if !shape.dashes.isEmpty {
        attributes += " stroke-dasharray=\"\(Markup.numbers(shape.dashes))\""
      }
    }
    return "<path d=\"\(Markup.path(shape.path))\"\(attributes)/>"
  }

  private func markup(of image: ImageContent, in bounds: CGRect) -> String {
    let frame = image.frame(in: bounds)
    guard frame.width > 0, image.size.width > 0 else { return "" }
    let scale = [frame.width / image.size.width, frame.height / image.size.height].map(Double.init)
    let origin = Markup.numbers([frame.minX, frame.minY].map(Double.init))
    let scaling = Markup.numbers(scale, decimals: 4)
    var drawing = image.shapes.reduce("") { drawn, shape in
      guard shape.isErasing else { return drawn + markup(of: shape, tint: image.tint) }
      return erased(drawn, by: markup(of: shape, tint: RGBA(r: 0, g: 0, b: 0)), in: image.size)
    }
    // An image ends at its edges, whatever was drawn beyond them.
    let edges = CGRect(origin: .zero, size: image.size)
    if !image.shapes.allSatisfy({ $0.isInside(edges) }) {
      let clip = definitions.id("c") { id in
        let box = BoxMarkup(box: [0, 0, Double(edges.width), Double(edges.height), 0])
        return "<clipPath id=\"\(id)\">\(box.rect(attributes: ""))</clipPath>"
      }
      drawing = "<g clip-path=\"url(#\(clip))\">\(drawing)</g>"
    }
    if origin == "0 0", scaling == "1 1" { return drawing }
    return "<g transform=\"translate(\(origin)) scale(\(scaling))\">\(drawing)</g>"
  }

  private func markup(of shape: DrawnShape, tint: RGBA?) -> String {
    let color = tint ?? shape.paint.color
    var attributes = shape.strokeWidth == nil ? fill(color) : " fill=\"none\""
    if let width = shape.strokeWidth {
      attributes += Markup.paint("stroke", color.components)
      attributes += " stroke-width=\"\(Markup.number(width))\""
      if shape.lineCap != .butt { attributes += " stroke-linecap=\"\(shape.lineCap)\"" }
      if shape.lineJoin != .miter { attributes += " stroke-linejoin=\"\(shape.lineJoin)\"" }
    }
    if shape.usesEvenOddRule { attributes += " fill-rule=\"evenodd\"" }
    if shape.opacity < 1 { attributes += " opacity=\"\(Markup.number(shape.opacity))\"" }
    return shape.clips.reduce("<path d=\"\(Markup.path(shape.path))\"\(attributes)/>") {
      clipped($0, to: $1)
    }
  }

  /// A drawing inside of an area.
  private func clipped(_ drawing: String, to area: ClipArea) -> String {
    let rule = area.usesEvenOddRule ? " clip-rule=\"evenodd\"" : ""
    let clip = definitions.id("c") {
      "<clipPath id=\"\($0)\"><path d=\"\(Markup.path(area.path))\"\(rule)/></clipPath>"
    }
    return "<g clip-path=\"url(#\(clip))\">\(drawing)</g>"
  }

  /// A drawing without the part that a black shape erases.
  private func erased(_ drawing: String, by shape: String, in size: CGSize) -> String {
    let mask = definitions.id("e") { id in
      let box = BoxMarkup(box: [0, 0, Double(size.width), Double(size.height), 0])
      // Without a region, a mask has that of the whole drawing, which may be one of definitions.
      let region = zip(["width", "height"], [size.width, size.height])
        .map { " \($0)=\"\(Markup.number(Double($1)))\"" }.joined()
      return "<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\"\(region)>"
        + box.rect(attributes: fill(RGBA(r: 1, g: 1, b: 1))) + shape + "</mask>"
    }
    return "<g mask=\"url(#\(mask))\">\(drawing)</g>"
  }

  /// A snapshot does not change, so it is painted as a scene with one frame.
  private func markup(of nodes: [RenderNode], in bounds: CGRect) -> String {
    guard let root = nodes.first, root.bounds.width > 0, root.bounds.height > 0 else { return "" }
    var builder = SceneBuilder()
    builder.add(nodes)
    var painter = ScenePainter(definitions: definitions, precision: .fine, prefix: "")
    let picture = painter.paintInside(builder.elements, poster: 0)
    let scale = [bounds.width / root.bounds.width, bounds.height / root.bounds.height]
      .map(Double.init)
    let corner = Markup.numbers([bounds.minX, bounds.minY].map(Double.init))
    let back = Markup.numbers([-root.bounds.minX, -root.bounds.minY].map(Double.init))
    let scaling = Markup.numbers(scale, decimals: 4)
    return "<g transform=\"translate(\(corner)) scale(\(scaling)) translate(\(back))\">"
      + picture + "</g>"
  }
}

extension DrawnShape {
  /// Whether nothing of it is beyond the edges; a miter may be.
  fileprivate func isInside(_ edges: CGRect) -> Bool {
    let reach = CGFloat(strokeWidth ?? 0) / 2
    return edges.insetBy(dx: -0.1, dy: -0.1)
      .contains(path.box.insetBy(dx: -reach, dy: -reach))
  }
}

extension RGBA {
  /// Red, green, blue and alpha.
  var components: [Double] { [r, g, b, a] }
}

extension DrawnShape.Paint {
  /// A single color for the paint; for a gradient, the one in the middle.
  fileprivate var color: RGBA {
    switch self {
    case .solid(let color): color
    case .linear(let stops, _, _): stops[stops.count / 2].color
    case .radial(let stops, _, _, _, _): stops[stops.count / 2].color
    }
  }
}
