import MatchCut
import UIKit

/// The splash in a scene, from covering the app until it has opened.
@MainActor final class SplashPresentation {
  /// What the user sees.
  enum State {
    case covered
    case opening
    case closing
    case open
  }

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
  private var opening: SplashOpening?
  private var animator: SplashAnimator?
  private var sceneWatch: NotificationWatch?
  /// Watches for a keyboard that a screen of the app asks for while the splash covers it.
  private var keyboardWatch: NotificationWatch?
  /// The last view that had the keyboard, or asked for it, outside of the splash.
  private weak var firstResponder: UIView?
  /// Whether the splash has been on the screen, so that a snapshot shows it.
  private var isDrawn = false

  /// Creates a presentation that shows nothing yet.
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
    window = SplashWindow(in: scene, root: root)
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
    show()
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
      show()
      animate(opening: false)
    }
  }

  private func finishCovering() {
    guard state == .opening || state == .closing else { return }
    removeHole()
    rest(.covered)
  }

  private func show() {
    window.isHidden = false
    takeKeyboard()
    keyboardWatch = NotificationWatch(
      [UIResponder.keyboardWillShowNotification], reading: { .some($0.object as? UIScreen) },
      handler: { [weak self] screen in
        // From iOS 16.1 on, that is the screen that shows the keyboard; before, `nil`.
        guard screen == nil || screen === self?.scene?.screen else { return }
        // The view is still becoming first responder.
        FrameAction.once { if self?.keyboardWatch != nil { self?.takeKeyboard() } }
      })
    UIAccessibility.post(notification: .screenChanged, argument: splash.view)
    FrameAction.once { [weak self] in self?.isDrawn = true }
  }

  /// Hides the keyboard until the splash has gone, because it covers all windows (F14).
  ///
  /// The splash itself may use it, such as for a passcode.
  private func takeKeyboard() {
    guard let responder = scene?.firstResponder, responder.window !== window else { return }
    firstResponder = responder
    responder.endEditing(true)
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
      state = .opening
      animate(opening: true)
    }
    barsChanged()
  }

  /// Removes the splash, and restores the app's key window and its keyboard.
  func end() {
    guard state != .open else { return }
    removeHole()
    sceneWatch = nil
    keyboardWatch = nil
    // The splash's window is key only if the app has made it so.
    let wasKey = scene?.keyWindow === window
    window.leaveScene()
    root.removeContent()
    if wasKey { scene?.appWindows.last?.makeKey() }
    if scene?.firstResponder == nil, let firstResponder, firstResponder.window != nil,
      !firstResponder.isCovered()
    {
      firstResponder.becomeFirstResponder()
    }
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    rest(.open)
  }

  private func rest(_ state: State) {
    self.state = state
    barsChanged()
    onRest()
  }

  /// Reports as misuse that the reveal is released before the splash has been on the screen.
  func reportUnseen() {
    // In the background there are no frames, but the system's picture of the app shows the splash.
    guard state != .open, !isDrawn, scene?.activationState != .background else { return }
    Misuse.report(
      self,
      """
      A SplashReveal was released before the first frame, so its splash is not shown: keep the reveal, \
      such as in a property of the scene delegate, until its dismissal has ended.
      """)
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

  /// Opens or closes the hole; fades if there is none.
  private func animate(opening isOpening: Bool) {
    if motion.validDuration == 0 {
      skipToEnd()
    } else if let opening = makeOpening() {
      self.opening = opening
      let tracks = opening.tracks(motion) + (scene?.appWindows ?? []).compactMap(motion.track)
      animate(tracks, duration: motion.validDuration, opening: isOpening)
    } else if motion.validFadeDuration > 0 {
      let opacity = SplashKeyframes(values: [1, 0])
      let track = SplashTrack(layer: window.layer, keyPath: "opacity", keyframes: opacity)
      animate([track], duration: motion.validFadeDuration, opening: isOpening)
    } else {
      skipToEnd()
    }
  }

  /// Cuts the hole into the splash; `nil` without a valid shape, and without a window of the app.
  private func makeOpening() -> SplashOpening? {
    guard let scene, let view = splash.view, !scene.appWindows.isEmpty,
      !UIAccessibility.isReduceMotionEnabled
    else { return nil }
    view.layoutIfNeeded()
    guard let hole = shape.hole(in: view) else { return nil }
    return SplashOpening(
      hole, in: view, cover: root.cover, reach: motion.maskReach(in: window.bounds.size),
      isDrawn: isDrawn)
  }

  private func animate(_ tracks: [SplashTrack], duration: TimeInterval, opening: Bool) {
    animator = SplashAnimator(tracks, duration: duration, clock: root.view.layer) { [weak self] in
      self?.skipToEnd()
    }
    animator?.run(opening: opening)
  }

  /// Removes the hole with its animations; the window of the splash stays.
  private func removeHole() {
    animator?.remove()
    animator = nil
    opening?.remove()
    opening = nil
  }

  /// Moves the hole to where the logo is now, in step with a rotation of the scene.
  func layoutChanged() {
    guard let opening, let view = splash.view else { return }
    view.layoutIfNeeded()
    guard let hole = shape.hole(in: view) else { return skipToEnd() }
    // The mask is not the layer of a view, so the transaction animates it rather than an animation
    // block. This shows only on a device: the headless UIKit has no implicit animations.
    let duration = UIView.inheritedAnimationDuration
    CATransaction.begin()
    CATransaction.setAnimationDuration(duration)
    CATransaction.setDisableActions(duration == 0)
    opening.place(at: hole.center)
    CATransaction.commit()
  }

  // MARK: Bars

  /// The root whose screen decides the bars.
  var rootForBars: UIViewController? {
    let app = scene?.appWindows.last?.rootViewController
    return splashDecidesBars && state == .covered ? splash : app ?? splash
  }

  private func barsChanged() { root.barsChanged() }
}

extension SplashMotion {
  /// The track with which a window of the app settles; `nil` if it has a transform of its own.
  @MainActor fileprivate func track(of window: UIWindow) -> SplashTrack? {
    guard window.transform.isIdentity else { return nil }
    return SplashTrack(
      layer: window.layer, keyPath: "transform.scale",
      keyframes: appScale(in: window.bounds.size))
  }
}
