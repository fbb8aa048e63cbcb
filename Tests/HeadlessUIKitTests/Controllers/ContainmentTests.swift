import Testing
import UIKit
import UIKitSimulator

@MainActor
struct ContainmentTests {
  @Test func `A child that is added to a visible parent appears`() {
    let record = Screen.Record()
    let simulator = Simulator()
    let root = Screen("root", record: record)
    simulator.window.rootViewController = root
    simulator.runUntilIdle()
    record.calls = []
    let child = Screen("child", record: record)
    root.addChild(child)
    #expect(child.isMovingToParent)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    simulator.runUntilIdle()
    #expect(record.calls == ["child willAppear", "child isAppearing", "child didAppear"])
    #expect(!child.isMovingToParent)
    record.calls = []
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(record.calls == ["child willDisappear", "child didDisappear"])
    #expect(simulator.faults.isEmpty)
  }

  @Test func `A2.7: the root appears when the window becomes visible`() {
    let record = Screen.Record()
    let simulator = Simulator()
    let root = Screen("root", record: record)
    simulator.window.rootViewController = root
    #expect(record.calls == ["root willAppear"])
    simulator.commit()
    #expect(record.calls == ["root willAppear", "root isAppearing", "root didAppear"])
    #expect(root.view.frame == simulator.window.bounds)
    #expect(root.view.safeAreaInsets.top == 59)
  }

  @Test func `A screen that hides its window in viewWillAppear does not appear`() {
    let record = Screen.Record()
    let simulator = Simulator()
    let root = Screen("root", record: record)
    root.onAppearing = { $0.view.window?.isHidden = true }
    simulator.window.rootViewController = root
    simulator.runUntilIdle()
    #expect(
      record.calls == [
        "root willAppear", "root isAppearing", "root willDisappear", "root didDisappear",
      ])
    root.onAppearing = { _ in }
    simulator.window.isHidden = false
    simulator.runUntilIdle()
    #expect(record.calls.suffix(3) == ["root willAppear", "root isAppearing", "root didAppear"])
  }

  @Test func `B1: a stack's first screen appears in the layout, after the window`() {
    let record = Screen.Record()
    let simulator = Simulator()
    let root = WindowWatcher("root", record: record)
    root.title = "root"
    let delegate = StackDelegate()
    let navigation = AppearingStack(rootViewController: root)
    navigation.record = record
    navigation.delegate = delegate
    simulator.window.rootViewController = navigation
    #expect(record.calls == ["stack willAppear"])
    #expect(!root.isViewLoaded)
    #expect(delegate.events.isEmpty)
    simulator.commit()
    #expect(
      record.calls == [
        "stack willAppear", "root willAppear, out of a window", "root isAppearing, in a window",
        "stack didAppear", "root didAppear, in a window",
      ])
    #expect(delegate.events == ["willShow root", "didShow root"])
    #expect(root.view.safeAreaInsets.top == 103)
    #expect(simulator.faults.isEmpty)
  }

  @Test func `Scene states post notifications`() {
    let simulator = Simulator()
    let scene = simulator.window.windowScene
    simulator.deactivate()
    #expect(scene?.activationState == .foregroundInactive)
    simulator.activate()
    #expect(scene?.activationState == .foregroundActive)
  }
}

/// Records its own appearance.
private final class AppearingStack: UINavigationController {
  var record: Screen.Record?

  override func viewWillAppear(_ animated: Bool) { record?.calls.append("stack willAppear") }
  override func viewDidAppear(_ animated: Bool) { record?.calls.append("stack didAppear") }
}

/// Records whether it is in a window in its appearance callbacks.
private final class WindowWatcher: UIViewController {
  private let name: String
  private let record: Screen.Record

  init(_ name: String, record: Screen.Record) {
    self.name = name
    self.record = record
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { write("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { write("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { write("didAppear") }

  private func write(_ call: String) {
    let place = view.window == nil ? "out of a window" : "in a window"
    record.calls.append("\(name) \(call), \(place)")
  }
}
