import MatchCutSplash
import UIKit
@_spi(Simulator) import UIKitSimulator

/// The demo's app on a simulated phone, with a history of all actions.
@MainActor final class LivePhone {
  let simulator = Simulator()
  let app = AppViewController()
  private(set) var trial = Trial()
  private(set) var tweak = Tweak()
  private(set) var history: LiveHistory
  private(set) var isLandscape = false
  private(set) var isActive = true
  private var fingers: [Int: Finger] = [:]
  /// The splash above the app, if it was started with one.
  private var reveal: SplashReveal?
  /// The drawing of the keyboard, where there is a text field.
  private var keyboard: KeyboardWindow?
  /// How long nothing has moved, in simulated seconds.
  private var restingTime = 0.0

  init(_ start: LiveStart = .app) {
    history = LiveHistory(start: start)
    simulator.window.rootViewController = start.makeScreen() ?? app
    simulator.runUntilIdle()
    if start == .chat { keyboard = KeyboardWindow(on: simulator) }
    if start == .splash { reveal = LiveStart.openSplash(on: simulator) }
  }

  /// How long the clock runs after nothing moves, in simulated seconds: a second tap may follow.
  private static let rest = 0.5

  /// Whether nothing will happen without another action.
  var isAtRest: Bool { restingTime > Self.rest }

  /// The fingers that are down.
  var fingersDown: [Int] { fingers.keys.sorted() }

  /// The location of a finger, if it is down.
  func place(of finger: Int) -> CGPoint? { fingers[finger]?.location }

  /// The frontmost screen.
  var screen: UIViewController {
    var screen = simulator.window.rootViewController ?? app
    while let next = screen.presentedViewController
      ?? (screen as? UITabBarController)?.selectedViewController
      ?? (screen is UIPageViewController ? nil : screen.children.last)
    {
      screen = next
    }
    return screen
  }

  /// The actions that give a new phone the same menus and values.
  var choices: [LiveAction] {
    Trial.Menu.allCases.map { .choose($0, trial[$0]) }
      + Tweak.Control.allCases.filter { tweak[$0] != $0.standard }.map { .tweak($0, tweak[$0]) }
      + [.tweaked(tweak.isOn)]
  }

  /// The actions that give a new phone the same settings.
  var settings: [LiveAction] {
    [
      .reduceMotion(simulator.isReduceMotionEnabled),
      .rightToLeft(simulator.layoutDirection == .rightToLeft),
      .dark(simulator.userInterfaceStyle == .dark),
    ]
  }

  /// Plays a frame.
  func step() {
    simulator.step()
    history.addFrame()
    let isResting = simulator.isIdle && fingers.isEmpty
    restingTime = isResting ? restingTime + 1 / Double(simulator.refreshRate) : 0
  }

  /// Performs an action, unless it is not possible now.
  func perform(_ action: LiveAction) {
    guard isPossible(action) else { return }
    restingTime = 0
    history.add(action)
    switch action {
    case .touchDown(let finger, let place, let ago):
      fingers[finger] = simulator.touchDown(at: place, ago: ago)
    case .move(let finger, let place, let ago): fingers[finger]?.move(to: place, ago: ago)
    case .lift(let finger, let ago): fingers.removeValue(forKey: finger)?.lift(ago: ago)
    case .cancel(let finger): fingers.removeValue(forKey: finger)?.cancel()
    case .choose(let menu, let index):
      trial[menu] = index
      trial.apply(to: app)
    case .tweak(let control, let index):
      tweak[control] = index
      tweak.apply(to: app)
    case .tweaked(let isOn):
      tweak.isOn = isOn
      tweak.apply(to: app)
    case .reduceMotion(let isOn): simulator.isReduceMotionEnabled = isOn
    case .rightToLeft(let isOn):
      simulator.layoutDirection = isOn ? .rightToLeft : .leftToRight
    case .dark(let isOn): simulator.userInterfaceStyle = isOn ? .dark : .light
    case .landscape(let isOn):
      isLandscape = isOn
      simulator.resize(to: LiveAction.size(isLandscape: isOn))
    case .activate(let isOn):
      isActive = isOn
      if isOn { simulator.activate() } else { simulator.deactivate() }
    case .stall(let seconds): simulator.stall(for: seconds)
    case .refreshRate(let rate): simulator.refreshRate = rate
    }
  }

  private func isPossible(_ action: LiveAction) -> Bool {
    switch action {
    case .touchDown(let finger, _, _):
      // An app that is not active receives no touches.
      fingers[finger] == nil && fingers.count < 10 && isActive
    case .move(let finger, _, _), .lift(let finger, _), .cancel(let finger):
      fingers[finger] != nil
    case .choose(let menu, let index):
      history.start.hasApp && Trial.names(of: menu).indices.contains(index)
        && trial[menu] != index
    case .tweak(let control, let index):
      history.start.hasApp && control.values.indices.contains(index)
        && (tweak[control] != index || !tweak.isOn)
    case .tweaked(let isOn): history.start.hasApp && isOn != tweak.isOn
    case .reduceMotion(let isOn): isOn != simulator.isReduceMotionEnabled
    case .rightToLeft(let isOn): isOn != (simulator.layoutDirection == .rightToLeft)
    case .dark(let isOn): isOn != (simulator.userInterfaceStyle == .dark)
    case .landscape(let isOn): isOn != isLandscape
    case .activate(let isOn): isOn != isActive
    case .stall(let seconds): (0...10).contains(seconds)
    case .refreshRate(let rate): (1...1200).contains(rate) && rate != simulator.refreshRate
    }
  }
}
