import UIKit
@_spi(Simulator) import UIKitSimulator

/// Finds a screen that jumps as its transition ends, or as a finger catches it.
///
/// It compares each frame with the two before it: a screen may move about as far as in the frame
/// before. An act of the app may move screens at once, and so may what is not a frame's time.
@MainActor final class JumpJudge {
  private struct Frame {
    let time: Double
    let isInFlight: Bool
    let places: [ObjectIdentifier: CGRect]
  }

  /// How much farther than in the frame before a screen may move, in points.
  private static let tolerance: CGFloat = 8

  private(set) var findings: [Finding] = []
  /// The last frames, the latest first.
  private var frames: [Frame] = []
  private var isCaught = false
  private var isMoved = false
  /// Whether the app has asked for something that happens at once as the transition ends.
  private var mayEndAtOnce = false
  /// The keyboard, and when it began to move, in seconds.
  private var keyboard = (frame: CGRect.null, time: -1.0)

  /// From here on, screens may jump once.
  func forget() {
    frames = []
    isCaught = false
  }

  /// The app changes screens without animation, perhaps after the transition in flight.
  func noteUnanimated() {
    mayEndAtOnce = true
  }

  /// A finger touches the screen, and may catch the transition in flight.
  func noteTouch(isFirst: Bool) {
    isCaught = isFirst
  }

  /// A finger moves, and the screen with it.
  func noteMovement() {
    isMoved = true
  }

  /// Looks at the frame that is shown.
  func look(at app: App) {
    guard !app.isStalled else { return forget() }
    if !UIView.areAnimationsEnabled { noteUnanimated() }
    let (keyboardFrame, now) = (app.simulator.keyboardFrame, app.simulator.time)
    if keyboardFrame != keyboard.frame { keyboard = (keyboardFrame, now) }
    // A card that moves with the keyboard may be as fast as a jump.
    guard now - keyboard.time > 0.3 else { return forget() }
    let screens = app.leaks.screens.filter { $0.viewIfLoaded?.window === app.window }
    let places = screens.map { (ObjectIdentifier($0), app.simulator.visibleFrame(of: $0.view)) }
    let frame = Frame(
      time: app.simulator.time, isInFlight: app.isInFlight,
      places: Dictionary(uniqueKeysWithValues: places))
    if let screen = app.topScreen { judge(frame, screen, of: app) }
    isCaught = false
    isMoved = false
    if !frame.isInFlight { mayEndAtOnce = false }
    frames = Array(([frame] + frames).prefix(2))
  }

  private func judge(_ frame: Frame, _ screen: AppScreen, of app: App) {
    let id = ObjectIdentifier(screen)
    guard !isMoved, !mayEndAtOnce, !app.plan.hasSilentAnimators, !app.plan.hasInstantTransitions,
      !app.turnsTimeBack, !app.mayDismissNext, !app.hasChangedRoom, frames.count == 2,
      frames[0].isInFlight,
      isCaught || !frame.isInFlight,
      frame.time - frames[1].time < 2.5 / Double(app.simulator.refreshRate),
      let now = frame.places[id], let last = frames[0].places[id], let former = frames[1].places[id]
    else { return }
    let (step, stepBefore) = (last.distance(to: now), former.distance(to: last))
    guard step > 2 * stepBefore + Self.tolerance else { return }
    let event = isCaught ? "is caught" : "comes to rest"
    findings.append(Finding(.damaged, "a screen at \(last) jumps to \(now) as it \(event)"))
  }
}

extension App {
  /// Whether a canceled swipe turns back the time of the container's layer, and with it the spring of
  /// a screen that was pulled beyond the last one just before.
  fileprivate var turnsTimeBack: Bool {
    deck != nil && [.block, .leaving, .layer].contains(plan.stack.animator)
  }

  /// Whether a dismissal may begin that waits for an animator of the app's.
  fileprivate var mayDismissNext: Bool {
    hasWaitingDismissal && plan.modals.contains { $0.animator != .kit }
  }

  /// Whether a transition is in flight.
  var isInFlight: Bool {
    deck?.isBetween == true || (root as? AppContainer)?.isInTransition == true
      || chain.contains {
        $0.transitionCoordinator != nil || $0.shownStack?.transitionCoordinator != nil
      }
  }
}

extension CGRect {
  /// The largest distance between edges; 0 if one of the rectangles is nowhere.
  fileprivate func distance(to other: CGRect) -> CGFloat {
    guard !isNull, !other.isNull else { return 0 }
    return [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
      .map(abs).max() ?? 0
  }
}
