import UIKit

/// The hole in one window of the app: a mask, which replaces that of the app.
@MainActor final class SplashMask {
  private weak var window: UIWindow?
  private let formerMask: CALayer?
  private let mask = CALayer()
  private let hole: CALayer
  /// Uncovers, at the end, what the hole does not reach.
  private let remainder = CALayer()

  /// Masks a window with a hole that is as large as the logo.
  init(_ hole: SplashHole, at center: CGPoint, in window: UIWindow) {
    self.window = window
    formerMask = window.layer.mask
    self.hole = hole.makeLayer()
    remainder.backgroundColor = UIColor.black.cgColor
    remainder.opacity = 0
    mask.addSublayer(remainder)
    mask.addSublayer(self.hole)
    place(at: center)
    window.layer.mask = mask
  }

  /// Moves the center of the hole to a point, as in a window of another size.
  func place(at center: CGPoint) {
    guard let window else { return }
    let bounds = window.bounds
    mask.frame = bounds
    // While the window is scaled up, it is larger than its bounds.
    remainder.frame = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    hole.position = center
  }

  /// What is animated while the splash opens.
  func tracks(_ motion: SplashMotion) -> [SplashTrack] {
    guard let window else { return [] }
    let size = window.bounds.size
    var tracks = motion.tracks(ofHole: hole, in: size)
    tracks.append(
      SplashTrack(layer: remainder, keyPath: "opacity", keyframes: motion.remainderOpacity))
    if window.transform.isIdentity {
      let scale = motion.appScale(in: size)
      tracks.append(
        SplashTrack(layer: window.layer, keyPath: "transform.scale", keyframes: scale))
      // The hole stays as large as the logo, whose window is not scaled.
      tracks.append(
        SplashTrack(layer: mask, keyPath: "transform.scale", keyframes: scale.inverted))
    }
    return tracks
  }

  /// Restores the app's mask, unless the app has set another one.
  func remove() {
    if window?.layer.mask === mask { window?.layer.mask = formerMask }
  }
}

extension SplashMotion {
  /// How the layer of the hole, or that of the logo in it, turns and grows.
  @MainActor func tracks(ofHole layer: CALayer, in scene: CGSize) -> [SplashTrack] {
    let scale = holeScale(of: layer.bounds.size, in: scene)
    return [
      SplashTrack(layer: layer, keyPath: "transform.scale", keyframes: scale),
      SplashTrack(layer: layer, keyPath: "transform.rotation.z", keyframes: holeRotation),
    ]
  }
}
