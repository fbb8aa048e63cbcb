public import UIKit

/// How the hole in a splash opens: duration, scales, rotation and timings.
///
/// All figures that are defaults are ours, chosen for a logo of about a quarter of a phone's width. To
/// cover the app again, the reveal plays the same backwards. With Reduce Motion, it only fades.
public struct SplashMotion: Hashable, Sendable {
  /// The duration in seconds; 0.8 by default.
  ///
  /// A number that is negative or not finite counts as 0.8. With 0, the splash goes without animation.
  public var duration: TimeInterval = 0.8

  /// The duration of a fade, in seconds; 0.3 by default.
  ///
  /// A fade replaces the hole with Reduce Motion or without a usable shape. A number that is negative
  /// or not finite counts as 0.3.
  public var fadeDuration: TimeInterval = 0.3

  /// The least scale of the hole, which it has before it grows; 0.88 by default.
  ///
  /// It is limited to 0.1…1, and a number that is not finite counts as 0.88.
  public var leastScale: CGFloat = 0.88

  /// The part of the duration in which the hole becomes smaller; 0.3 by default.
  ///
  /// It is limited to 0…0.9, and a number that is not finite counts as 0.3.
  public var shrinking: CGFloat = 0.3

  /// The scale of the hole at the end; `nil`, the default, for one that follows the scene.
  ///
  /// By default, the shorter side of the hole grows to four times the diagonal of the scene, however
  /// that is held. A number below 1 counts as 1, and one that is not finite as `nil`. Whatever the
  /// hole has not reached by then is uncovered in the last fifth of the duration.
  public var finalScale: CGFloat?

  /// The angle by which the hole turns while it opens, in radians, clockwise; a quarter of π by default.
  ///
  /// A number that is not finite counts as 0.
  public var rotation: CGFloat = .pi / 4

  /// The scale of the app at the beginning, from which it settles; `nil`, the default, for one that
  /// follows the scene.
  ///
  /// By default, the app reaches 24 points beyond the two ends of the scene's longer side. The number
  /// is limited to 1…2, and one that is not finite counts as `nil`. A window of the app with a
  /// transform of its own is not scaled.
  public var enlargement: CGFloat?

  /// The part of the duration in which the logo in the hole fades; 0.15…0.45 by default.
  ///
  /// It is limited to 0…1.
  public var logoFade: ClosedRange<CGFloat> = 0.15...0.45

  /// The part of the duration in which other parts of the splash fade; 0…0.2 by default.
  ///
  /// Its background does not fade. The range is limited to 0…1.
  public var partsFade: ClosedRange<CGFloat> = 0...0.2

  /// Makes a motion of the defaults.
  public init() {}

  var usableDuration: TimeInterval { duration.isFinite && duration >= 0 ? duration : 0.8 }

  var usableFadeDuration: TimeInterval {
    fadeDuration.isFinite && fadeDuration >= 0 ? fadeDuration : 0.3
  }
}

// The ways of everything that moves.
extension SplashMotion {
  /// The scale of the hole.
  func holeScale(of hole: CGSize, in scene: CGSize) -> SplashCourse {
    let diagonal = (scene.width * scene.width + scene.height * scene.height).squareRoot()
    let following = 4 * diagonal / min(hole.width, hole.height)
    let last = max(finalScale.usable ?? following, 1)
    let least = leastScale.isFinite ? min(max(leastScale, 0.1), 1) : 0.88
    let turn = shrinking.isFinite ? min(max(shrinking, 0), 0.9) : 0.3
    guard turn > 0 else {
      return SplashCourse([1, last], at: [0, 1], along: [.growing])
    }
    return SplashCourse([1, least, last], at: [0, turn, 1], along: [.even, .growing])
  }

  /// The angle of the hole.
  var holeRotation: SplashCourse {
    SplashCourse([0, rotation.isFinite ? rotation : 0], at: [0, 1], along: [.growing])
  }

  /// The scale of the app.
  func appScale(in scene: CGSize) -> SplashCourse {
    let longer = max(scene.width, scene.height, 1)
    let first = min(max(enlargement.usable ?? 1 + 48 / longer, 1), 2)
    return SplashCourse([first, 1], at: [0, 1], along: [.settling])
  }

  /// How much of the app is seen beside the hole.
  var besideHole: SplashCourse { fade(0.8...1, from: 0, to: 1) }

  /// The opacity of the logo.
  var logoOpacity: SplashCourse { fade(logoFade, from: 1, to: 0) }

  /// The opacity of a part that has one at rest.
  func partOpacity(from opacity: CGFloat) -> SplashCourse { fade(partsFade, from: opacity, to: 0) }

  private func fade(
    _ part: ClosedRange<CGFloat>, from first: CGFloat, to last: CGFloat
  ) -> SplashCourse {
    let begin = part.lowerBound.isNaN ? 0 : min(max(part.lowerBound, 0), 1)
    let end = part.upperBound.isNaN ? 1 : min(max(part.upperBound, begin), 1)
    return SplashCourse(
      [first, first, last, last], at: [0, begin, end, 1], along: [.linear, .linear, .linear])
  }
}

extension CGFloat? {
  fileprivate var usable: CGFloat? { flatMap { $0.isFinite ? $0 : nil } }
}
