import UIKit

extension CGRect {
  /// Whether the rectangle has an area and only finite numbers.
  var isUsable: Bool {
    [minX, minY, width, height].allSatisfy(\.isFinite) && width > 0 && height > 0 && !isInfinite
  }

  /// The middle of the rectangle.
  var middle: CGPoint {
    CGPoint(x: midX, y: midY)
  }
}

extension CGSize {
  /// The middle of a rectangle of this size that begins at zero.
  var middle: CGPoint {
    CGPoint(x: width / 2, y: height / 2)
  }
}
