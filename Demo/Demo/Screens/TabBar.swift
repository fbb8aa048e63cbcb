import UIKit

/// A floating bar with the app's parts.
final class TabBar: UIView {
  static let size = CGSize(width: 208, height: 60)

  let items: [TabItem]
  var onSelect: (@MainActor (Int) -> Void)?

  var selection = 0 {
    didSet { showSelection() }
  }

  init(_ items: [TabItem]) {
    self.items = items
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    backgroundColor = Palette.card
    layer.cornerRadius = Self.size.height / 2
    layer.shadowColor = Palette.shadow.cgColor
    layer.shadowOpacity = 0.16
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 8)
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 30).cgPath
    for (index, item) in items.enumerated() {
      item.addAction(
        UIAction { [weak self] _ in self?.onSelect?(index) }, for: .touchUpInside)
      addSubview(item)
    }
    showSelection()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = (bounds.width - 8) / CGFloat(items.count)
    for (index, item) in items.enumerated() {
      item.frame = CGRect(
        x: 4 + CGFloat(index) * width, y: 4, width: width, height: bounds.height - 8)
    }
    mirrorIfNeeded(items)
  }

  private func showSelection() {
    for (index, item) in items.enumerated() { item.isSelected = index == selection }
  }
}
