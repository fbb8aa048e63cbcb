import MatchCut
import UIKit

/// The splash in a scene, from the moment that it covers the app until it has opened.
@MainActor final class SplashPresentation {
  /// What the user sees.
  enum State {
    case covered
    case opening
    case closing
    case open
  }

  /// The number of frames for which the closed hole is kept; ours.
  ///
  /// A new window level may take effect later than other changes (L9).
  private static let overlap = 6

  private(set) var state = State.open
  /// Whether the splash decides the bars while it covers the app.
  var splashDecidesBars = false {
    didSet { barsChanged() }
  }
  private weak var scene: UIWindowScene?
  private let splash: UIViewController
  private let shape: SplashShape
  private let motion: SplashMotion
  private let onRest: @MainActor () -> Void
  private let root: SplashRootController
  private let window: SplashWindow
  private var overlay: SplashOverlay?
  private var masks: [SplashMask] = []
  private var animator: SplashAnimator?
  private var sceneWatch: NotificationWatch?
  /// Whether the splash has been on the screen, so that a snapshot shows it.
  private var isDrawn = false
  /// Counts the waits for frames, so that the work of an earlier one is not done any more.
  private var waitCount = 0

  /// Makes a presentation that shows nothing yet.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - splash: The controller of the splash.
  ///   - shape: The shape of the hole.
  ///   - motion: How the hole opens.
  ///   - onRest: Called whenever the splash has come to rest: it covers the app, or has gone.
  init(
    _ scene: UIWindowScene, splash: UIViewController, shape: SplashShape, motion: SplashMotion,
    onRest: @escaping @MainActor () -> Void
  ) {
    self.scene = scene
    self.splash = splash
    self.shape = shape
    self.motion = motion
    self.onRest = onRest
    root = SplashRootController(splash)
    window = SplashWindow(in: scene, at: .splash, root: root)
    window.accessibilityViewIsModal = true
    root.presentation = self
    sceneWatch = NotificationWatch(
      [
        UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
        UIScene.didDisconnectNotification,
      ], of: scene
    ) { [weak self] in self?.skipToEnd() }
  }

  // MARK: Covering

  /// Shows the splash at once.
  func cover() {
    guard state == .open else { return finishCovering() }
    show(at: .splash)
    rest(.covered)
  }

  /// Shows the splash by closing the hole, from wherever it is.
  func close() {
    switch state {
    case .covered, .closing: return
    case .opening:
      guard let animator else { return finishCovering() }
      state = .closing
      animator.run(opening: false)
    case .open:
      state = .closing
      show(at: scene?.levelBehindApp ?? .splash)
      if makeHole(isDrawn: false) {
        animateHole(opening: false)
      } else {
        window.windowLevel = .splash
        fade(opening: false)
      }
    }
    barsChanged()
  }

  private func finishCovering() {
    guard state == .opening || state == .closing else { return }
    window.windowLevel = .splash
    if animator == nil { removeHole() } else { afterFrames(Self.overlap) { $0.removeHole() } }
    rest(.covered)
  }

  private func show(at level: UIWindow.Level) {
    window.windowLevel = level
    window.isHidden = false
    UIAccessibility.post(notification: .screenChanged, argument: splash.view)
    FrameAction.run { [weak self] in
      self?.isDrawn = true
      return false
    }
  }

  // MARK: Opening

  /// Opens the splash, from wherever it is.
  func open() {
    switch state {
    case .open, .opening: return
    case .closing:
      state = .opening
      animator?.run(opening: true)
    case .covered:
      removeHole()
      state = .opening
      if makeHole(isDrawn: isDrawn) {
        // The app's windows have to be masked before the splash goes behind them.
        afterFrames(1) { presentation in
          presentation.window.windowLevel = presentation.scene?.levelBehindApp ?? .splash
          presentation.animateHole(opening: true)
        }
      } else {
        fade(opening: true)
      }
    }
    barsChanged()
  }

  /// Removes the splash, and restores the app's key window and masks.
  func end() {
    guard state != .open else { return }
    removeHole()
    sceneWatch = nil
    // Only the app can have made it the key window.
    let wasKey = scene?.keyWindow === window
    window.leaveScene()
    root.removeContent()
    if wasKey { scene?.appWindows.last?.makeKey() }
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    rest(.open)
  }

