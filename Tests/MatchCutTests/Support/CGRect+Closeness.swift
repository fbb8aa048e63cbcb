import UIKit

extension CGRect {
  /// The center of the rectangle.
  var center: CGPoint { CGPoint(x: midX, y: midY) }

  /// The largest distance between an edge of this rectangle and the same one of another.
  func distance(to other: CGRect) -> CGFloat {
    guard !isNull, !other.isNull else { return isNull && other.isNull ? 0 : .infinity }
    return [
      minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY,
    ].map(abs).max() ?? 0
  }

  /// Whether each edge is as near as that to the same one of another rectangle.
  func isClose(to other: CGRect, within tolerance: CGFloat = 0.5) -> Bool {
    distance(to: other) <= tolerance
  }
}
