import Foundation

/// Text that a layer draws.
@_spi(Simulator) public struct TextContent: Sendable, Equatable {
  /// To which side lines are set.
  public enum Alignment: Sendable, Hashable {
    /// To the left.
    case left
    /// In the middle.
    case center
    /// To the right.
    case right
  }

  /// What happens to lines that are too long.
  public enum LineBreak: Sendable, Hashable {
    /// They go on in the next line, broken between words.
    case byWordWrapping
    /// They go on in the next line, broken between characters.
    case byCharWrapping
    /// They are cut off.
    case byClipping
    /// Their beginning is left out.
    case byTruncatingHead
    /// Their end is left out.
    case byTruncatingTail
    /// Their middle is left out.
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
  /// To which side lines are set.
  public var alignment: Alignment
  /// How many lines there may be; 0 for any number.
  public var numberOfLines: Int
  /// What happens to lines that are too long.
  public var lineBreak: LineBreak
  /// The size of the layer for which the lines were set, in points.
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
  /// How wide the line is, in points.
  public var width: Double
}
