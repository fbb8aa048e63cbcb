import Foundation

/// A shape in an image.
@_spi(Simulator) public struct DrawnShape: Sendable, Hashable {
  /// What a shape is filled with.
  public enum Paint: Sendable, Hashable {
    /// One color.
    case solid(RGBA)
    /// A gradient along a line.
    case linear(stops: [GradientStop], start: CGPoint, end: CGPoint)
    /// A gradient between two circles.
    case radial(
      stops: [GradientStop], start: CGPoint, startRadius: Double, end: CGPoint, endRadius: Double
    )
  }

  /// The outlines, in points from the image's top left.
  public var path: PathData
  /// What the shape is filled or stroked with.
  public var paint: Paint
  /// The width of the stroke in points; nil for a shape that is filled.
  public var strokeWidth: Double?
  /// How the ends of the stroke are drawn.
  public var lineCap = ShapeContent.LineCap.butt
  /// How the corners of the stroke are drawn.
  public var lineJoin = ShapeContent.LineJoin.miter
  /// Whether the inside is told by the even-odd rule.
  public var usesEvenOddRule: Bool
  /// The areas to which the shape is clipped, all of them.
  public var clips: [ClipArea]
  /// The opacity of the shape, from 0 to 1.
  public var opacity: Double
  /// Whether it erases what was drawn before.
  public var isErasing = false
}

/// A color at a location in a gradient.
@_spi(Simulator) public struct GradientStop: Sendable, Hashable {
  /// The location, from 0 to 1.
  public var location: Double
  /// The color.
  public var color: RGBA
}

/// A clipping area.
@_spi(Simulator) public struct ClipArea: Sendable, Hashable {
  /// The outlines, in points from the image's top left.
  public var path: PathData
  /// Whether the inside is told by the even-odd rule.
  public var usesEvenOddRule: Bool
}

extension DrawnShape {
  mutating func transform(by t: CGAffineTransform) {
    let scale = Double(abs(t.determinant).squareRoot())
    path = path.applying(t)
    strokeWidth = strokeWidth.map { $0 * scale }
    clips = clips.map { ClipArea(path: $0.path.applying(t), usesEvenOddRule: $0.usesEvenOddRule) }
    switch paint {
    case .solid: break
    case .linear(let stops, let start, let end):
      paint = .linear(stops: stops, start: start.applying(t), end: end.applying(t))
    case .radial(let stops, let start, let startRadius, let end, let endRadius):
      paint = .radial(
        stops: stops,
        start: start.applying(t), startRadius: startRadius * scale,
        end: end.applying(t), endRadius: endRadius * scale
      )
    }
  }
}