  private func rest(_ state: State) {
    self.state = state
    barsChanged()
    onRest()
  }

  /// Ends opening or closing at once.
  private func skipToEnd() {
    switch state {
    case .opening: end()
    case .closing: finishCovering()
    case .covered, .open: break
    }
  }

  // MARK: The hole

  /// Masks the app's windows with the hole, and puts the logo in front of everything.
  ///
  /// - Returns: `false` if there is no valid hole, or no window to mask.
  private func makeHole(isDrawn: Bool) -> Bool {
    let windows = scene?.appWindows ?? []
    guard let scene, let view = splash.view, !windows.isEmpty,
      !UIAccessibility.isReduceMotionEnabled, motion.validDuration > 0
    else { return false }
    view.layoutIfNeeded()
    guard let hole = shape.hole(in: view) else { return false }
    overlay = SplashOverlay(scene, splash: view, hole: hole, isDrawn: isDrawn)
    overlay?.root.presentation = self
    let center = view.convert(hole.center, to: nil)
    change { masks = windows.map { SplashMask(hole, at: center, in: $0) } }
    return true
  }

  /// Removes the hole with its animations, and cancels work that waits; the window of the splash stays.
  private func removeHole() {
    waitCount += 1
    change {
      animator?.remove()
      animator = nil
      for mask in masks { mask.remove() }
      masks = []
      overlay?.remove()
      overlay = nil
    }
  }

  private func animateHole(opening: Bool) {
    guard let overlay else { return }
    let tracks =
      masks.flatMap { $0.tracks(motion) } + overlay.tracks(motion)
      + motion.tracks(ofSplash: splash.view, logo: overlay.hole.logo)
    animate(tracks, duration: motion.validDuration, opening: opening)
  }

  private func fade(opening: Bool) {
    guard motion.validFadeDuration > 0 else { return skipToEnd() }
    let opacity = SplashKeyframes(values: [1, 0])
    let track = SplashTrack(layer: window.layer, keyPath: "opacity", keyframes: opacity)
    animate([track], duration: motion.validFadeDuration, opening: opening)
  }

  private func animate(_ tracks: [SplashTrack], duration: TimeInterval, opening: Bool) {
    animator = SplashAnimator(tracks, duration: duration, clock: root.view.layer) { [weak self] in
      self?.skipToEnd()
    }
    animator?.run(opening: opening)
  }

  /// Moves the hole to where the logo is now, in step with the rotation of the scene, if it rotates.
  func layoutChanged() {
    guard let overlay, let view = splash.view else { return }
    view.layoutIfNeeded()
    guard let hole = shape.hole(in: view) else { return skipToEnd() }
    let center = view.convert(hole.center, to: nil)
    change(over: UIView.inheritedAnimationDuration) {
      for mask in masks { mask.place(at: center) }
      overlay.place(at: center)
    }
  }

  // MARK: Bars

  /// The root whose screen decides the bars.
  var rootForBars: UIViewController? {
    let app = scene?.appWindows.last?.rootViewController
    return splashDecidesBars && state == .covered ? splash : app ?? splash
  }

  private func barsChanged() {
    root.barsChanged()
    overlay?.root.barsChanged()
  }

  // MARK: Time

  private func afterFrames(
    _ count: Int, _ work: @escaping @MainActor (SplashPresentation) -> Void
  ) {
    waitCount += 1
    let wait = waitCount
    var remaining = count
    FrameAction.run { [weak self] in
      guard let self, waitCount == wait else { return false }
      remaining -= 1
      if remaining == 0 { work(self) }
      return remaining > 0
    }
  }

  /// Changes the masks, with an animation if there is a duration.
  ///
  /// The layers of masks belong to no view, so they follow the transaction rather than an animation
  /// block. Only a phone shows this, since the headless UIKit has no implicit animations.
  private func change(over duration: TimeInterval = 0, _ work: () -> Void) {
    CATransaction.begin()
    CATransaction.setAnimationDuration(duration)
    CATransaction.setDisableActions(duration == 0)
    work()
    CATransaction.commit()
  }
}
