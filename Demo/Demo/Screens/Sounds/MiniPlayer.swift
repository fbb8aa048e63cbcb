import UIKit

/// The sound that plays, at the bottom of the screen.
final class MiniPlayer: UIButton {
  init(_ sound: Photo, action: @escaping @MainActor () -> Void) {
    super.init(frame: .zero)
    backgroundColor = Palette.card
    layer.cornerRadius = 20
    layer.shadowColor = Palette.shadow.cgColor
    layer.shadowOpacity = 0.16
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 8)
    accessibilityLabel = sound.title
    addAction(UIAction { _ in action() }, for: .touchUpInside)

    let picture = PaintingView(sound.painting)
    picture.layer.cornerRadius = 12
    let title = UILabel(sound.title, size: 16, weight: .semibold, color: Palette.ink)
    let place = UILabel(sound.place, size: 13, color: Palette.faded)
    let icon = UIImageView(symbol: "pause.fill", size: 18, color: Palette.ink)
    icon.setContentHuggingPriority(.required, for: .horizontal)
    let words = UIStackView(.vertical, [title, place], spacing: 2)
    let row = UIStackView(
      .horizontal, [picture, words, icon], spacing: 12, alignment: .center)
    row.isUserInteractionEnabled = false
    addConstrained(row)
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: 48),
      picture.heightAnchor.constraint(equalToConstant: 48),
      row.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 20).cgPath
  }
}
