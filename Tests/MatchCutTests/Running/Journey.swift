import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// An app that shows one screen with a transition, and records every call that it gets, in order.
@MainActor class Journey {
  let simulator = Simulator()
  let front = Screen("front")
  let back = Screen("back")
  /// The calls so far.
  private(set) var calls: [String] = []
  /// What has to be released with the app.
  private(set) var references = WeakReferences()
  /// The horizontal and vertical direction in which a finger takes the front screen away.
  var direction: CGVector { CGVector(dx: 0, dy: 1) }
  /// Where the finger is put down.
  var touch: CGPoint { CGPoint(x: 196, y: 250) }
  /// Where a finger holds a transition without moving it.
  var hold: CGPoint { CGPoint(x: 380, y: 700) }

  init() {
    for screen in [front, back] {
      screen.onCall = { [weak self] call, screen in
        if call != .isAppearing { self?.calls.append("\(screen.name).\(call)") }
      }
    }
    references.watch(front, "front")
    references.watch(back, "back")
  }

  func record(_ call: String) { calls.append(call) }

  func watch(_ object: AnyObject?, _ name: String) { references.watch(object, name) }

  /// Options whose callbacks are recorded.
  var options: GestureOptions {
    var options = GestureOptions()
    options.shouldBegin = { [weak self] _ in
      self?.record("shouldBegin")
      return true
    }
    options.onEnd = { [weak self] in self?.record("onEnd(\($0))") }
    return options
  }

  /// Shows the first screens.
  func start() {}

  /// Shows the front screen, by a call in code.
  func enter() {}

  /// Removes the front screen, by a call in code.
  func leave() {}

  /// Removes the front screen while it opens, by a call in code.
  func takeBack() { leave() }

  /// The container of the presentation; `nil` for other transitions.
  var presentationContainer: UIView? { nil }

  /// Watches what exists while a transition is in flight.
  func watchTransition() {
    let context = front.transitionCoordinator as AnyObject?
    watch(context, "coordinator")
  }

  /// Shows the first screens at rest, and forgets the calls until then.
  func begin() {
    start()
    simulator.runUntilIdle()
    calls = []
  }

  /// Moves a finger in the direction of the gesture, in points, and keeps it there.
  func pull(_ distance: CGFloat, back: Bool = false) -> Finger {
    let start =
      back ? CGPoint(x: touch.x + 150 * direction.dx, y: touch.y + 150 * direction.dy) : touch
    let finger = simulator.touchDown(at: start)
    simulator.step()
    let signed = back ? -distance : distance
    simulator.move(
      finger, by: CGPoint(x: signed * direction.dx, y: signed * direction.dy), steps: 12)
    return finger
  }
}

/// How a transition goes on.
enum JourneyPath: String, CaseIterable {
  case finished
  case pulledAway
  case pulledBack
  /// The user catches the opening screen, and takes it back.
  case openingReversed
  /// The user catches the opening screen, and lets it go on.
  case openingKept
  /// The app takes the opening screen back.
  case openingTakenBack
  case closingReversed
  case closingKept
  case lostWhileOpening
  case lostWhileClosing
  case lostWhilePulled
}

extension Journey {
  /// Goes a way from the first screens to the rest at its end.
  func go(_ path: JourneyPath) {
    begin()
    enter()
    switch path {
    case .openingReversed, .openingKept, .openingTakenBack, .lostWhileOpening:
      simulator.run(for: 0.15)
      watchTransition()
      interrupt(path)
    case .finished, .closingReversed, .closingKept, .lostWhileClosing:
      simulator.runUntilIdle()
      record("-")
      leave()
      if path != .finished {
        simulator.run(for: 0.1)
        watchTransition()
        interrupt(path)
      }
    case .pulledAway, .pulledBack, .lostWhilePulled:
      simulator.runUntilIdle()
      record("-")
      let finger = pull(path == .pulledAway ? 260 : 60)
      watchTransition()
      if path == .lostWhilePulled { loseWindow() }
      simulator.run(for: path == .pulledAway ? 0 : 0.3)
      record("lift")
      finger.lift()
    }
    simulator.runUntilIdle()
  }

  private func interrupt(_ path: JourneyPath) {
    switch path {
    case .openingReversed: pull(160).lift()
    case .openingTakenBack: takeBack()
    case .openingKept, .closingKept:
      let finger = simulator.touchDown(at: hold)
      simulator.step()
      finger.lift()
    case .closingReversed: pull(160, back: true).lift()
    default: loseWindow()
    }
  }

  private func loseWindow() {
    record("lost")
    if let container = presentationContainer {
      container.removeFromSuperview()
    } else {
      simulator.window.rootViewController = UIViewController()
    }
  }

  /// Releases the app: its window shows another screen.
  func tearDown() {
    if front.presentingViewController != nil { back.dismiss(animated: false) }
    simulator.commit()
    simulator.window.rootViewController = UIViewController()
    simulator.runUntilIdle()
  }
}
