import MatchCut
public import UIKit

/// A splash above the app that opens onto whichever screen is first.
///
/// An app may start from its icon, a notification or a link, so its first screen is not known to
/// the splash. The reveal shows the splash in a window of its own, in front of everything in a
/// scene. To open, it cuts a hole as large as the logo into the splash. The hole turns and grows.
/// The app's windows have no mask, so their blurs stay; blurs in the splash are flat below its
/// mask.
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
/// Keep the reveal for as long as you need it. If you release it, the splash is removed without
/// animation in the next turn of the run loop, and pending completions are called. If that is
/// before the first frame, nothing is shown, and a fault is logged.
///
/// Touches do not reach the app before it is open, and the keyboard is hidden until then. The app's
/// key window remains key, and the app's screen decides the status bar; see ``splashDecidesBars``.
///
/// The splash fades if a hole is not possible: with Reduce Motion, without a valid shape, and
/// without a window of the app.
@MainActor public final class SplashReveal {
  /// How the hole opens; a change takes effect the next time that the splash covers the app.
  public var motion: SplashMotion

  /// Whether the splash decides the status bar, the home indicator and the orientations while it
  /// covers the app; `false` by default: the app's screen does, as if there were no splash.
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
  ///   - animated: Whether the hole closes, as the reverse of opening. With `false`, the default,
  ///     the splash covers the app at once, as a launch screen or a privacy screen has to.
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
  /// A splash that is closing is reversed. If the scene is deactivated, or the app's windows are
  /// removed, the splash is removed at once. The app may change its root or present at any time.
  ///
  /// - Parameters:
  ///   - animated: Whether the hole opens; `true` by default.
  ///   - completion: Called once: when the splash has been removed, when
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
