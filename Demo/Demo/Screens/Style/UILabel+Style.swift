import UIKit

extension UILabel {
  /// A label with one of the demo's text styles.
  convenience init(
    _ text: String, size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor,
    lines: Int = 1
  ) {
    self.init(frame: .zero)
    self.text = text
    font = .systemFont(ofSize: size, weight: weight)
    textColor = color
    numberOfLines = lines
  }

  /// Lets the text become larger or smaller with the size that the user prefers.
  func followTextSize(of style: UIFont.TextStyle) {
    font = UIFontMetrics(forTextStyle: style).scaledFont(for: font)
    adjustsFontForContentSizeCategory = true
  }

  /// The label's height at a width.
  func height(forWidth width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }
}
