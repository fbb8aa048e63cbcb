import UIKit

extension CGAffineTransform {
  /// Whether all numbers are finite.
  var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}
