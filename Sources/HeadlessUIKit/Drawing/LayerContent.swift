import Foundation

/// What a layer draws besides its background, border and shadow.
@_spi(Simulator) public enum LayerContent: Sendable, Equatable {
  /// Text.
  case text(TextContent)
  /// An image.
  case image(ImageContent)
  /// A color gradient.
  case gradient(GradientContent)
  /// A filled or stroked outline.
  case shape(ShapeContent)
  /// A blurred view of what is behind the layer.
  case blur(BlurContent)
  /// A snapshot of a view, its root first.
  case snapshot([RenderNode])
}

/// A blurred view of what is behind a layer.
@_spi(Simulator) public struct BlurContent: Sendable, Equatable {
  /// The radius of the blur in points.
  public var radius: Double
  /// The color over the blur.
  public var tint: RGBA
  /// The strength of both, 0…1.
  public var intensity = 1.0
}

/// An outline that a layer fills and strokes.
@_spi(Simulator) public struct ShapeContent: Sendable, Equatable {
  /// How the ends of a stroke are drawn.
  public enum LineCap: Sendable, Hashable {
    /// Cut off at the end.
    case butt
    /// Rounded.
    case round
    /// Cut off half a line's width after the end.
    case square
  }

  /// How the corners of a stroke are drawn.
  public enum LineJoin: Sendable, Hashable {
    /// Pointed.
    case miter
    /// Rounded.
    case round
    /// Cut off.
    case bevel
  }

  /// The outlines, in the layer's coordinates.
  public var path: PathData
  /// The color of the inside.
  public var fill: RGBA?
  /// Whether the inside is told by the even-odd rule.
  public var usesEvenOddRule = false
  /// The color of the outline.
  public var stroke: RGBA?
  /// The width of the outline in points.
  public var lineWidth: Double = 1
  /// How the ends of the outline are drawn.
  public var lineCap = LineCap.butt
  /// How the corners of the outline are drawn.
  public var lineJoin = LineJoin.miter
  /// The lengths of the dashes of the outline and of the gaps between them; empty for a whole line.
  public var dashes: [Double] = []
  /// Where on the outline, from 0 to 1, the stroke begins.
  public var strokeStart: Double = 0
  /// Where on the outline, from 0 to 1, the stroke ends.
  public var strokeEnd: Double = 1
}

/// A gradient that a layer draws.
@_spi(Simulator) public struct GradientContent: Sendable, Equatable {
  /// The form of a gradient.
  public enum Kind: Sendable, Hashable {
    /// Along a line.
    case axial
    /// From a center outward.
    case radial
    /// Around a center.
    case conic
  }

  /// The form of the gradient.
  public var kind: Kind
  /// The colors and their places.
  public var stops: [GradientStop]
  /// Where the gradient starts, in units of the layer's size.
  public var startPoint: CGPoint
  /// Where the gradient ends, in units of the layer's size.
  public var endPoint: CGPoint

  /// Colors are spread evenly unless each has a location.
  init(
    kind: Kind, colors: [RGBA], locations: [Double]?, startPoint: CGPoint, endPoint: CGPoint
  ) {
    self.kind = kind
    stops = GradientStop.stops(colors: colors, locations: locations)
    self.startPoint = startPoint
    self.endPoint = endPoint
  }
}

extension GradientStop {
  /// Colors are spread evenly unless each has a location.
  static func stops(colors: [RGBA], locations: [Double]?) -> [GradientStop] {
    let spread = colors.indices.map { Double($0) / Double(max(1, colors.count - 1)) }
    let places = locations.flatMap { $0.count == colors.count ? $0 : nil } ?? spread
    return zip(places, colors).map { GradientStop(location: $0, color: $1) }
  }
}

/// An image that a layer draws.
@_spi(Simulator) public struct ImageContent: Sendable, Equatable {
  /// How an image is fitted into its layer.
  public enum Mode: Sendable, Hashable {
    /// Stretched to the layer's size.
    case scaleToFill
    /// As large as fits, its shape kept.
    case scaleAspectFit
    /// Just large enough to cover the layer, its shape kept.
    case scaleAspectFill
    /// In its own size; the unit point of the image is put on the same point of the layer.
    case anchored(CGPoint)
  }

  /// What is drawn, in points from the image's top left.
  public var shapes: [DrawnShape]
  /// The size of the image in points.
  public var size: CGSize
  /// How the image is fitted into its layer.
  public var mode: Mode
  /// The color in which everything opaque is drawn; nil for the image's own colors.
  public var tint: RGBA?

  /// Where the image is drawn in a layer with the given bounds.
  public func frame(in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .zero }
    let (x, y) = (bounds.width / size.width, bounds.height / size.height)
    let anchor: CGPoint
    let scale: CGFloat
    switch mode {
    case .scaleToFill: return bounds
    case .scaleAspectFit: (anchor, scale) = (CGPoint(x: 0.5, y: 0.5), min(x, y))
    case .scaleAspectFill: (anchor, scale) = (CGPoint(x: 0.5, y: 0.5), max(x, y))
    case .anchored(let point): (anchor, scale) = (point, 1)
    }
    let fitted = CGSize(width: size.width * scale, height: size.height * scale)
    return CGRect(
      x: bounds.minX + (bounds.width - fitted.width) * anchor.x,
      y: bounds.minY + (bounds.height - fitted.height) * anchor.y,
      width: fitted.width,
      height: fitted.height
    )
  }
}
