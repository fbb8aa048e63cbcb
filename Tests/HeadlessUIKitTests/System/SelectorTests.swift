import Testing
import UIKit
import UIKitSimulator

@MainActor struct SelectorTests {
  private let simulator = Simulator()
  private let receiver = Receiver()
  private let control = UIControl()

  private func send(_ selector: Selector, to target: Any? = nil) {
    control.sendAction(selector, to: target ?? receiver, for: nil)
  }

  @Test(arguments: [
    (Selector("plain", Receiver.plain), Selector("plain()", Receiver.plain), true),
    (Selector("sent", Receiver.sent), Selector("sent(_:)", Receiver.sent), true),
    (Selector("sent", Receiver.plain), Selector("sent", Receiver.sent), false),
    (Selector("plain", Receiver.plain), Selector("other", Receiver.plain), false),
    (Selector("plain", Receiver.plain), Selector("plain", Heir.plain), true),
  ])
  func `selectors are equal by name and number of arguments`(
    one: Selector, other: Selector, areEqual: Bool
  ) {
    #expect((one == other) == areEqual)
    #expect(Set([one, other]).count == (areEqual ? 1 : 2))
  }

  @Test func `a selector has a colon for each argument`() {
    #expect("\(Receiver.plain) \(Receiver.sent) \(Receiver.full)" == "plain sent: full::")
  }

  @Test func `an override is called`() {
    let heir = Heir()
    send(Receiver.plain, to: heir)
    #expect(heir.calls == ["override", "plain"])
  }

  @Test func `the first argument is the sender`() {
    send(Receiver.sent)
    #expect(receiver.calls == ["sent"] && receiver.sender as? UIControl === control)
    #expect(simulator.faults.isEmpty)
  }

  @Test func `an object without the method is a fault`() {
    send(Receiver.plain, to: NSObject())
    #expect(simulator.faults.map(\.fact) == ["G"])
    #expect(simulator.faults.first?.message.hasPrefix("-[NSObject plain]: unrecog") == true)
  }

  @Test func `an argument of another class is a fault, and so is a missing event`() {
    send(Selector("tap", Heir.tap))
    #expect(simulator.faults.count == 1)
    let heir = Heir()
    send(Selector("tap", Heir.tap), to: heir)
    send(Receiver.full, to: heir)
    #expect(heir.calls.isEmpty)
    #expect(simulator.faults.count == 3)
    #expect(simulator.faults[1].message.contains("another argument in tap: than UIControl"))
    #expect(simulator.faults[2].message.contains("takes an event in full::"))
  }

  @Test func `an object in place of a Boolean is true`() {
    let heir = Heir()
    send(Selector("end(_:)", Heir.end(_:)), to: heir)
    #expect(heir.calls == ["end true"])
    #expect(simulator.faults.isEmpty)
  }
}

private final class Heir: Receiver {
  override func plain() {
    calls.append("override")
    super.plain()
  }

  func tap(_ recognizer: UITapGestureRecognizer) { calls.append("tap") }

  func end(_ force: Bool) -> Bool {
    calls.append("end \(force)")
    return force
  }
}
