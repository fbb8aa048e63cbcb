import MatchCut
import UIKit

/// A menu that floats at the leading edge, above a part of the screen behind.
final class SideMenuViewController: UIViewController {
  /// Where the menu lies.
  static var panel: PresentationOptions {
    var panel = PresentationOptions()
    panel.layout = .custom { geometry in
      let area = geometry.bounds.insetBy(dx: 8, dy: 8)
      let isRightToLeft = geometry.layoutDirection == .rightToLeft
      return CGRect(
        x: isRightToLeft ? area.maxX - 300 : area.minX, y: area.minY,
        width: 300, height: area.height)
    }
    panel.cornerRadius = 44
    panel.dismissesOnTapOutside = true
    return panel
  }

  private static let items = [
    ("Library", "square.grid.2x2", "42"), ("Favorites", "heart", "8"), ("Places", "photo", "5"),
    ("Notes", "doc.text", "12"), ("Profile", "person.fill", ""),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityViewIsModal = true
    view.backgroundColor = Palette.paper
    let picture = PaintingView(.landscape(.firstLight))
    picture.layer.cornerRadius = 24
    picture.clipsToBounds = true
    let name = UILabel("Liv Berntsen", size: 24, weight: .bold, color: Palette.ink)
    let detail = UILabel("42 recordings", size: 15, color: Palette.faded)
    let rows = Self.items.map(makeRow)
    let list = UIStackView(.vertical, [name, detail] + rows, spacing: Spacing.margin)
    list.setCustomSpacing(4, after: name)
    list.setCustomSpacing(Spacing.large, after: detail)
    for subview in [picture, list] { view.addConstrained(subview) }
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: area.topAnchor, constant: Spacing.margin),
      picture.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: Spacing.margin),
      picture.trailingAnchor.constraint(equalTo: list.trailingAnchor),
      picture.heightAnchor.constraint(equalToConstant: 150),
      list.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: Spacing.medium),
      list.leadingAnchor.constraint(equalTo: picture.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -Spacing.margin),
    ])
  }

  private func makeRow(_ title: String, symbol: String, count: String) -> UIView {
    let icon = UIImageView(symbol: symbol, size: 18, color: Palette.accent)
    icon.contentMode = .center
    icon.widthAnchor.constraint(equalToConstant: 28).isActive = true
    let label = UILabel(title, size: 19, weight: .semibold, color: Palette.ink)
    let number = UILabel(count, size: 17, color: Palette.faded)
    number.setContentHuggingPriority(.required, for: .horizontal)
    return UIStackView(
      .horizontal, [icon, label, number], spacing: Spacing.medium, alignment: .center)
  }
}
