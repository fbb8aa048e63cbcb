import Foundation

/// The rule for the inside of overlapping outlines.
public enum CGPathFillRule: Int, Sendable {
  /// Inside is where the outlines wind around a point.
  case winding = 0
  /// Inside is where a ray crosses an odd number of outlines.
  case evenOdd = 1
}

/// An immutable path of lines and curves.
public class CGPath: Hashable {
  fileprivate(set) var data: PathData {
    didSet { polygons = nil }
  }
  /// The outlines as polygons, cached for hit tests of many points.
  private var polygons: [[CGPoint]]?

  init(_ data: PathData) {
    self.data = data
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(PathData.rect(rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates an ellipse that fills a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(PathData.ellipse(in: rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates a rectangle with rounded corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let data = PathData.roundedRect(rect, width: cornerWidth, height: cornerHeight)
    self.init(data.applying(transform?.pointee ?? .identity))
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { data.isEmpty }

  /// The end point of the last element.
  public var currentPoint: CGPoint { data.currentPoint ?? .zero }

  /// The smallest rectangle around all points, including control points.
  public var boundingBox: CGRect { data.controlPointBox }

  /// The smallest rectangle around the outlines.
  public var boundingBoxOfPath: CGRect { data.box }

  /// Returns an immutable copy.
  public func copy() -> CGPath? { CGPath(data) }

  /// Returns a mutable copy.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(data) }

  /// Returns whether the point, transformed first, is inside.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let polygons = polygons ?? data.polygons()
    self.polygons = polygons
    return polygons.contain(point.applying(transform), evenOdd: rule == .evenOdd)
  }

  /// Returns whether two paths have the same elements.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
    lhs.data == rhs.data
  }

  /// Feeds the elements to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(data)
  }
}

/// A mutable path.
public final class CGMutablePath: CGPath {
  override init(_ data: PathData) {
    super.init(data)
  }

  /// Creates an empty path.
  public init() {
    super.init(PathData())
  }

  func append(_ more: PathData, _ transform: CGAffineTransform) {
    data.elements += more.applying(transform).elements
  }
}

extension CGMutablePath {
  /// Begins a new outline.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(PathData([.move(point)]), transform)
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(PathData([.line(point)]), transform)
  }

  /// Adds a line through points, as an outline of its own.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    let elements = points.enumerated().map { index, point in
      index == 0 ? PathElement.move(point) : .line(point)
    }
    append(PathData(elements), transform)
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    append(PathData([.quad(control: control, end: end)]), transform)
  }

  /// Adds a cubic Bézier curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    append(PathData([.cubic(control1: control1, control2: control2, end: end)]), transform)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(.rect(rect), transform)
  }

  /// Adds an ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(.ellipse(in: rect), transform)
  }

  /// Adds a rectangle with rounded corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    append(.roundedRect(rect, width: cornerWidth, height: cornerHeight), transform)
  }

  /// Adds an arc, joined to the outline by a line; angles in radians from the x axis.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arc = PathData.arc(
      center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise
    )
    append(arc.joining(data), transform)
  }

  /// Adds the outlines of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(path.data, transform)
  }

  /// Closes the outline with a straight line.
  public func closeSubpath() {
    append(PathData([.close]), .identity)
  }
}

extension PathData {
  /// The same elements; the first one is a line if there is an open outline to continue.
  func joining(_ data: PathData) -> PathData {
    guard !data.isEmpty, case .move(let start)? = elements.first else { return self }
    return PathData([.line(start)] + elements.dropFirst())
  }
}

/// How the ends of a stroke are drawn.
public enum CGLineCap: Int32, Sendable {
  /// Cut off at the end.
  case butt = 0
  /// Rounded.
  case round = 1
  /// Cut off half a line's width after the end.
  case square = 2

  var content: ShapeContent.LineCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

/// How the corners of a stroke are drawn.
public enum CGLineJoin: Int32, Sendable {
  /// Pointed.
  case miter = 0
  /// Rounded.
  case round = 1
  /// Cut off.
  case bevel = 2

  var content: ShapeContent.LineJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
