import MatchCut
import UIKit

/// A camera with cards beside its controls.
final class CameraContainer: SwipeContainerController {
  init() {
    let controls = ShutterViewController()
    let shade = UIView()
    shade.backgroundColor = Palette.night
    super.init(
      [
        CardViewController("Memories", photos: Photo.recent), controls,
        CardViewController("Places", photos: Array(Photo.summer.prefix(3))),
      ], selectedIndex: 1)
    backgroundViewController = ViewfinderViewController()
    backgroundEffectView = shade
    backgroundEffectStrength = { $0 === controls ? 0 : 0.7 }
  }

  required init?(coder: NSCoder) { nil }
}
