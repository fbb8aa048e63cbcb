import UIKit

/// A round button with a symbol.
final class IconButton: UIButton {
  static let side: CGFloat = 40

  init(
    _ symbol: String, label: String, color: UIColor, background: UIColor,
    action: @escaping @MainActor () -> Void
  ) {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    backgroundColor = background
    layer.cornerRadius = Self.side / 2
    tintColor = color
    let size = UIImage.SymbolConfiguration(pointSize: 15, weight: .semibold)
    setImage(UIImage(systemName: symbol, withConfiguration: size), for: .normal)
    accessibilityLabel = label
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }
}
