import Foundation

/// The rule for the inside of a shape layer's path.
public struct CAShapeLayerFillRule: Hashable, Equatable, RawRepresentable, Sendable {
  /// The name of the rule.
  public let rawValue: String

  /// Creates a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Inside is where the outlines wind around a point.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Inside is where a ray crosses an odd number of outlines.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How the ends of an outline are drawn.
public struct CAShapeLayerLineCap: Hashable, Equatable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Cut off at the end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Rounded.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Cut off half a width after the end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var drawn: ShapeContent.LineCap {
    switch self {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }
}

/// How the corners of an outline are drawn.
public struct CAShapeLayerLineJoin: Hashable, Equatable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Rounded.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var drawn: ShapeContent.LineJoin {
    switch self {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}
