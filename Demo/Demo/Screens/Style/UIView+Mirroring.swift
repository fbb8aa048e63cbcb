import UIKit

extension UIView {
  /// Mirrors subviews that were placed from left to right, if this view reads from right to left.
  func mirrorIfNeeded(_ subviews: [UIView]) {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    for subview in subviews { subview.center.x = bounds.width - subview.center.x }
  }
}

extension UILabel {
  /// Aligns the text to the side where a line ends.
  func alignToEnd() {
    textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
  }
}
