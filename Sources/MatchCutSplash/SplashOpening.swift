import UIKit

/// The hole in the splash, and the logo, visible in it until it has faded.
///
/// The splash has the mask rather than the app: blurs in the app would not be drawn below it (F8d).
@MainActor final class SplashOpening {
  private let hole: SplashHole
  private let splash: UIView
  private let cover: UIView
  private let mask: CALayer
  /// Lies behind the cover, and shows the part of the splash that was in the hole.
  private let logo = UIView()

  /// Cuts a hole into a splash; the splash must be laid out.
  ///
  /// - Parameters:
  ///   - hole: The hole.
  ///   - splash: The splash's view.
  ///   - cover: Contains the splash.
  ///   - reach: The distance from the hole to which the mask is opaque, in points.
  ///   - isDrawn: Whether the splash has been on screen. If not, it has to be rendered for the
  ///     picture of the logo.
  init(_ hole: SplashHole, in splash: UIView, cover: UIView, reach: CGFloat, isDrawn: Bool) {
    self.hole = hole
    self.splash = splash
    self.cover = cover
    mask = hole.makeMask(reach: reach)
    logo.bounds = CGRect(origin: .zero, size: hole.frame.size)
    logo.clipsToBounds = true
    if let picture = splash.snapshotView(afterScreenUpdates: !isDrawn) {
      picture.frame = splash.bounds.offsetBy(dx: -hole.frame.minX, dy: -hole.frame.minY)
      logo.addSubview(picture)
    }
    cover.superview?.insertSubview(logo, belowSubview: cover)
    place(at: hole.center)
    cover.layer.mask = mask
  }

  /// Moves the center of the hole to a point of the splash.
  func place(at center: CGPoint) {
    mask.position = splash.convert(center, to: cover)
    logo.center = splash.convert(center, to: logo.superview)
  }

  /// The tracks of an opening.
  func tracks(_ motion: SplashMotion) -> [SplashTrack] {
    let scale = motion.holeScale(of: hole.frame.size, in: cover.bounds.size)
    let growth = [mask, logo.layer].flatMap { layer in
      [
        SplashTrack(layer: layer, keyPath: "transform.scale", keyframes: scale),
        SplashTrack(layer: layer, keyPath: "transform.rotation.z", keyframes: motion.holeRotation),
      ]
    }
    return growth + [
      SplashTrack(layer: logo.layer, keyPath: "opacity", keyframes: motion.logoOpacity),
      SplashTrack(layer: cover.layer, keyPath: "opacity", keyframes: motion.remainderOpacity),
    ] + motion.tracks(ofSplash: splash, logo: hole.logo)
  }

  /// Closes the hole.
  func remove() {
    cover.layer.mask = nil
    logo.removeFromSuperview()
  }
}

extension SplashMotion {
  /// The tracks of the views in the splash.
  ///
  /// Its parts fade, and its logo is hidden, because a picture of it is in the hole. Its background
  /// stays.
  @MainActor fileprivate func tracks(ofSplash splash: UIView, logo: UIView?) -> [SplashTrack] {
    var tracks = parts(in: splash, of: splash, without: logo).map { part in
      SplashTrack(layer: part.layer, keyPath: "opacity", keyframes: partOpacity(from: part.alpha))
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
