package import UIKit

extension CGRect {
  /// Whether the rectangle has an area and only finite numbers.
  ///
  /// A negative size is not valid: `width` and `height` drop the sign, but the view is not visible.
  package var isValid: Bool {
    origin.isFinite && size.isFinite && size.width > 0 && size.height > 0 && !isInfinite
  }

  /// Whether all numbers are finite.
  var isFinite: Bool { origin.isFinite && size.isFinite }

  /// Returns what is left of the rectangle above or below a cover that is at least as wide.
  ///
  /// A cover in the middle of the rectangle takes nothing away.
  func cut(by cover: CGRect) -> CGRect {
    guard cover.minX <= minX, cover.maxX >= maxX else { return self }
    let top = cover.minY <= minY ? min(max(minY, cover.maxY), maxY) : minY
    let bottom = cover.maxY >= maxY ? max(minY, min(maxY, cover.minY)) : maxY
    return CGRect(x: minX, y: top, width: width, height: max(bottom - top, 0))
  }

  /// Returns the rectangle with those edges of a part that are inside other bounds.
  func edges(of part: CGRect, inside bounds: CGRect) -> CGRect {
    let left = part.minX > bounds.minX ? max(part.minX, minX) : minX
    let top = part.minY > bounds.minY ? max(part.minY, minY) : minY
    let right = part.maxX < bounds.maxX ? min(part.maxX, maxX) : maxX
    let bottom = part.maxY < bounds.maxY ? min(part.maxY, maxY) : maxY
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The center of the rectangle.
  var center: CGPoint { CGPoint(x: midX, y: midY) }

  /// The factor at which a displacement leaves another rectangle; infinite for no displacement.
  func factorToLeave(_ other: CGRect, along displacement: CGPoint) -> CGFloat {
    let x = displacement.x > 0 ? other.maxX - minX : maxX - other.minX
    let y = displacement.y > 0 ? other.maxY - minY : maxY - other.minY
    return min(x / abs(displacement.x), y / abs(displacement.y))
  }
}

extension CGSize {
  /// Whether both numbers are finite.
  var isFinite: Bool { width.isFinite && height.isFinite }

  /// The size with both lengths multiplied by a factor.
  func scaled(by factor: CGFloat) -> CGSize {
    CGSize(width: width * factor, height: height * factor)
  }

  /// The size with lengths that are negative or not finite replaced by zero.
  var clampedToZero: CGSize {
    CGSize(width: width.isFinite ? max(0, width) : 0, height: height.isFinite ? max(0, height) : 0)
  }

  /// The radius, from 0 to half of the shorter side; 0 if it is not finite.
  func fitting(cornerRadius: CGFloat) -> CGFloat {
    cornerRadius.isFinite ? max(0, min(cornerRadius, width / 2, height / 2)) : 0
  }

  /// The center of a rectangle of this size whose origin is zero.
  var center: CGPoint { CGPoint(x: width / 2, y: height / 2) }
}

extension UIEdgeInsets {
  /// The sum of the insets and a multiple of others.
  func adding(_ other: UIEdgeInsets, times factor: CGFloat = 1) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top * factor, left: left + other.left * factor,
      bottom: bottom + other.bottom * factor, right: right + other.right * factor)
  }
}

extension CGPoint {
  /// Whether both numbers are finite.
  var isFinite: Bool { x.isFinite && y.isFinite }

  static func + (one: CGPoint, other: CGPoint) -> CGPoint {
    CGPoint(x: one.x + other.x, y: one.y + other.y)
  }

  static func - (one: CGPoint, other: CGPoint) -> CGPoint {
    CGPoint(x: one.x - other.x, y: one.y - other.y)
  }

  static func * (point: CGPoint, factor: CGFloat) -> CGPoint {
    CGPoint(x: point.x * factor, y: point.y * factor)
  }

  /// Whether both numbers are equal, apart from rounding.
  func isClose(to other: CGPoint) -> Bool {
    abs(x - other.x) <= 1e-6 && abs(y - other.y) <= 1e-6
  }

  /// The length of the vector.
  var length: CGFloat { hypot(x, y) }

  /// The angle between the x axis and the vector, in radians.
  var angle: CGFloat { atan2(y, x) }
}

extension CGAffineTransform {
  /// The scale of a transform without shear: the length of a transformed horizontal unit vector.
  var scale: CGFloat { hypot(a, b) }

  /// The translation in points.
  var translation: CGPoint { CGPoint(x: tx, y: ty) }

  /// Whether all numbers are equal, apart from rounding.
  func isClose(to other: CGAffineTransform) -> Bool {
    abs(a - other.a) <= 1e-6 && abs(b - other.b) <= 1e-6 && abs(c - other.c) <= 1e-6
      && abs(d - other.d) <= 1e-6 && translation.isClose(to: other.translation)
  }

  /// Whether all numbers are finite.
  var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}

extension CATransform3D {
  /// Whether all numbers are equal, apart from rounding.
  func isClose(to other: CATransform3D) -> Bool {
    zip(numbers, other.numbers).allSatisfy { abs($0 - $1) <= 1e-6 }
  }

  /// Whether all numbers are finite.
  var isFinite: Bool { numbers.allSatisfy(\.isFinite) }

  private var numbers: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}
