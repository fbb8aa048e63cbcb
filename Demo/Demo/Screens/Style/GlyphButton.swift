import UIKit

/// A round button with an icon.
final class GlyphButton: UIButton {
  static let side: CGFloat = 40

  private let disc = UIView()

  init(
    _ glyph: Glyph, label: String, color: UIColor, background: UIColor,
    action: @escaping @MainActor () -> Void
  ) {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    disc.frame = bounds
    disc.backgroundColor = background
    disc.layer.cornerRadius = Self.side / 2
    disc.isUserInteractionEnabled = false
    addSubview(disc)
    let icon = glyph.layer(color: color)
    icon.position = CGPoint(x: bounds.midX, y: bounds.midY)
    disc.layer.addSublayer(icon)
    accessibilityLabel = label
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { disc.alpha = isHighlighted ? 0.5 : 1 }
  }
}
