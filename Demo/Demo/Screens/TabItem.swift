import UIKit

/// One part of the app in the tab bar.
final class TabItem: UIButton {
  private let label: UILabel
  private let icon: UIImageView

  init(_ title: String, symbol: String) {
    label = UILabel(title, size: 14, weight: .semibold, color: Palette.ink)
    let size = UIImage.SymbolConfiguration(pointSize: 16, weight: .semibold)
    icon = UIImageView(image: UIImage(systemName: symbol, withConfiguration: size))
    super.init(frame: .zero)
    addSubview(label)
    addSubview(icon)
    accessibilityLabel = title
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool {
    didSet {
      let color = isSelected ? Palette.accent : Palette.faded
      label.textColor = color
      icon.tintColor = color
      backgroundColor = isSelected ? Palette.blush : nil
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    icon.center = CGPoint(x: 26, y: bounds.midY)
    label.frame = CGRect(x: 43, y: bounds.midY - 10, width: bounds.width - 47, height: 20)
    mirrorIfNeeded([icon, label])
  }
}
