import UIKit

/// A window in front of everything that shows the logo, while the hole opens behind it.
///
/// It keeps touches from the app.
@MainActor final class SplashOverlay {
  let root = SplashRootController(nil)
  let hole: SplashHole
  private let window: SplashWindow
  /// Shows the part of the splash that lies in the hole.
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
    window = SplashWindow(in: scene, at: .splashOverlay, root: root)
    logo.bounds = CGRect(origin: .zero, size: hole.frame.size)
    logo.isUserInteractionEnabled = false
    if let picture = splash.snapshotView(afterScreenUpdates: !isDrawn) {
      picture.frame = splash.bounds.offsetBy(dx: -hole.frame.minX, dy: -hole.frame.minY)
      logo.addSubview(picture)
    }
    let mask = hole.makeLayer()
    mask.frame = logo.bounds
    logo.layer.mask = mask
    root.view.addSubview(logo)
    place(at: splash.convert(hole.center, to: nil))
    window.isHidden = false
  }

  /// Moves the center of the logo to a point.
  func place(at center: CGPoint) {
    logo.center = center
  }

  /// What is animated while the splash opens.
  func tracks(_ motion: SplashMotion) -> [SplashTrack] {
    motion.tracks(ofHole: logo.layer, in: window.bounds.size) + [
      SplashTrack(layer: logo.layer, keyPath: "opacity", keyframes: motion.logoOpacity)
    ]
  }

  /// Removes the window from the scene.
  func remove() {
    window.leaveScene()
  }
}

extension SplashMotion {
  /// How the splash itself is animated while it opens.
  ///
  /// Its parts fade, and its logo is hidden, since the overlay shows that. Its background stays.
  @MainActor func tracks(ofSplash splash: UIView, logo: UIView?) -> [SplashTrack] {
    var tracks = parts(in: splash, of: splash, without: logo).map { part in
      SplashTrack(
        layer: part.layer, keyPath: "opacity", keyframes: partOpacity(from: part.alpha))
    }
    if let logo {
      let hidden = SplashKeyframes(values: [0, 0])
      tracks.append(SplashTrack(layer: logo.layer, keyPath: "opacity", keyframes: hidden))
    }
    return tracks
  }

  /// The views that are not the logo, do not contain it, and do not fill the splash.
  @MainActor private func parts(
    in view: UIView, of splash: UIView, without logo: UIView?
  ) -> [UIView] {
    view.subviews.flatMap { part -> [UIView] in
      if part === logo { return [] }
      if let logo, logo.isDescendant(of: part) {
        return parts(in: part, of: splash, without: logo)
      }
      // Rounding may have left a gap of less than a point.
      let area = part.convert(part.bounds, to: splash).insetBy(dx: -1, dy: -1)
      return area.contains(splash.bounds) ? [] : [part]
    }
  }
}
