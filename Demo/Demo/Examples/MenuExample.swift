import MatchCut
import UIKit

/// Recordings with a menu, which a finger pulls in from the leading edge.
final class MenuExample: UIViewController {
  private(set) lazy var menuButton = IconButton(
    "ellipsis", label: "Menu", color: Palette.ink, background: Palette.card,
    action: { [weak self] in self?.open() })

  private let transition = ModalTransition(
    .cover(from: .leading), dismissal: .pan(.leading),
    presentation: SideMenuViewController.panel)
  private lazy var pull = PanPresentInteraction(
    presentingFrom: self, direction: .trailing,
    using: transition, options: fromEdge
  ) { SideMenuViewController() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.paper
    view.addGestureRecognizer(pull.gestureRecognizer)
    let list = SoundList("Library")
    for subview in [list, menuButton] { view.addConstrained(subview) }
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      menuButton.topAnchor.constraint(equalTo: area.topAnchor, constant: Spacing.small),
      menuButton.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: Spacing.margin),
      menuButton.widthAnchor.constraint(equalToConstant: IconButton.side),
      menuButton.heightAnchor.constraint(equalToConstant: IconButton.side),
      list.topAnchor.constraint(equalTo: menuButton.bottomAnchor, constant: Spacing.small),
      list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  private func open() {
    guard presentedViewController == nil else { return }
    present(SideMenuViewController(), using: transition)
  }

  /// Options of a finger that begins at the leading edge.
  private var fromEdge: GestureOptions {
    var options = GestureOptions()
    options.shouldBegin = { [weak view] request in
      guard let view else { return false }
      let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let distance = isRightToLeft ? view.bounds.width - request.location.x : request.location.x
      return distance < 40
    }
    return options
  }
}
