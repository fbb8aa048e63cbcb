import MatchCut
import MatchCutContainers
import UIKit

/// A camera with cards beside its controls.
final class CameraContainer: SwipeContainerController {
  private lazy var closeButton = IconButton.close(self)

  init() {
    let controls = ShutterViewController(hint: "Swipe for cards")
    let shade = UIView()
    shade.backgroundColor = Palette.night
    super.init(
      [
        CardViewController("Memories", photos: Photo.recent), controls,
        CardViewController("Places", photos: Array(Photo.favorites.prefix(3))),
      ], selectedIndex: 1)
    backgroundViewController = ViewfinderViewController()
    backgroundEffectView = shade
    backgroundEffectStrength = { $0 === controls ? 0 : 0.7 }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    closeButton.lieInCorner(of: self)
  }
}
