import MatchCut
import UIKit

/// The logo in front of everything, while the hole opens behind it; it keeps touches off.
@MainActor final class SplashPane {
  let holder = SplashHolder(nil)
  let hole: SplashHole
  private let window: SplashWindow
  /// The part of the splash that lies in the hole.
  private let logo = UIView()

  /// Shows a picture of what lies in the hole of a splash that is laid out.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - splash: The splash's view.
  ///   - hole: The hole.
  ///   - isDrawn: Whether the splash has been on the screen as it is now. If not, it has to be
  ///     rendered for the picture.
  init(_ scene: UIWindowScene, splash: UIView, hole: SplashHole, isDrawn: Bool) {
    self.hole = hole
    window = SplashWindow(in: scene, at: .splashPane, holder: holder)
    logo.bounds = CGRect(origin: .zero, size: hole.frame.size)
    logo.isUserInteractionEnabled = false
    if let picture = splash.snapshotView(afterScreenUpdates: !isDrawn) {
      picture.frame = splash.bounds.offsetBy(dx: -hole.frame.minX, dy: -hole.frame.minY)
      logo.addSubview(picture)
    }
    let mask = hole.makeLayer()
    mask.frame = logo.bounds
    logo.layer.mask = mask
    holder.view.addSubview(logo)
    place(at: splash.convert(hole.center, to: nil))
    window.isHidden = false
  }

  /// Moves the logo's middle to a point.
  func place(at center: CGPoint) {
    logo.center = center
  }

  /// What moves while the splash opens.
  func tracks(_ motion: SplashMotion, in scene: CGSize) -> [SplashTrack] {
    let fade = SplashTrack(layer: logo.layer, keyPath: "opacity", course: motion.logoOpacity)
    return motion.holeTracks(of: logo.layer, hole.frame.size, in: scene) + [fade]
  }

  /// Leaves the scene.
  func leave() {
    window.leave()
  }
}
