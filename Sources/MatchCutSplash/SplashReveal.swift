import MatchCut
public import UIKit

/// A splash above the app that opens onto whichever screen is first.
///
/// An app may start from its icon, a notification or a link, so its first screen is not known to
/// the splash. The reveal shows the splash in a window of its own, in front of everything in a
/// scene. To open, it cuts a hole into the splash, as large as the logo, which turns and grows. The
/// app's windows have no mask, so their blurs stay as they are; blurs in the splash are flat below
/// its mask.
///
/// ```swift
/// let splash = SplashViewController()  // looks like the launch screen
/// let reveal = SplashReveal(scene, splash: splash, shape: .view(splash.logo))
/// reveal.present()
/// self.reveal = reveal
/// // Later, when the first screen is there:
/// reveal.dismiss { self.reveal = nil }
/// ```
///
/// The app keeps the reveal for as long as it needs it. If the reveal is released, the splash is
/// removed without animation in the next turn of the run loop, and pending completions are called. If
/// that is before the first frame, nothing is shown, and it is reported as a fault in the log.
///
/// Touches do not reach the app before it is open, and the keyboard is hidden until then. The app's key
/// window remains key, and the app's screen decides the status bar; see ``splashDecidesBars``.
///
/// The splash fades if a hole is not possible: with Reduce Motion, without a valid shape, and without a
/// window of the app.
@MainActor public final class SplashReveal {
  /// How the hole opens; a change takes effect the next time that the splash covers the app.
  public var motion: SplashMotion

  /// Whether the splash decides the status bar, the home indicator and the orientations while it covers
  /// the app; `false` by default: the app's screen does, as if there were no splash.
  ///
  /// From the moment that the splash opens, the app's screen decides in any case.
  public var splashDecidesBars = false {
    didSet { presentation?.splashDecidesBars = splashDecidesBars }
  }

  private weak var scene: UIWindowScene?
  private let splash: UIViewController
  private let shape: SplashShape
  private var presentation: SplashPresentation?
  /// Called when the splash has come to rest.
  private var completions: [@MainActor () -> Void] = []

  /// Creates a reveal that shows nothing yet.
  ///
  /// - Parameters:
  ///   - scene: The scene to cover; not retained.
  ///   - splash: The controller of the splash, usually a twin of the launch screen. It is retained.
  ///     A controller that is in use elsewhere, such as a child or the root of a window, is not
  ///     shown.
  ///   - shape: The shape of the hole.
  ///   - motion: How the hole opens; `SplashMotion()` by default.
  public init(
    _ scene: UIWindowScene, splash: UIViewController, shape: SplashShape,
    motion: SplashMotion = SplashMotion()
  ) {
    self.scene = scene
    self.splash = splash
    self.shape = shape
    self.motion = motion
  }

  deinit {
    guard let presentation else { return }
    let completions = completions
    // A reveal may be released on any thread.
    Task { @MainActor in
      presentation.reportUnseen()
      presentation.end()
      for completion in completions { completion() }
    }
  }

  /// Whether the splash covers the app, or is opening or closing.
  public var isPresented: Bool { presentation != nil }

  /// Covers the app with the splash.
  ///
  /// A splash that is opening is reversed. If the app is covered already, nothing happens.
  ///
  /// - Parameters:
  ///   - animated: Whether the hole closes, as the reverse of opening. With `false`, which is the
  ///     default, the splash covers the app at once, as a launch screen or a privacy screen has to.
  ///   - completion: Called once: when the splash covers the app, when a call of
  ///     ``dismiss(animated:completion:)`` reverses it, or at once if nothing can be shown.
  public func present(animated: Bool = false, completion: (@MainActor () -> Void)? = nil) {
    expectMainThread()
    if presentation?.state == .opening { callCompletions() }
    guard let presentation = presentation ?? makePresentation(), presentation.state != .covered
    else {
      completion?()
      return
    }
    if let completion { completions.append(completion) }
    if canAnimate(animated) { presentation.close() } else { presentation.cover() }
  }

