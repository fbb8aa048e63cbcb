import Foundation

/// What controls tell the layout of their content.
extension UIView {
  /// How strongly a view hugs its content, unless something else was set.
  var defaultHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    self is UISwitch ? (.defaultHigh, .defaultHigh) : (.defaultLow, .defaultLow)
  }

  /// The height of text of several lines that are broken at a width; nil for all other content.
  func height(forWidth width: CGFloat) -> CGFloat? {
    guard let label = self as? UILabel, label.numberOfLines != 1,
      label.preferredMaxLayoutWidth == 0, width > 0
    else { return nil }
    return label.sizeThatFits(CGSize(width: width, height: 0)).height
  }

  /// The distance of the first baseline from the top, at the natural height.
  var firstBaselineOffset: CGFloat { baselineFont.map { $0.ascender + titleMargin } ?? 0 }

  /// The distance of the last baseline from the bottom, at the natural height.
  var lastBaselineOffset: CGFloat {
    baselineFont.map { $0.lineHeight - $0.ascender + titleMargin } ?? 0
  }

  private var baselineFont: UIFont? {
    (self as? UILabel)?.font ?? (self as? UIButton)?.titleLabel?.font
  }

  /// The distance of a button's title from the top and the bottom.
  private var titleMargin: CGFloat {
    guard let button = self as? UIButton, let font = baselineFont else { return 0 }
    return max((button.intrinsicContentSize.height - font.lineHeight) / 2, 0)
  }
}
