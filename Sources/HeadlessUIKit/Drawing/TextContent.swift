import Foundation

/// Text that a layer draws.
@_spi(Simulator) public struct TextContent: Sendable, Equatable {
  /// The alignment of lines.
  public enum Alignment: Sendable, Hashable {
    /// To the left.
    case left
    /// Centered.
    case center
    /// To the right.
    case right
  }

  /// The treatment of lines that are too long.
  public enum LineBreak: Sendable, Hashable {
    /// Wrapped between words.
    case byWordWrapping
    /// Wrapped between characters.
    case byCharWrapping
    /// Clipped.
    case byClipping
    /// Truncated at the beginning.
    case byTruncatingHead
    /// Truncated at the end.
    case byTruncatingTail
    /// Truncated in the middle.
    case byTruncatingMiddle
  }

  /// The whole text.
  public var string: String
  /// The size of the font in points.
  public var pointSize: Double
  /// The weight of the font as CSS counts it: 400 is regular, 700 is bold.
  public var weight: Int
  /// The color of the text.
  public var color: RGBA
  /// The alignment of lines.
  public var alignment: Alignment
  /// The largest number of lines; 0 for any number.
  public var numberOfLines: Int
  /// The treatment of lines that are too long.
  public var lineBreak: LineBreak
  /// The size of the layer for which the lines were laid out, in points.
  public var size: CGSize
  /// The lines as they are drawn, in a layer of that size.
  public var lines: [TextLine]
}

/// A line of text as it is drawn.
@_spi(Simulator) public struct TextLine: Sendable, Hashable {
  /// The characters of the line.
  public var string: String
  /// Where the line begins: its left end on the baseline, from the layer's top left.
  public var origin: CGPoint
  /// The width of the line, in points.
  public var width: Double
}
