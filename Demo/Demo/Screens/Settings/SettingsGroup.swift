import UIKit

/// Rows of settings on a card.
final class SettingsGroup: UIView {
  private let rows: [SettingsRow]

  init(_ rows: [SettingsRow]) {
    self.rows = rows
    super.init(frame: .zero)
    backgroundColor = Palette.card
    layer.cornerRadius = 18
    clipsToBounds = true
    for row in rows { addSubview(row) }
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CGFloat(rows.count) * SettingsRow.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * SettingsRow.height, width: bounds.width,
        height: SettingsRow.height)
    }
  }
}
