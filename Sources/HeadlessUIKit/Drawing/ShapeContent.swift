import Foundation

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
  /// The colour of the inside.
  public var fill: RGBA?
  /// Whether the inside is told by the even-odd rule.
  public var usesEvenOddRule = false
  /// The colour of the outline.
  public var stroke: RGBA?
  /// The width of the outline in points.
  public var lineWidth: Double = 1
  /// How the ends of the outline are drawn.
  public var lineCap = LineCap.butt
  /// How the corners of the outline are drawn.
  public var lineJoin = LineJoin.miter
  /// Where on the outline, from 0 to 1, the stroke begins.
  public var strokeStart: Double = 0
  /// Where on the outline, from 0 to 1, the stroke ends.
  public var strokeEnd: Double = 1
}
