import Foundation

/// An element of a path.
@_spi(Simulator) public enum PathElement: Sendable, Hashable {
  /// Begins a new outline.
  case move(CGPoint)
  /// A straight line.
  case line(CGPoint)
  /// A quadratic Bézier curve.
  case quad(control: CGPoint, end: CGPoint)
  /// A cubic Bézier curve.
  case cubic(control1: CGPoint, control2: CGPoint, end: CGPoint)
  /// A straight line to the beginning of the outline.
  case close

  func applying(_ t: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let point): .move(point.applying(t))
    case .line(let point): .line(point.applying(t))
    case .quad(let control, let end): .quad(control: control.applying(t), end: end.applying(t))
    case .cubic(let control1, let control2, let end):
      .cubic(
        control1: control1.applying(t), control2: control2.applying(t), end: end.applying(t)
      )
    case .close: .close
    }
  }

  /// The control points in order, the end last.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let control, let end): [control, end]
    case .cubic(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }
}

/// The elements of a path.
@_spi(Simulator) public struct PathData: Sendable, Hashable {
  /// The elements in order; one that is neither a move nor a close continues at the end of the last
  /// one.
  public var elements: [PathElement]

  /// Creates a path from its elements.
  public init(_ elements: [PathElement] = []) {
    self.elements = elements
  }

  var isEmpty: Bool { elements.isEmpty }

  func applying(_ t: CGAffineTransform) -> PathData {
    t.isIdentity ? self : PathData(elements.map { $0.applying(t) })
  }

  /// The end point of the last element.
  var currentPoint: CGPoint? {
    guard let last = elements.last else { return nil }
    if let end = last.points.last { return end }
    for case .move(let start) in elements.reversed() { return start }
    return nil
  }

  /// The box around all points, including control points.
  var controlPointBox: CGRect {
    CGRect(enclosing: elements.flatMap(\.points))
  }

  /// The box around the outlines.
  public var box: CGRect {
    CGRect(enclosing: polygons(isFine: true).flatMap { $0 })
  }
}
