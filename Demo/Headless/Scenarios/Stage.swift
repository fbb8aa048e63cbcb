import MatchCut
import MatchCutSplash
import MeasuredMotion
@_spi(Simulator) import UIKit
import UIKitFilm
@_spi(Simulator) import UIKitSimulator

/// The demo on a simulated phone, with fingers.
@MainActor
final class Stage {
  let simulator: Simulator
  let app: AppViewController
  /// The splash above the app, until it is dismissed.
  private(set) var reveal: SplashReveal?
  /// The splash that was shown last.
  private(set) var splash: SplashViewController?
  /// The drawing of the keyboard, if that is seen.
  private var keyboard: KeyboardWindow?
  /// What could not be done.
  private(set) var mishaps: [String] = []
  /// The expectations of views.
  private var promises: [(view: UIView, promise: Promise)] = []
  /// Which motions are to be like the system's.
  private(set) var claims: [Comparison.Claim] = []

  init(
    showing part: AppViewController.Part, root: UIViewController? = nil, size: CGSize? = nil
  ) {
    simulator = size.map { Simulator(size: $0) } ?? Simulator()
    if let size, PhoneDrawing(size: size).isTablet {
      simulator.userInterfaceIdiom = .pad
      simulator.scene.resize(
        to: size, safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    }
    app = AppViewController(showing: part)
    simulator.window.rootViewController = root ?? app
    simulator.runUntilIdle()
  }

  /// The photo that is open.
  var photoScreen: PhotoViewController? { app.photos.shown() }
  /// The settings that are open.
  var settings: SettingsViewController? { app.photos.shown() }
  /// The story that is open.
  var story: ArticleViewController? { app.journal.topViewController as? ArticleViewController }
  /// The cover story that is open.
  var cover: CoverStoryViewController? { app.articles.shown() }

  /// The camera with its cards, if that is the root.
  var camera: CameraContainer? { simulator.window.rootViewController as? CameraContainer }
  /// The tabs, if they are the root.
  var tabs: PlacesTabController? { simulator.window.rootViewController as? PlacesTabController }
  /// The root, if that is a screen of a kind.
  func root<Screen: UIViewController>(_ kind: Screen.Type) -> Screen? {
    simulator.window.rootViewController as? Screen
  }
  /// The feed, if that is the root.
  var feed: FeedViewController? { simulator.window.rootViewController as? FeedViewController }

  /// Draws the keyboard whenever it is shown.
  func drawKeyboard() {
    keyboard = KeyboardWindow(on: simulator)
  }

  /// Covers the app with a splash.
  func showSplash(animated: Bool = false) {
    let splash = SplashViewController()
    self.splash = splash
    reveal = SplashReveal(
      simulator.scene, splash: splash, shape: .path(LogoView.outline, in: splash.logo))
    reveal?.present(animated: animated)
    simulator.step()
  }

  /// Opens the splash onto the app.
  func dismissSplash() {
    reveal?.dismiss { [weak self] in self?.reveal = nil }
  }

  /// Lets time pass, in seconds.
  func wait(_ seconds: Double) {
    simulator.run(for: seconds)
  }

  /// Waits until nothing moves, and some time more, in seconds.
  func settle(_ seconds: Double = 0.4) {
    if !simulator.runUntilIdle() { mishaps.append("The screen never came to rest.") }
    wait(seconds)
  }

  /// Checks a state in the scenario.
  func expect(_ isTrue: Bool, _ expectation: String) {
    if !isTrue { mishaps.append("Expected: \(expectation).") }
  }

  /// Expects something of a view during the recording.
  func promise(_ view: UIView?, _ promises: Promise...) {
    expect(view != nil, "a view to promise something of")
    if let view { self.promises += promises.map { (view, $0) } }
  }

  /// Says that a view moves as the system's does, from now on.
  ///
  /// - Parameters:
  ///   - view: The screen that moves.
  ///   - trace: Where the system's screen was measured.
  ///   - delay: The seconds until the trace begins.
  ///   - hold: How long a trace of one moment holds, in seconds.
  ///   - contrast: What the system's screen does instead, in a sentence; nil if the two move alike.
  func compare(
    _ view: UIView?, with trace: MotionTrace?, after delay: Double = 0, for hold: Double = 0,
    contrast: String? = nil
  ) {
    guard let view, let trace else { return expect(false, "a motion of the system's to compare") }
    let place = delay > 0 ? .null : simulator.visibleFrame(of: view)
    claims.append(
      Comparison.Claim(
        view: view, trace: trace, start: simulator.time + delay, place: place, hold: hold,
        contrast: contrast))
  }

  /// The largest brightness beyond that of the screens at rest.
  private static let flashLimit = 0.02

  /// Returns the expectations that the drawn frames do not meet, and what they show instead.
  func brokenPromises(in recording: Recording) -> [String] {
    if promises.isEmpty { return ["The scenario expects nothing."] }
    let broken = promises.compactMap { view, promise in
      promise.breach(by: view, in: recording.frames).map {
        "Promised of \(type(of: view)): \(promise), but \($0)."
      }
    }
    let flash = Backdrop.flash(in: recording.frames)
    let flashes = flash > Self.flashLimit ? ["The screen flashes by \(Markup.number(flash))."] : []
    return broken + flashes + LayoutCheck.faults(in: recording.frames)
  }

  /// Taps the center of a view.
  func tap(_ view: UIView?) {
    if let point = middle(of: view) { tap(at: point) }
  }

  /// Taps a point.
  func tap(at point: CGPoint) {
    let finger = simulator.touchDown(at: point)
    wait(0.1)
    finger.lift()
    simulator.endTurn()
  }

  /// Taps an item of the tab bar.
  func tap(tab index: Int) {
    guard let bar = tabs?.tabBar, let count = bar.items?.count, index < count else {
      return expect(false, "tab \(index)")
    }
    let frame = simulator.visibleFrame(of: bar)
    let width = frame.width / CGFloat(count)
    tap(at: CGPoint(x: frame.minX + width * (CGFloat(index) + 0.5), y: frame.minY + 24))
  }

  /// Taps a point twice.
  func doubleTap(at point: CGPoint) {
    tap(at: point)
    wait(0.08)
    tap(at: point)
  }

  /// Moves two fingers apart or together.
  ///
  /// - Parameters:
  ///   - middle: The midpoint.
  ///   - start: Their distance at the beginning, in points.
  ///   - end: Their distance at the end.
  ///   - turn: The angle of their rotation, in radians.
  ///   - way: The translation of the midpoint, in points.
  ///   - seconds: The duration.
  func pinch(
    around middle: CGPoint, from start: CGFloat, to end: CGFloat, turn: CGFloat = 0,
    by way: CGVector = .zero, in seconds: Double
  ) {
    let places = { (part: CGFloat) in
      [-0.5, 0.5].map { (side: CGFloat) in
        let distance = side * (start + (end - start) * part)
        return CGPoint(
          x: middle.x + way.dx * part + distance * cos(turn * part),
          y: middle.y + way.dy * part + distance * sin(turn * part))
      }
    }
    let fingers = places(0).map { simulator.touchDown(at: $0) }
    wait(0.1)
    let steps = max(1, Int(seconds * Double(simulator.refreshRate)))
    let stroke = Stroke(in: seconds, hold: 1)
    for step in 1...steps {
      let part = stroke.part(at: CGFloat(step) / CGFloat(steps))
      for (finger, place) in zip(fingers, places(part)) {
        finger.move(to: place)
      }
      simulator.step()
    }
    wait(0.1)
    for finger in fingers { finger.lift() }
    simulator.endTurn()
  }

  /// Pulls a photo down, from its center.
  ///
  /// - Parameters:
  ///   - distance: The distance, in points.
  ///   - seconds: The duration.
  ///   - hold: How long the finger rests before it lifts; 0 to lift in motion.
  func pull(down distance: CGFloat, in seconds: Double, hold: Double) {
    drag(
      from: CGPoint(x: 205, y: 330),
      [Stroke(right: distance * 0.06, down: distance, in: seconds, hold: hold)])
  }

  /// Drags a finger from the visible part of a view, which may be moving.
  func drag(on view: UIView?, _ strokes: [Stroke]) {
    guard let point = middle(of: view) else { return }
    drag(from: point, strokes)
  }

  /// Drags a finger from a point along strokes.
  func drag(from start: CGPoint, _ strokes: [Stroke]) {
    let finger = simulator.touchDown(at: start)
    wait(0.1)
    for stroke in strokes {
      let start = finger.location
      let steps = max(1, Int(stroke.seconds * Double(simulator.refreshRate)))
      for step in 1...steps {
        let part = stroke.part(at: CGFloat(step) / CGFloat(steps))
        finger.move(
          to: CGPoint(
            x: start.x + stroke.distance.dx * part, y: start.y + stroke.distance.dy * part))
        simulator.step()
      }
      wait(stroke.hold)
    }
    finger.lift()
    simulator.endTurn()
  }

  /// Flicks down so fast that the finger has lifted before UIKit begins the dismissal.
  func flick() {
    let start = CGPoint(x: 200, y: 380)
    let finger = simulator.touchDown(at: start)
    simulator.step()
    for distance in [24.0, 70, 130] {
      finger.move(to: CGPoint(x: start.x, y: start.y + distance))
    }
    finger.lift()
    simulator.endTurn()
  }

  /// The center of the visible part of a view; nil, and a failure, without any.
  private func middle(of view: UIView?) -> CGPoint? {
    let frame = view.map(simulator.visibleFrame(of:)) ?? .null
    if frame.isNull {
      mishaps.append("There was nothing to touch at \(Markup.number(simulator.time)) s.")
      return nil
    }
    return CGPoint(x: frame.midX, y: frame.midY)
  }
}

extension UIViewController {
  /// The presented controller, of this one or of its containers.
  fileprivate func shown<Screen: UIViewController>() -> Screen? {
    presentedViewController as? Screen
  }
}
