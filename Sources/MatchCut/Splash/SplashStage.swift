import UIKit

/// Everything that a reveal adds to a scene, from covering the app to its being open.
@MainActor final class SplashStage {
  /// What the user sees.
  enum State {
    case covered
    case opening
    case closing
    case open
  }

  /// How many frames a window stays in both places, as a new level may be seen later than what
  /// changes with it (L9); ours.
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
  private let holder: SplashHolder
  private let window: SplashWindow
  private var pane: SplashPane?
  private var cuts: [SplashCut] = []
  private var flight: SplashFlight?
  private var watch: NotificationWatch?
  private let onRest: @MainActor () -> Void
  /// Whether the splash has been on the screen, so that its picture can be taken.
  private var isDrawn = false
  /// Tells work that waits for a frame from what has replaced it.
  private var turn = 0

  /// Makes a stage on which nothing is shown yet.
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
    holder = SplashHolder(splash)
    window = SplashWindow(in: scene, at: .splash, holder: holder)
    window.accessibilityViewIsModal = true
    holder.subject = { [weak self] in self?.screenInCharge }
    holder.onLayout = { [weak self] in self?.layoutChanged() }
    watch = NotificationWatch(
      [
        UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
        UIScene.didDisconnectNotification,
      ], of: scene
    ) { [weak self] in self?.jump() }
  }

  // MARK: Covering

  /// Shows the splash at once.
  func cover() {
    guard state == .open else { return backToCovered() }
    show(at: .splash)
    rest(.covered)
  }

  /// Shows the splash by closing the hole, from wherever it is.
  func close() {
    switch state {
    case .covered, .closing: return
    case .opening:
      guard let flight else { return backToCovered() }
      state = .closing
      flight.run(opening: false)
    case .open:
      state = .closing
      let level = scene?.levelBehindApp
      show(at: level ?? .splash)
      if level == nil || !cut(isDrawn: false) {
        window.windowLevel = .splash
        fade(opening: false)
      } else {
        fly(opening: false)
      }
    }
    barsChanged()
  }

  // MARK: Opening

  /// Opens the splash, from wherever it is.
  func open() {
    switch state {
    case .open, .opening: return
    case .closing:
      state = .opening
      flight?.run(opening: true)
    case .covered:
      finishCovering()
      state = .opening
      if cut(isDrawn: isDrawn) {
        // The holes are hidden behind the splash before that goes behind them.
        afterFrames(1) { stage in
          stage.window.windowLevel = stage.scene?.levelBehindApp ?? .splash
          stage.fly(opening: true)
        }
      } else {
        fade(opening: true)
      }
    }
    barsChanged()
  }

  /// Goes to the end of what is under way.
  private func jump() {
    switch state {
    case .opening: end()
    case .closing: backToCovered()
    case .covered: finishCovering()
    case .open: break
    }
  }

  private func backToCovered() {
    guard state == .opening || state == .closing else { return }
    window.windowLevel = .splash
    if flight == nil { finishCovering() } else { afterFrames(Self.overlap) { $0.clear() } }
    rest(.covered)
  }

  /// Takes everything away, and gives the app back what was its own.
  func end() {
    guard state != .open else { return }
    turn += 1
    clear()
    watch = nil
    let wasKey = window.wasMadeKey
    window.isHidden = true
    holder.release()
    window.leave()
    if wasKey { scene?.appWindows.last?.makeKey() }
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    rest(.open)
  }

  private func rest(_ state: State) {
    self.state = state
    barsChanged()
    onRest()
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
}

// The hole.
extension SplashStage {
  /// Cuts the hole into the app's windows, and puts a pane with the logo in front of all.
  ///
  /// - Returns: `false` if there is no hole to be cut, or nothing to cut it into.
  private func cut(isDrawn: Bool) -> Bool {
    let windows = scene?.appWindows ?? []
    guard let scene, let view = splash.view, !windows.isEmpty,
      !UIAccessibility.isReduceMotionEnabled, motion.usableDuration > 0
    else { return false }
    view.layoutIfNeeded()
    guard let hole = shape.hole(in: view) else { return false }
    let pane = SplashPane(scene, splash: view, hole: hole, isDrawn: isDrawn)
    pane.holder.subject = { [weak self] in self?.screenInCharge }
    pane.holder.onLayout = { [weak self] in self?.layoutChanged() }
    self.pane = pane
    unanimated {
      let center = view.convert(hole.frame.middle, to: nil)
      cuts = windows.map { SplashCut(hole, at: center, in: $0) }
    }
    return true
  }

  private func fly(opening: Bool) {
    guard let pane, let clock = holder.view?.layer else { return }
    var tracks = cuts.flatMap { $0.tracks(motion, for: pane.hole) }
    tracks += pane.tracks(motion, in: window.bounds.size)
    tracks += SplashParts.tracks(motion, in: splash.view, apartFrom: pane.hole.logo)
    start(tracks, duration: motion.usableDuration, clock: clock, opening: opening)
  }

  private func fade(opening: Bool) {
    guard let clock = holder.view?.layer, motion.usableFadeDuration > 0 else {
      return opening ? end() : backToCovered()
    }
    let course = SplashCourse([1, 0], at: [0, 1], along: [.linear])
    let track = SplashTrack(layer: window.layer, keyPath: "opacity", course: course)
    start([track], duration: motion.usableFadeDuration, clock: clock, opening: opening)
  }

  private func start(
    _ tracks: [SplashTrack], duration: TimeInterval, clock: CALayer, opening: Bool
  ) {
    flight = SplashFlight(tracks, duration: duration, clock: clock) { [weak self] in self?.jump() }
    flight?.run(opening: opening)
  }

  /// Takes away what opens the hole, and leaves the splash where it is.
  private func clear() {
    unanimated {
      flight?.remove()
      flight = nil
      for cut in cuts { cut.remove() }
      cuts = []
      pane?.leave()
      pane = nil
    }
  }

  /// Takes away at once what was to stay for some frames.
  private func finishCovering() {
    turn += 1
    clear()
  }

  private func layoutChanged() {
    guard let pane, let view = splash.view else { return }
    view.layoutIfNeeded()
    guard let frame = shape.hole(in: view)?.frame else { return jump() }
    CATransaction.begin()
    let duration = UIView.inheritedAnimationDuration
    CATransaction.setAnimationDuration(duration)
    CATransaction.setDisableActions(duration == 0)
    let center = view.convert(frame.middle, to: nil)
    for cut in cuts { cut.place(at: center) }
    pane.place(at: center)
    CATransaction.commit()
  }
}

// What surrounds it.
extension SplashStage {
  /// The screen that decides the bars.
  private var screenInCharge: UIViewController? {
    let app = scene?.appWindows.last?.rootViewController
    return splashDecidesBars && state == .covered ? splash : app ?? splash
  }

  private func barsChanged() {
    for holder in [holder, pane?.holder].compactMap({ $0 }) {
      holder.setNeedsStatusBarAppearanceUpdate()
      holder.setNeedsUpdateOfHomeIndicatorAutoHidden()
      holder.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    }
  }

  private func afterFrames(_ count: Int, _ work: @escaping @MainActor (SplashStage) -> Void) {
    turn += 1
    let turn = turn
    var left = count
    FrameAction.run { [weak self] in
      guard let self, self.turn == turn else { return false }
      left -= 1
      if left <= 0 { work(self) }
      return left > 0
    }
  }

  private func unanimated(_ work: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    work()
    CATransaction.commit()
  }
}
