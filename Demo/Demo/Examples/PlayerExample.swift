import MatchCut
import UIKit

/// Recordings above a mini player, which a finger pulls up to a player.
final class PlayerExample: UIViewController {
  private(set) lazy var miniPlayer = MiniPlayer(sound) { [weak self] in self?.open() }

  private let sound = Photo.favorites[1]
  private lazy var transition = ModalTransition(
    .cover(from: .bottom), dismissal: .panDown,
    dismissalOptions: options { $0 > 0.08 },
    presentation: PresentationOptions(cornerRadius: 40))
  private lazy var pull = PanPresentInteraction(
    presentingFrom: self, direction: .up,
    using: transition, options: options { $0 < 0.92 }
  ) { [sound] in
    let player = PlayerViewController(sound)
    player.isAside = true
    return player
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.paper
    miniPlayer.addGestureRecognizer(pull.gestureRecognizer)
    let list = SoundList("Sounds")
    for subview in [list, miniPlayer] { view.addConstrained(subview) }
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: area.topAnchor),
      list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      miniPlayer.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: Spacing.medium),
      miniPlayer.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -Spacing.medium),
      miniPlayer.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -Spacing.small),
    ])
  }

  private func open() {
    guard presentedViewController == nil else { return }
    present(PlayerViewController(sound), using: transition)
  }

  /// Options that tell the player at which progress it is away from the status bar.
  private func options(_ isAside: @escaping (CGFloat) -> Bool) -> GestureOptions {
    var options = GestureOptions()
    options.onProgress = { [weak self] progress in
      (self?.presentedViewController as? PlayerViewController)?.isAside = isAside(progress)
    }
    options.onEnd = { [weak self] _ in
      (self?.presentedViewController as? PlayerViewController)?.isAside = false
    }
    return options
  }
}
