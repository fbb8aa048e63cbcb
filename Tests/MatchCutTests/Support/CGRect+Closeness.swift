import UIKit

extension CGRect {
  /// The center of the rectangle.
  var center: CGPoint { CGPoint(x: midX, y: midY) }

  /// The largest distance between the same edges of two rectangles.
  func distance(to other: CGRect) -> CGFloat {
    guard !isNull, !other.isNull else { return isNull && other.isNull ? 0 : .infinity }
    return [
      minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY,
    ].map(abs).max() ?? 0
  }

  /// Whether all edges are within a tolerance of another rectangle's.
  func isClose(to other: CGRect, within tolerance: CGFloat = 0.5) -> Bool {
    distance(to: other) <= tolerance
  }
}
