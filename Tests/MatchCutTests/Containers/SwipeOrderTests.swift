import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut
@testable import MatchCutContainers

/// The order in which a swipe container calls the app.
@MainActor struct SwipeOrderTests {
  private let log = CallLog()
  private let simulator: Simulator
  private let screens: [LoggedScreen]
  private let container: LoggedContainer

  init() {
    simulator = Simulator()
    screens = ["one", "two", "three"].map { [log] in LoggedScreen($0, log) }
    container = LoggedContainer(Array(screens.prefix(2)))
    container.log = log
    simulator.window.rootViewController = container
    simulator.runUntilIdle()
    log.calls = []
  }

  private func swipe(_ distance: CGFloat) {
    let finger = simulator.touchDown(at: CGPoint(x: 370, y: 400))
    for step in 1...20 {
      finger.move(to: CGPoint(x: 370 - distance * CGFloat(step) / 20, y: 400))
      simulator.step()
    }
    simulator.run(for: 0.3)
    finger.lift()
    simulator.runUntilIdle()
  }

  private static let begins = ["one willDisappear", "two willAppear"]
  private static let finishes = begins + ["one didDisappear", "two didAppear", "didSelect two"]

  @Test func `a selection, animated or not, or by a finger`() {
    container.select(1, animated: false)
    simulator.runUntilIdle()
    #expect(log.calls == Self.finishes)
    container.select(0, animated: false)
    log.calls = []
    container.select(1)
    simulator.runUntilIdle()
    #expect(log.calls == Self.finishes)
    container.select(0, animated: false)
    simulator.runUntilIdle()
    log.calls = []
    swipe(250)
    #expect(log.calls == Self.finishes)
  }

  @Test func `the position is new when the selection is told, animated or not, or by a finger`() {
    var positions: [CGFloat?] = []
    log.onCall = { [container, log] call in
      if call.hasPrefix("didSelect") { positions.append(container.lastPosition) }
      log.calls = []
    }
    container.select(1, animated: false)
    container.select(0, animated: true)
    simulator.runUntilIdle()
    swipe(250)
    #expect(positions == [1, 0, 1])
    container.viewControllers = [screens[1], screens[2]]
    container.viewControllers = [screens[0], screens[2]]
    simulator.runUntilIdle()
    #expect(positions == [1, 0, 1, 0])
  }

  @Test func `a canceled swipe`() {
    swipe(60)
    #expect(
      log.calls == Self.begins + [
        "two willDisappear", "two didDisappear", "one willAppear", "one didAppear",
      ])
  }

  @Test func `without animation, the views are exchanged between the callbacks`() {
    var shown: [String: [String]] = [:]
    log.onCall = { [log, screens] _ in
      shown[log.calls.last ?? ""] = screens.filter { $0.viewIfLoaded?.superview != nil }.map(\.name)
    }
    container.select(1, animated: false)
    #expect(shown["one willDisappear"] == ["one"] && shown["two willAppear"] == ["one"])
    #expect(shown["one didDisappear"] == ["two"] && shown["two didAppear"] == ["two"])
    #expect(shown["didSelect two"] == ["two"])
  }

  @Test func `a replacement of the screens`() {
    container.viewControllers = [screens[2]]
    simulator.runUntilIdle()
    #expect(
      log.calls == [
        "three willMove", "one willMove to nil", "two willMove to nil", "one willDisappear",
        "three willAppear", "one didDisappear", "three didAppear", "didSelect three",
        "three didMove", "one didMove to nil", "two didMove to nil",
      ])
    #expect(container.children == [screens[2]])
  }

  @Test(arguments: ["one willDisappear", "two willAppear", "one didDisappear", "didSelect two"])
  func `a selection in a callback comes after the present one`(_ moment: String) {
    for animated in [false, true] {
      container.viewControllers = screens
      container.select(0, animated: false)
      simulator.runUntilIdle()
      log.calls = []
      log.onCall = { [container, log] call in
        guard call == moment else { return }
        log.onCall = { _ in }
        container.select(2, animated: animated)
        log.calls.append("selected")
      }
      container.select(1, animated: false)
      simulator.runUntilIdle()
      #expect(log.calls.filter { $0 != "selected" }.prefix(5) == Self.finishes[...])
      #expect(
        log.calls.filter { $0 != "selected" }.suffix(5) == [
          "two willDisappear", "three willAppear", "two didDisappear", "three didAppear",
          "didSelect three",
        ])
      #expect(container.selectedIndex == 2)
    }
  }

  @Test(arguments: ["one willDisappear", "three willAppear", "didSelect three"])
  func `a selection in a callback of a replacement comes after it`(_ moment: String) {
    log.onCall = { [container, log] call in
      guard call == moment else { return }
      log.onCall = { _ in }
      container.select(1, animated: false)
    }
    container.viewControllers = [screens[2], screens[1]]
    #expect(container.selectedIndex == 1)
    simulator.runUntilIdle()
    #expect(Set(container.children) == Set(screens.suffix(2)))
    #expect(log.calls.last == "didSelect two")
  }
}

/// The calls of the app, in order.
@MainActor private final class CallLog {
  var calls: [String] = []
  /// Called after each call was recorded.
  var onCall: (String) -> Void = { _ in }

  func record(_ call: String) {
    calls.append(call)
    onCall(call)
  }
}

private final class LoggedScreen: UIViewController {
  let name: String
  private let log: CallLog

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.record("\(name) willAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.record("\(name) didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.record("\(name) willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.record("\(name) didDisappear")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log.record("\(name) willMove\(parent == nil ? " to nil" : "")")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log.record("\(name) didMove\(parent == nil ? " to nil" : "")")
  }
}

private final class LoggedContainer: SwipeContainerController {
  var log: CallLog?
  private(set) var lastPosition: CGFloat?

  override func didMove(toPosition position: CGFloat) {
    super.didMove(toPosition: position)
    lastPosition = position
  }

  override func didSelect(_ screen: UIViewController) {
    super.didSelect(screen)
    log?.record("didSelect \((screen as? LoggedScreen)?.name ?? "")")
  }
}
