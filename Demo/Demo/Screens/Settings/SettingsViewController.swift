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
    pinContent()
    preferredContentSize = view.systemLayoutSizeFitting(
      CGSize(width: 420, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .defaultLow)
  }

  /// Adds the content, from which the height of the card follows.
  private func pinContent() {
    for subview in [heading, doneButton, footer] + groups {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let inset = Spacing.margin
    let lowerEdge = footer.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -inset)
    // In landscape, the card is not as high as its content; where it fills the screen, it is higher.
    lowerEdge.priority = .defaultHigh
    var constraints = [
      heading.topAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.topAnchor, constant: inset),
      heading.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset),
      heading.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -inset - 48),
      heading.heightAnchor.constraint(equalToConstant: 32),
      doneButton.centerXAnchor.constraint(equalTo: view.trailingAnchor, constant: -inset - 16),
      doneButton.centerYAnchor.constraint(equalTo: heading.centerYAnchor),
      doneButton.widthAnchor.constraint(equalToConstant: IconButton.side),
      doneButton.heightAnchor.constraint(equalToConstant: IconButton.side),
      footer.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset),
      footer.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -inset),
      footer.heightAnchor.constraint(equalToConstant: 18),
      lowerEdge,
    ]
    var upper = heading.bottomAnchor
    for group in groups {
      let height = group.sizeThatFits(view.bounds.size).height
      constraints += [
        group.topAnchor.constraint(equalTo: upper, constant: Spacing.medium),
        group.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: Spacing.medium),
        group.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -Spacing.medium),
        group.heightAnchor.constraint(equalToConstant: height),
      ]
      upper = group.bottomAnchor
    }
    constraints.append(footer.topAnchor.constraint(equalTo: upper, constant: Spacing.medium))
    NSLayoutConstraint.activate(constraints)
  }
}
