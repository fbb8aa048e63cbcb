import MatchCut
import UIKit

/// Recordings with a mini player, which a finger pulls up to a player, and a menu at the leading edge.
final class SoundsViewController: UIViewController {
  private(set) lazy var miniPlayer = MiniPlayer(playing) { [weak self] in self?.openPlayer() }
  private(set) lazy var menuButton = IconButton(
    "ellipsis", label: "Menu", color: Palette.ink, background: Palette.card,
    action: { [weak self] in self?.openMenu() })

  private let playing = Photo.favorites[1]
  private lazy var closeButton = IconButton.close(self)

  private lazy var player = ModalTransition(
    .cover(from: .bottom), dismissal: .panDown,
    dismissalOptions: playerOptions { $0 > 0.08 },
    presentation: PresentationOptions(cornerRadius: 40))
  private lazy var playerPull = PanPresentInteraction(
    presentingFrom: self, direction: .up, using: player,
    options: playerOptions { $0 < 0.92 }
  ) { [weak self] in
    let screen = self?.makePlayer()
    screen?.isAside = true
    return screen
  }

  private let menu = ModalTransition(
    .cover(from: .leading), dismissal: .pan(.leading), presentation: SideMenuViewController.panel)
  private lazy var menuPull = PanPresentInteraction(
    presentingFrom: self, direction: .trailing, using: menu, options: edgeOptions
  ) { SideMenuViewController() }

  /// Options that tell the player at which progress it is away from the status bar.
  private func playerOptions(_ isAside: @escaping (CGFloat) -> Bool) -> GestureOptions {
    var options = GestureOptions()
    options.onProgress = { [weak self] progress in
      (self?.presentedViewController as? PlayerViewController)?.isAside = isAside(progress)
    }
    options.onEnd = { [weak self] _ in
      (self?.presentedViewController as? PlayerViewController)?.isAside = false
    }
    return options
  }

  /// A finger begins at the leading edge.
  private var edgeOptions: GestureOptions {
    var options = GestureOptions()
    options.shouldBegin = { [weak view] request in
      guard let view else { return false }
      let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let distance = isRightToLeft ? view.bounds.width - request.location.x : request.location.x
      return distance < 40
    }
    return options
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.paper
    let heading = UILabel("Sounds", size: 34, weight: .heavy, color: Palette.ink)
    let rows = Photo.favorites.prefix(5).map(ThumbnailRow.init)
    let list = UIStackView(.vertical, [heading] + rows, spacing: Spacing.medium)
    let scrollView = UIScrollView()
    scrollView.contentInsetAdjustmentBehavior = .never
    for subview in [scrollView, menuButton, miniPlayer] { view.addConstrained(subview) }
    scrollView.addConstrained(list)
    let area = view.safeAreaLayoutGuide
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate(
      rows.map { $0.heightAnchor.constraint(equalToConstant: ThumbnailRow.height) } + [
        menuButton.topAnchor.constraint(equalTo: area.topAnchor, constant: Spacing.small),
        menuButton.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: Spacing.margin),
        menuButton.widthAnchor.constraint(equalToConstant: IconButton.side),
        menuButton.heightAnchor.constraint(equalToConstant: IconButton.side),
        scrollView.topAnchor.constraint(
          equalTo: menuButton.bottomAnchor, constant: Spacing.small),
        scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        list.topAnchor.constraint(equalTo: content.topAnchor, constant: Spacing.small),
        list.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -120),
        list.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: Spacing.margin),
        list.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -Spacing.margin),
        list.widthAnchor.constraint(
          equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -Spacing.margin * 2),
        miniPlayer.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: Spacing.medium),
        miniPlayer.trailingAnchor.constraint(
          equalTo: area.trailingAnchor, constant: -Spacing.medium),
        miniPlayer.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -Spacing.small),
      ])
    miniPlayer.addGestureRecognizer(playerPull.gestureRecognizer)
    view.addGestureRecognizer(menuPull.gestureRecognizer)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    closeButton.lieInCorner(of: self)
  }

  private func makePlayer() -> PlayerViewController { PlayerViewController(playing) }

  private func openPlayer() {
    guard presentedViewController == nil else { return }
    present(makePlayer(), using: player)
  }

  private func openMenu() {
    guard presentedViewController == nil else { return }
    present(SideMenuViewController(), using: menu)
  }
}

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
