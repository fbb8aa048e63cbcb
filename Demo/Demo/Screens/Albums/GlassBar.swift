import UIKit

/// A floating bar of glass with a field to search in.
final class GlassBar: UIView {
  static let height: CGFloat = 52

  let field = UITextField(frame: .zero)

  private let icon = UIImageView(symbol: "magnifyingglass", size: 17, color: Palette.faded)
  private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))

  init(placeholder: String, onChange: @escaping @MainActor (String) -> Void) {
    super.init(frame: .zero)
    layer.cornerRadius = Self.height / 2
    layer.shadowColor = Palette.shadow.cgColor
    layer.shadowOpacity = 0.18
    layer.shadowRadius = 20
    layer.shadowOffset = CGSize(width: 0, height: 8)
    glass.layer.cornerRadius = Self.height / 2
    glass.layer.borderWidth = 1
    glass.layer.borderColor = Palette.rim.cgColor
    glass.clipsToBounds = true
    field.placeholder = placeholder
    field.textColor = Palette.ink
    field.font = .systemFont(ofSize: 17)
    let changed = UIAction { [weak field] _ in onChange(field?.text ?? "") }
    field.addAction(changed, for: .editingChanged)
    addSubview(glass)
    for view in [icon, field] { glass.contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    glass.frame = bounds
    icon.center = CGPoint(x: 30, y: bounds.midY)
    field.frame = CGRect(x: 50, y: 0, width: max(bounds.width - 68, 0), height: bounds.height)
    mirrorIfNeeded([icon, field])
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: Self.height / 2).cgPath
  }
}
