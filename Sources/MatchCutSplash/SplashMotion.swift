public import UIKit

/// How the hole in a splash opens: duration, scales, rotation, curves and timings.
///
/// The defaults suit a logo of about a quarter of a phone's width. Numbers outside of their range
/// are clamped, unless stated otherwise, and those that are not finite are replaced by the default,
/// or by 0 for the rotation. To cover the app again, the reveal plays the same in reverse. With
/// Reduce Motion, it only fades.
public struct SplashMotion: Hashable, Sendable {
  /// The duration in seconds; 0.8 by default.
  ///
  /// A negative number is replaced by the default. With 0, the splash is removed without animation.
  public var duration: TimeInterval = 0.8

  /// The duration of a fade, in seconds; 0.3 by default.
  ///
  /// A fade replaces the hole with Reduce Motion or without a valid shape. A negative number is
  /// replaced by the default.
  public var fadeDuration: TimeInterval = 0.3

  /// The scale to which the hole shrinks before it grows, from 0.1 to 1; 0.88 by default.
  public var minimumScale: CGFloat = 0.88

  /// The fraction of the duration in which the hole becomes smaller, from 0 to 0.9; 0.3 by default.
  public var contraction: CGFloat = 0.3

  /// The curve on which the hole becomes smaller; ease-in-out by default.
  public var contractionCurve = UIView.AnimationCurve.easeInOut

  /// The curve on which the hole grows and turns; `nil`, the default, accelerates to the end.
  public var growthCurve: UIView.AnimationCurve?

  /// The scale of the hole at the end, at least 1; `nil`, the default, follows the scene.
  ///
  /// By default, the shorter side of the hole grows to four times the diagonal of the scene, in any
  /// orientation. What it has not reached is uncovered in the last fifth of the duration.
  public var finalScale: CGFloat?

  /// The angle of the hole at the end, in radians, clockwise; a quarter of π by default.
  public var rotation: CGFloat = .pi / 4

  /// The initial scale of the app, from 1 to 2; `nil`, the default, follows the scene.
  ///
  /// By default, the app reaches 24 points beyond the two ends of the scene's longer side. A window
  /// of the app with a transform of its own is not scaled.
  public var initialAppScale: CGFloat?

  /// The part of the duration in which the logo fades, within 0…1; 0.15…0.45 by default.
  public var logoFade: ClosedRange<CGFloat> = 0.15...0.45

  /// The part of the duration in which the rest of the splash fades, within 0…1; 0…0.2 by default.
  ///
  /// Its background does not fade.
  public var contentFade: ClosedRange<CGFloat> = 0...0.2

  /// Creates a motion with the defaults.
  public init() {}

  var validDuration: TimeInterval { duration.isFinite && duration >= 0 ? duration : 0.8 }

  var validFadeDuration: TimeInterval {
    fadeDuration.isFinite && fadeDuration >= 0 ? fadeDuration : 0.3
  }
}

// The keyframes in a scene.
extension SplashMotion {
  /// The scale of the hole.
  func holeScale(of hole: CGSize, in scene: CGSize) -> SplashKeyframes {
    let diagonal = (scene.width * scene.width + scene.height * scene.height).squareRoot()
    let covering = 4 * diagonal / min(hole.width, hole.height)
    let last = Self.clamp(finalScale, to: 1...CGFloat.infinity, default: covering)
    let least = validMinimumScale
    let turningPoint = Self.clamp(contraction, to: 0...0.9, default: 0.3)
    guard turningPoint > 0 else {
      return SplashKeyframes(values: [1, last], curves: [growth])
    }
    return SplashKeyframes(
      values: [1, least, last], times: [0, turningPoint, 1],
      curves: [SplashKeyframes.Curve(contractionCurve), growth])
  }

  /// The distance from the hole to which its mask has to reach, in the hole's own points.
  func maskReach(in scene: CGSize) -> CGFloat {
    2 * (scene.width + scene.height) / validMinimumScale
  }

  private var validMinimumScale: CGFloat { Self.clamp(minimumScale, to: 0.1...1, default: 0.88) }

  /// The angle of the hole.
  var holeRotation: SplashKeyframes {
    SplashKeyframes(values: [0, rotation.isFinite ? rotation : 0], curves: [growth])
  }

  private var growth: SplashKeyframes.Curve {
    growthCurve.map(SplashKeyframes.Curve.init) ?? .accelerating
  }

  /// The scale of the app.
  func appScale(in scene: CGSize) -> SplashKeyframes {
    let longerSide = max(scene.width, scene.height, 1)
    let first = Self.clamp(initialAppScale, to: 1...2, default: 1 + 48 / longerSide)
    return SplashKeyframes(values: [first, 1], curves: [.settling])
  }

  /// The opacity of what the hole has not reached.
  var remainderOpacity: SplashKeyframes { fade(0.8...1, from: 1) }

  /// The opacity of the logo.
  var logoOpacity: SplashKeyframes { fade(logoFade, from: 1) }

  /// The opacity of a part with a given opacity at rest.
  func partOpacity(from opacity: CGFloat) -> SplashKeyframes {
    fade(contentFade, from: opacity)
  }

  private func fade(_ part: ClosedRange<CGFloat>, from opacity: CGFloat) -> SplashKeyframes {
    let start = min(max(part.lowerBound, 0), 1)
    let end = min(max(part.upperBound, start), 1)
    return SplashKeyframes(
      values: [opacity, opacity, 0, 0], times: [0, start, end, 1],
      curves: [.linear, .linear, .linear])
  }

  /// Returns a number within a range; the default for one that is not set or not finite.
  private static func clamp(
    _ number: CGFloat?, to range: ClosedRange<CGFloat>, default: CGFloat
  ) -> CGFloat {
    let valid = number.flatMap { $0.isFinite ? $0 : nil } ?? `default`
    return min(max(valid, range.lowerBound), range.upperBound)
  }
}
