import UIKit

extension CGAffineTransform {
  /// Whether all numbers are finite.
  var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}

extension CATransform3D {
  /// Whether all numbers are finite.
  var isFinite: Bool {
    [
      m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44,
    ].allSatisfy(\.isFinite)
  }
}
