import Testing
import UIKit
import UIKitSimulator

@MainActor struct ControlTouchTests {
  let simulator = Simulator()
  let button = UIButton(frame: CGRect(x: 100, y: 300, width: 60, height: 40))

  init() {
    simulator.window.addSubview(button)
    simulator.commit()
  }

  /// Counts an event.
  final class Counter {
    var count = 0
  }

  func count(_ event: UIControl.Event) -> Counter {
    let counter = Counter()
    button.addAction(UIAction { _ in counter.count += 1 }, for: event)
    return counter
  }

  @Test func `a tap is a touch down, a touch up inside and the primary action`() {
    let counters = [.touchDown, .touchUpInside, .primaryActionTriggered].map(count)
    simulator.tap(at: CGPoint(x: 130, y: 320))
    #expect(counters.map(\.count) == [1, 1, 1])
    #expect(!button.isHighlighted && !button.isTracking)
  }

  @Test func `G: an action of a tap still finds the control highlighted`() {
    var states: [UIControl.State] = []
    for event in [UIControl.Event.touchUpInside, .primaryActionTriggered] {
      button.addAction(UIAction { [button] _ in states.append(button.state) }, for: event)
    }
    simulator.tap(at: CGPoint(x: 130, y: 320))
    #expect(states == [.highlighted, .highlighted] && button.state == .normal)
  }

  @Test func `a button is highlighted while the finger is on it or near`() {
    let finger = simulator.touchDown(at: CGPoint(x: 130, y: 320))
    #expect(button.isHighlighted && button.isTracking && button.isTouchInside)
    finger.move(to: CGPoint(x: 130, y: 390))
    #expect(button.isHighlighted)
    finger.move(to: CGPoint(x: 130, y: 500))
    #expect(!button.isHighlighted && button.isTracking && !button.isTouchInside)
    finger.lift()
    #expect(!button.isTracking)
  }

  @Test func `a finger lifted far away is a touch up outside`() {
    let inside = count(.touchUpInside)
    let outside = count(.touchUpOutside)
    let finger = simulator.touchDown(at: CGPoint(x: 130, y: 320))
    finger.move(to: CGPoint(x: 130, y: 500))
    finger.lift()
    #expect(inside.count == 0 && outside.count == 1)
  }

  @Test func `a canceled touch sends a cancel and nothing else`() {
    let inside = count(.touchUpInside)
    let cancel = count(.touchCancel)
    simulator.touchDown(at: CGPoint(x: 130, y: 320)).cancel()
    #expect(inside.count == 0 && cancel.count == 1)
    #expect(!button.isHighlighted)
  }

  @Test func `a disabled button does nothing`() {
    let down = count(.touchDown)
    button.isEnabled = false
    simulator.tap(at: CGPoint(x: 130, y: 320))
    #expect(down.count == 0)
  }

  @Test func `a tap on a switch toggles it`() {
    let toggle = UISwitch(frame: CGRect(x: 20, y: 20, width: 0, height: 0))
    simulator.window.addSubview(toggle)
    simulator.commit()
    simulator.tap(at: CGPoint(x: 40, y: 35))
    #expect(toggle.isOn)
    #expect(simulator.runUntilIdle())
    simulator.tap(at: CGPoint(x: 40, y: 35))
    #expect(!toggle.isOn)
  }
}