  /// Opens the splash onto the app, and removes everything that the reveal has added.
  ///
  /// A splash that is closing is reversed. If the scene is deactivated meanwhile, or the app's windows
  /// are removed, the splash is removed at once. The app may change its root, or present a screen, at
  /// any time.
  ///
  /// - Parameters:
  ///   - animated: Whether the hole opens; `true` by default.
  ///   - completion: Called once: when the splash has been removed, when a call of
  ///     ``present(animated:completion:)`` reverses it, or at once if there is no splash. It may
  ///     release the reveal.
  public func dismiss(animated: Bool = true, completion: (@MainActor () -> Void)? = nil) {
    expectMainThread()
    if presentation?.state == .closing { callCompletions() }
    guard let presentation else {
      completion?()
      return
    }
    if let completion { completions.append(completion) }
    if canAnimate(animated) { presentation.open() } else { presentation.end() }
  }

  private func canAnimate(_ animated: Bool) -> Bool {
    guard animated, UIView.areAnimationsEnabled, let scene else { return false }
    // While the scene is being connected, it may not be in the foreground yet (L10).
    return scene.activationState != .background
  }

  private func makePresentation() -> SplashPresentation? {
    guard let scene, splash.parent == nil, splash.presentingViewController == nil,
      splash.viewIfLoaded?.superview == nil
    else { return nil }
    let presentation = SplashPresentation(
      scene, splash: splash, shape: shape, motion: motion
    ) { [weak self] in self?.didComeToRest() }
    presentation.splashDecidesBars = splashDecidesBars
    self.presentation = presentation
    return presentation
  }

  private func didComeToRest() {
    if presentation?.state == .open { presentation = nil }
    callCompletions()
  }

  private func callCompletions() {
    let completions = completions
    self.completions = []
    for completion in completions { completion() }
  }
}

/// How the hole in a splash opens: duration, scales, rotation and timings.
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

  /// The scale of the hole at the end, at least 1; `nil`, the default, for one that follows the scene.
  ///
  /// By default, the shorter side of the hole grows to four times the diagonal of the scene, in any
  /// orientation. What the hole has not reached by then is uncovered in the last fifth of the duration.
  public var finalScale: CGFloat?

  /// The angle by which the hole turns while it opens, in radians, clockwise; a quarter of π by default.
  public var rotation: CGFloat = .pi / 4

  /// The scale of the app at the beginning, from which it settles, from 1 to 2; `nil`, the default, for
  /// one that follows the scene.
  ///
  /// By default, the app reaches 24 points beyond the two ends of the scene's longer side. A window of
  /// the app with a transform of its own is not scaled.
  public var initialAppScale: CGFloat?

  /// The part of the duration in which the logo in the hole fades, within 0…1; 0.15…0.45 by default.
  public var logoFade: ClosedRange<CGFloat> = 0.15...0.45

  /// The part of the duration in which other parts of the splash fade, within 0…1; 0…0.2 by default.
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
    let least = validLeastScale
    let turningPoint = Self.clamp(contraction, to: 0...0.9, default: 0.3)
    guard turningPoint > 0 else {
      return SplashKeyframes(values: [1, last], curves: [.accelerating])
    }
    return SplashKeyframes(
      values: [1, least, last], times: [0, turningPoint, 1], curves: [.easeInOut, .accelerating])
  }

  /// The distance from the hole to which its mask has to reach, in the hole's own points.
  func maskReach(in scene: CGSize) -> CGFloat { 2 * (scene.width + scene.height) / validLeastScale }

  private var validLeastScale: CGFloat { Self.clamp(minimumScale, to: 0.1...1, default: 0.88) }

  /// The angle of the hole.
  var holeRotation: SplashKeyframes {
    SplashKeyframes(values: [0, rotation.isFinite ? rotation : 0], curves: [.accelerating])
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
