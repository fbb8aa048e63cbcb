import MatchCut
import UIKit

/// The hole in one window of the app: a mask, which takes the place of the window's own.
@MainActor final class SplashCut {
  private weak var window: UIWindow?
  private let formerMask: CALayer?
  private let mask = CALayer()
  private let shape: CALayer
  /// Uncovers what the hole does not reach.
  private let veil = CALayer()

  /// Cuts a hole into a window, as large as the logo.
  init(_ hole: SplashHole, at center: CGPoint, in window: UIWindow) {
    self.window = window
    formerMask = window.layer.mask
    shape = hole.makeLayer()
    veil.backgroundColor = UIColor.black.cgColor
    veil.opacity = 0
    mask.addSublayer(veil)
    mask.addSublayer(shape)
    place(at: center)
    window.layer.mask = mask
  }

  /// Moves the hole's middle to a point, as in a window of another size.
  func place(at center: CGPoint) {
    guard let window, window.bounds.isUsable else { return }
    let bounds = window.bounds
    mask.frame = bounds
    // A window that is larger than its bounds for the moment is masked all over.
    veil.frame = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    shape.position = center
  }

  /// What moves while the splash opens.
  func tracks(_ motion: SplashMotion, for hole: SplashHole) -> [SplashTrack] {
    guard let window else { return [] }
    let size = window.bounds.size
    var tracks = motion.holeTracks(of: shape, hole.frame.size, in: size)
    tracks.append(SplashTrack(layer: veil, keyPath: "opacity", course: motion.besideHole))
    if window.transform.isIdentity {
      let scale = motion.appScale(in: size)
      // The hole stays as large as the logo, which is in a window that is not scaled.
      tracks.append(SplashTrack(layer: window.layer, keyPath: "transform.scale", course: scale))
      tracks.append(SplashTrack(layer: mask, keyPath: "transform.scale", course: scale.inverted))
    }
    return tracks
  }

  /// Gives the window its own mask back, unless somebody has given it another one.
  func remove() {
    if window?.layer.mask === mask { window?.layer.mask = formerMask }
  }
}

extension SplashMotion {
  /// How the hole, and the logo in it, turn and grow.
  @MainActor func holeTracks(of layer: CALayer, _ hole: CGSize, in scene: CGSize) -> [SplashTrack] {
    [
      SplashTrack(layer: layer, keyPath: "transform.scale", course: holeScale(of: hole, in: scene)),
      SplashTrack(layer: layer, keyPath: "transform.rotation.z", course: holeRotation),
    ]
  }
}
