import UIKit

/// The parts of a splash: its logo, its background, and everything else, which fades.
@MainActor enum SplashParts {
  /// What moves while the splash opens: parts fade, and the logo is not seen, as its picture is.
  static func tracks(
    _ motion: SplashMotion, in splash: UIView, apartFrom logo: UIView?
  ) -> [SplashTrack] {
    var tracks = views(in: splash, of: splash, apartFrom: logo).map { view in
      SplashTrack(
        layer: view.layer, keyPath: "opacity", course: motion.partOpacity(from: view.alpha))
    }
    if let logo {
      let hidden = SplashCourse([0, 0], at: [0, 1], along: [.linear])
      tracks.append(SplashTrack(layer: logo.layer, keyPath: "opacity", course: hidden))
    }
    return tracks
  }

  /// The views that are neither the logo, nor around it, nor fill the splash.
  private static func views(
    in view: UIView, of splash: UIView, apartFrom logo: UIView?
  ) -> [UIView] {
    view.subviews.flatMap { part -> [UIView] in
      if part === logo { return [] }
      if let logo, logo.isDescendant(of: part) {
        return views(in: part, of: splash, apartFrom: logo)
      }
      // Rounding may have left a gap of less than a point.
      let place = part.convert(part.bounds, to: splash).insetBy(dx: -1, dy: -1)
      return place.contains(splash.bounds) ? [] : [part]
    }
  }
}
