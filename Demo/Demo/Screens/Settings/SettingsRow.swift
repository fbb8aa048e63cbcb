import UIKit

/// A row of the settings: a colored badge, a name, and a switch or a value.
final class SettingsRow: UIView {
  static let height: CGFloat = 56

  enum Trailing {
    case toggle(Bool)
    case value(String)
    /// Leads to another screen.
    case link
  }

  /// Called when the switch has changed.
  var onChange: (@MainActor (Bool) -> Void)?
  /// Called when the row was tapped.
  var onTap: (@MainActor () -> Void)?
  /// The switch, if there is one.
  let toggle: UISwitch?

  private let badge = UIView()
  private let name: UILabel
  private let trailing: UIView
  private let rule = UIView()
  private let link: UIButton?

  init(
    _ name: String, symbol: String, color: UInt32, trailing: Trailing, isLast: Bool = false
  ) {
    self.name = UILabel(name, size: 16, weight: .medium, color: Palette.ink)
    switch trailing {
    case .toggle(let isOn):
      let toggle = UISwitch(frame: .zero)
      toggle.isOn = isOn
      toggle.onTintColor = Palette.accent
      self.toggle = toggle
      self.trailing = toggle
      link = nil
    case .value(let text):
      let label = UILabel(text, size: 15, color: Palette.faded)
      label.frame = CGRect(x: 0, y: 0, width: 110, height: 20)
      self.toggle = nil
      self.trailing = label
      link = nil
    case .link:
      let label = UILabel("Open", size: 15, weight: .medium, color: Palette.accent)
      label.frame = CGRect(x: 0, y: 0, width: 110, height: 20)
      self.toggle = nil
      self.trailing = label
      link = UIButton(type: .system)
    }
    super.init(frame: .zero)
    let turned = UIAction { [weak self] _ in
      guard let self, let toggle else { return }
      onChange?(toggle.isOn)
    }
    toggle?.addAction(turned, for: .valueChanged)
    link?.accessibilityLabel = name
    link?.addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    badge.backgroundColor = UIColor(hex: color)
    badge.layer.cornerRadius = 8
    let size = UIImage.SymbolConfiguration(pointSize: 12, weight: .bold)
    let icon = UIImageView(image: UIImage(systemName: symbol, withConfiguration: size))
    icon.tintColor = .white
    icon.center = CGPoint(x: 14, y: 14)
    badge.addSubview(icon)
    rule.backgroundColor = Palette.hairline
    rule.isHidden = isLast
    for view in [badge, self.name, self.trailing, rule] { addSubview(view) }
    if let link { addSubview(link) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inset = Spacing.medium
    badge.frame = CGRect(x: inset, y: bounds.midY - 14, width: 28, height: 28)
    name.frame = CGRect(x: 56, y: bounds.midY - 11, width: bounds.width - 56 - 120, height: 22)
    trailing.center = CGPoint(
      x: bounds.width - inset - trailing.bounds.width / 2, y: bounds.midY)
    link?.frame = bounds
    rule.frame = CGRect(x: 56, y: bounds.height - 1, width: bounds.width - 56, height: 1)
    (trailing as? UILabel)?.alignToEnd()
    mirrorIfNeeded([badge, name, trailing, rule])
  }
}
