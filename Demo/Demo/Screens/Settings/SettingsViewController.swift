import MatchCut
import UIKit

/// The settings, on a panel above the screen that they belong to.
final class SettingsViewController: UIViewController {
  private(set) lazy var doneButton = IconButton(
    "xmark", label: "Done", color: Palette.ink, background: Palette.hairline,
    action: { [weak self] in self?.dismissOrReverse() })

  /// Whether photos are dragged wherever the finger goes, or only pulled down.
  let dragRow = SettingsRow(
    "Drag photos freely", symbol: "photo", color: 0x6D5BD0, trailing: .toggle(true))

  /// Leads to the camera with its cards.
  let cameraRow = SettingsRow(
    "Camera and cards", symbol: "photo", color: 0x3A3550, trailing: .link)
  /// Leads to tabs that slide.
  let tabsRow = SettingsRow(
    "Tabs", symbol: "square.grid.2x2", color: 0xC0518A, trailing: .link, isLast: true)

  private let panel = UIView()
  private let heading = UILabel("Settings", size: 24, weight: .bold, color: Palette.ink)
  private lazy var groups = [
    SettingsGroup([
      SettingsRow(
        "Autoplay previews", symbol: "play.fill", color: 0xE0533D, trailing: .toggle(true)),
      dragRow,
      SettingsRow(
        "Keep originals", symbol: "heart.fill", color: 0x2E9E8F, trailing: .toggle(false),
        isLast: true),
    ]),
    SettingsGroup([
      SettingsRow(
        "Appearance", symbol: "circle.fill", color: 0x2F7FC1, trailing: .value("Automatic")),
      SettingsRow(
        "Storage", symbol: "square.grid.2x2", color: 0xD9912F, trailing: .value("4.2 GB"),
        isLast: true),
    ]),
    SettingsGroup([cameraRow, tabsRow]),
  ]
  private let footer = UILabel(
    "Eight photos, five stories", size: 13, color: Palette.faded)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityViewIsModal = true
    panel.backgroundColor = Palette.paper
    panel.layer.cornerRadius = 32
    panel.layer.shadowColor = Palette.night.cgColor
    panel.layer.shadowOpacity = 0.3
    panel.layer.shadowRadius = 32
    panel.layer.shadowOffset = CGSize(width: 0, height: 16)
    footer.textAlignment = .center
    view.addSubview(panel)
    for subview in [heading, doneButton, footer] + groups { panel.addSubview(subview) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = min(view.bounds.width - Spacing.medium * 2, 420)
    let inset = Spacing.margin
    heading.frame = CGRect(x: inset, y: inset, width: width - inset * 2 - 48, height: 32)
    doneButton.center = CGPoint(x: width - inset - 16, y: inset + 16)
    var y = inset + 32 + Spacing.medium
    for group in groups {
      let height = group.sizeThatFits(view.bounds.size).height
      group.frame = CGRect(
        x: Spacing.medium, y: y, width: width - Spacing.medium * 2, height: height)
      y += height + Spacing.medium
    }
    footer.frame = CGRect(x: inset, y: y, width: width - inset * 2, height: 18)
    y += 18 + Spacing.margin
    panel.bounds = CGRect(x: 0, y: 0, width: width, height: y)
    panel.center = CGPoint(
      x: view.bounds.midX,
      y: view.bounds.height - max(view.safeAreaInsets.bottom, Spacing.medium) - y / 2)
    panel.layer.shadowPath = UIBezierPath(roundedRect: panel.bounds, cornerRadius: 32).cgPath
  }
}
