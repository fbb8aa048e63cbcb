import MatchCut
import UIKit

/// The settings, a card above the screen that they belong to.
final class SettingsViewController: UIViewController {
  private(set) lazy var doneButton = IconButton(
    "xmark", label: "Done", color: Palette.ink, background: Palette.hairline,
    action: { [weak self] in self?.dismissOrReverse() })

  /// Whether photos are dragged freely, or only pulled down.
  let dragRow = SettingsRow(
    "Drag photos freely", symbol: "photo", color: 0x6D5BD0, trailing: .toggle(true))

  /// Leads to the camera with its cards.
  let cameraRow = SettingsRow(
    "Camera and cards", symbol: "photo", color: 0x3A3550, trailing: .link)
  /// Leads to tabs that slide.
  let tabsRow = SettingsRow(
    "Tabs", symbol: "square.grid.2x2", color: 0xC0518A, trailing: .link, isLast: true)

  /// Whether the dark window is below the status bar, because the screen behind is scaled.
  var isAboveScaledScreen = false {
    didSet { modalPresentationCapturesStatusBarAppearance = isAboveScaledScreen }
  }
  override var preferredStatusBarStyle: UIStatusBarStyle {
    isAboveScaledScreen ? .lightContent : .default
  }

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
    view.backgroundColor = Palette.paper
    footer.textAlignment = .center
    for subview in [heading, doneButton, footer] + groups { view.addSubview(subview) }
    preferredContentSize = CGSize(width: 420, height: layOut(width: 420, top: 0))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOut(width: view.bounds.width, top: view.safeAreaInsets.top)
  }

  /// Lays out the content of the card, and returns its height.
  @discardableResult private func layOut(width: CGFloat, top: CGFloat) -> CGFloat {
    let inset = Spacing.margin
    heading.frame = CGRect(x: inset, y: top + inset, width: width - inset * 2 - 48, height: 32)
    doneButton.center = CGPoint(x: width - inset - 16, y: top + inset + 16)
    view.mirrorIfNeeded([heading, doneButton])
    var y = top + inset + 32 + Spacing.medium
    for group in groups {
      let size = CGSize(width: width - Spacing.medium * 2, height: 0)
      let height = group.sizeThatFits(size).height
      group.frame = CGRect(x: Spacing.medium, y: y, width: size.width, height: height)
      y += height + Spacing.medium
    }
    footer.frame = CGRect(x: inset, y: y, width: width - inset * 2, height: 18)
    return y + 18 + Spacing.margin
  }
}
