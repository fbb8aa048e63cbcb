import Testing
import UIKit
import UIKitSimulator

/// The targets of controls and of buttons in bars.
@MainActor struct ControlTargetTests {
  private let simulator = Simulator()
  private let root = RootController()
  private let control = UIControl(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
  private let receiver = Receiver()

  init() {
    simulator.window.rootViewController = Stack(rootViewController: root)
    root.view.addSubview(control)
    simulator.runUntilIdle()
  }

  private func tap() {
    simulator.tap(at: CGPoint(x: 50, y: 250))
    simulator.runUntilIdle()
  }

  @Test func `a tap calls methods in the order in which they were added, with the event`() {
    control.addTarget(receiver, action: Receiver.plain, for: [.touchUpInside, .touchDown])
    control.addTarget(receiver, action: Receiver.full, for: .touchUpInside)
    tap()
    #expect(receiver.calls == ["plain", "plain", "full"])
    #expect(receiver.sender as? UIControl === control && receiver.event != nil)
    #expect(simulator.faults.isEmpty)
  }

  @Test func `a target that is added twice is called once`() {
    for events in [UIControl.Event.touchUpInside, [.touchUpInside, .touchDown]] {
      control.addTarget(receiver, action: Receiver.plain, for: events)
    }
    control.sendActions(for: .touchUpInside)
    #expect(receiver.calls == ["plain"])
    #expect(control.allControlEvents == [.touchUpInside, .touchDown])
  }

  @Test(
    arguments: [
      (true, Receiver.plain, ["sent"]), (true, nil, []), (false, Receiver.sent, ["plain"]),
      (false, nil, []),
    ] as [(Bool, Selector?, [String])])
  func `targets are removed by target and action`(
    hasTarget: Bool, action: Selector?, calls: [String]
  ) {
    control.addTarget(receiver, action: Receiver.plain, for: .touchUpInside)
    control.addTarget(receiver, action: Receiver.sent, for: .touchUpInside)
    control.removeTarget(nil, action: nil, for: .touchDown)
    control.removeTarget(Receiver(), action: nil, for: .allEvents)
    #expect(control.actions(forTarget: receiver, forControlEvent: .touchUpInside)?.count == 2)
    control.removeTarget(hasTarget ? receiver : nil, action: action, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(receiver.calls == calls)
    #expect(control.allTargets.count == (calls.isEmpty ? 0 : 1))
  }

  @Test func `a target is not retained`() {
    var target: Receiver? = Receiver()
    weak let reference = target
    control.addTarget(target, action: Receiver.plain, for: .touchUpInside)
    target = nil
    #expect(reference == nil)
    tap()
    #expect(control.allTargets.isEmpty && simulator.faults.isEmpty)
  }

  @Test func `without a target, the first responder with the method is called`() {
    control.addTarget(nil, action: RootController.open, for: .touchUpInside)
    tap()
    #expect(root.senders == 1)
    control.addTarget(nil, action: Receiver.plain, for: .touchUpInside)
    tap()
    #expect(root.senders == 2 && simulator.faults.isEmpty)
    #expect(
      control.actions(forTarget: nil, forControlEvent: .touchUpInside) == ["openItem:", "plain"])
  }

  @Test func `a button in a bar calls its target with the item`() {
    let item = UIBarButtonItem(
      title: "Open", style: .plain, target: receiver, action: Receiver.sent)
    root.navigationItem.rightBarButtonItem = item
    simulator.runUntilIdle()
    simulator.tap(at: CGPoint(x: 360, y: 80))
    simulator.runUntilIdle()
    #expect(receiver.calls == ["sent"] && receiver.sender as? UIBarButtonItem === item)
    item.target = nil
    item.action = Selector("toggle", Stack.toggle)
    simulator.tap(at: CGPoint(x: 360, y: 80))
    simulator.runUntilIdle()
    #expect(receiver.calls == ["sent"] && (root.parent as? Stack)?.toggles == 1)
  }

  @Test func `a bar's button does not retain its target, and then does nothing`() {
    var target: Receiver? = Receiver()
    weak let reference = target
    let item = UIBarButtonItem(
      barButtonSystemItem: .add, target: target, action: RootController.open)
    target = nil
    root.toolbarItems = [item]
    root.navigationController?.isToolbarHidden = false
    simulator.runUntilIdle()
    #expect(reference == nil)
    simulator.tap(at: CGPoint(x: 200, y: 852 - 34 - 22))
    #expect(root.senders == 0 && simulator.faults.isEmpty)
    item.target = root
    simulator.tap(at: CGPoint(x: 200, y: 852 - 34 - 22))
    #expect(root.senders == 1)
  }
}

private final class Stack: UINavigationController {
  private(set) var toggles = 0

  func toggle() { toggles += 1 }
}

private final class RootController: UIViewController {
  static let open = Selector("openItem", RootController.openItem)
  private(set) var senders = 0

  private func openItem(_ sender: Any) { senders += 1 }
}
