import Testing
import UIKit
import UIKitSimulator

/// Timers, delayed calls and display links with a selector.
@MainActor struct DelayedWorkTests {
  private let simulator = Simulator()
  private let receiver = Receiver()

  private func makeTimer(
    _ interval: Double = 0.1, _ selector: Selector = Receiver.plain, repeats: Bool = true
  ) -> Timer {
    simulator.commit()
    return Timer.scheduledTimer(
      timeInterval: interval, target: receiver, selector: selector, userInfo: "info",
      repeats: repeats)
  }

  @Test func `a timer repeats until it is invalidated`() {
    let timer = makeTimer()
    simulator.run(for: 0.08)
    #expect(receiver.calls.isEmpty)
    simulator.run(for: 0.93)
    #expect(receiver.calls.count == 10 && timer.isValid && timer.timeInterval == 0.1)
    timer.invalidate()
    simulator.run(for: 1)
    #expect(receiver.calls.count == 10 && !timer.isValid)
  }

  @Test func `a timer that does not repeat fires once`() {
    let timer = makeTimer(0.1, Receiver.sent, repeats: false)
    #expect(simulator.runUntilIdle())
    #expect(abs(simulator.time - 0.1) < 0.02)
    #expect(receiver.calls == ["sent"] && receiver.sender as? Timer === timer)
    #expect(!timer.isValid && timer.userInfo as? String == "info")
    simulator.run(for: 1)
    #expect(receiver.calls == ["sent"])
  }

  @Test func `a timer fires by hand, too, and the last time if it does not repeat`() {
    let timer = makeTimer(0.1, repeats: false)
    timer.fire()
    timer.fire()
    simulator.run(for: 1)
    #expect(receiver.calls == ["plain"])
  }

  @Test func `nothing waits for a timer that repeats`() {
    let timer = makeTimer()
    #expect(simulator.runUntilIdle() && simulator.time == 0)
    timer.invalidate()
  }

  @Test func `calls that a blocked main thread has missed are left out`() {
    let timer = makeTimer()
    simulator.stall(for: 0.45)
    simulator.run(for: 0.46)
    #expect(receiver.calls.count == 1)
    simulator.run(for: 0.06)
    #expect(receiver.calls.count == 2)
    timer.invalidate()
  }

  @Test func `a timer retains its target as long as it is valid`() {
    var target: Receiver? = Receiver()
    weak let reference = target
    simulator.commit()
    let timer = Timer.scheduledTimer(
      timeInterval: 1, target: target as Any, selector: Receiver.plain, userInfo: nil,
      repeats: true)
    target = nil
    #expect(reference != nil)
    timer.invalidate()
    simulator.step()
    #expect(reference == nil)
  }

  @Test func `a method is called after a delay, which runUntilIdle awaits`() {
    simulator.commit()
    receiver.perform(Receiver.sent, with: "later", afterDelay: 0.5)
    receiver.perform(Receiver.plain, with: nil, afterDelay: 0)
    simulator.step()
    #expect(receiver.calls == ["plain"])
    #expect(simulator.runUntilIdle())
    #expect(receiver.calls == ["plain", "sent"] && receiver.sender as? String == "later")
    #expect(abs(simulator.time - 0.5) < 0.02)
  }

  @Test func `a delayed call retains its object and its argument until then`() {
    simulator.commit()
    var argument: NSObject? = NSObject()
    var target: Receiver? = Receiver()
    weak let argumentReference = argument
    weak let targetReference = target
    target?.perform(Receiver.plain, with: argument, afterDelay: 0.1)
    (argument, target) = (nil, nil)
    #expect(argumentReference != nil && targetReference != nil)
    #expect(simulator.runUntilIdle())
    #expect(argumentReference == nil && targetReference == nil)
  }

  @Test(arguments: [("one", ["sent", "plain"]), ("two", ["plain"]), (nil, [])])
  func `delayed calls are canceled, one or all of an object`(argument: String?, calls: [String]) {
    simulator.commit()
    receiver.perform(Receiver.sent, with: "two", afterDelay: 0.1)
    receiver.perform(Receiver.plain, with: nil, afterDelay: 0.2)
    if let argument {
      NSObject.cancelPreviousPerformRequests(
        withTarget: receiver, selector: Receiver.sent, object: argument)
    } else {
      NSObject.cancelPreviousPerformRequests(withTarget: receiver)
    }
    #expect(simulator.runUntilIdle())
    #expect(receiver.calls == calls)
  }

  @Test func `a display link calls its method in each frame, until it is removed`() {
    simulator.commit()
    let link = CADisplayLink(target: receiver, selector: Receiver.sent)
    link.add(to: .main, forMode: .common)
    simulator.step()
    simulator.step()
    #expect(receiver.calls == ["sent", "sent"] && receiver.sender as? CADisplayLink === link)
    link.remove(from: .main, forMode: .common)
    simulator.step()
    #expect(receiver.calls.count == 2)
    link.preferredFramesPerSecond = 30
    link.add(to: .main, forMode: .common)
    simulator.run(for: 1)
    #expect(receiver.calls.count == 32)
    link.invalidate()
    simulator.step()
    #expect(receiver.calls.count == 32)
  }
}
