import UIKit

/// The corners of a convex polygon, in order, such as a rectangle in other coordinates.
struct ConvexShape: Equatable {
  private(set) var corners: [CGPoint]

  /// Creates a shape from the corners of a rectangle.
  init(_ rect: CGRect) {
    corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
  }

  /// The smallest rectangle around the shape; null for an empty shape.
  var frame: CGRect {
    corners.reduce(.null) { $0.union(CGRect(origin: $1, size: .zero)) }
  }

  /// Converts each corner to other coordinates.
  mutating func convert(_ convert: (CGPoint) -> CGPoint) {
    corners = corners.map(convert)
  }

  /// Clips the shape to a rectangle.
  mutating func clip(to rect: CGRect) {
    cut { $0.x - rect.minX }
    cut { rect.maxX - $0.x }
    cut { $0.y - rect.minY }
    cut { rect.maxY - $0.y }
  }

  /// Clips the shape to where the distance from a line is not negative.
  private mutating func cut(_ distance: (CGPoint) -> CGFloat) {
    var rest: [CGPoint] = []
    rest.reserveCapacity(corners.count + 1)
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      let (here, there) = (distance(corner), distance(next))
      if here >= 0 { rest.append(corner) }
      guard here * there < 0 else { continue }
      rest.append(corner + (next - corner) * (here / (here - there)))
    }
    corners = rest
  }
}
