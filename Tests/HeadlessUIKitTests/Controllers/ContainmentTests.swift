import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Containment")
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

  @Test func `Scene states post notifications`() {
    let simulator = Simulator()
    let scene = simulator.window.windowScene
    simulator.deactivate()
    #expect(scene?.activationState == .foregroundInactive)
    simulator.activate()
    #expect(scene?.activationState == .foregroundActive)
  }
}
