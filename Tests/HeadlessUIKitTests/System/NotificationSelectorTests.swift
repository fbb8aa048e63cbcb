import Testing
import UIKit
import UIKitSimulator

@MainActor struct NotificationSelectorTests {
  private let simulator = Simulator()
  private let center = NotificationCenter()
  private let receiver = Receiver()
  private nonisolated static let name = NSNotification.Name("one")
  private nonisolated static let otherName = NSNotification.Name("other")

  private func observe(_ selector: Selector = Receiver.plain, object: Any? = nil) {
    center.addObserver(receiver, selector: selector, name: Self.name, object: object)
  }

  private func post(_ name: NSNotification.Name = name, object: Any? = nil) {
    center.post(name: name, object: object)
  }

  @Test func `a method is called for notifications with the name and the object`() {
    let object = NSObject()
    observe(object: object)
    post()
    post(object: NSObject())
    post(Self.otherName, object: object)
    #expect(receiver.calls.isEmpty)
    post(object: object)
    #expect(receiver.calls == ["plain"])
  }

  @Test func `without a name, it is called for every notification`() {
    center.addObserver(receiver, selector: Receiver.plain, name: nil, object: nil)
    post()
    post(Self.otherName)
    #expect(receiver.calls.count == 2)
  }

  @Test func `the argument may be of either type`() {
    let listener = Listener()
    for selector in [
      Selector("new", Listener.new), Selector("old", Listener.old),
    ] {
      center.addObserver(listener, selector: selector, name: Self.name, object: nil)
    }
    center.post(name: Self.name, object: nil, userInfo: ["key": 7])
    #expect(listener.values.sorted() == [7, 70])
    #expect(simulator.faults.isEmpty)
  }

  @Test(
    arguments: [
      (nil, []), (name, []), (otherName, ["plain"]),
    ] as [(NSNotification.Name?, [String])])
  func `an observer is removed by name`(name: NSNotification.Name?, calls: [String]) {
    observe()
    center.removeObserver(receiver, name: name, object: nil)
    post()
    #expect(receiver.calls == calls)
  }

  @Test func `an observer is removed by object`() {
    let (object, other) = (NSObject(), NSObject())
    for object in [object, other] { observe(object: object) }
    center.removeObserver(receiver, name: nil, object: other)
    post(object: object)
    post(object: other)
    #expect(receiver.calls == ["plain"])
  }

  @Test func `an observer is removed from its center only`() {
    observe()
    NotificationCenter.default.removeObserver(receiver)
    post()
    #expect(receiver.calls == ["plain"])
    center.removeObserver(receiver)
    post()
    #expect(receiver.calls == ["plain"])
  }

  @Test func `what addObserver with a closure returns can still be removed`() {
    let listener = Listener()
    let token = center.addObserver(forName: Self.name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { listener.values.append(1) }
    }
    post()
    center.removeObserver(token)
    post()
    #expect(listener.values == [1])
  }

  @Test func `an observer is not retained, and ends when it is released`() {
    var listener: Listener? = Listener()
    weak let released = listener
    center.addObserver(
      listener as Any, selector: Selector("new", Listener.new), name: Self.name, object: nil)
    listener = nil
    #expect(released == nil)
    post()
    #expect(simulator.faults.isEmpty)
  }
}

@MainActor private final class Listener: NSObject {
  var values: [Int] = []

  func new(_ notification: Notification) {
    values.append(notification.userInfo?["key"] as? Int ?? 0)
  }

  func old(_ notification: NSNotification) {
    values.append((notification.userInfo?["key"] as? Int ?? 0) * 10)
  }
}
