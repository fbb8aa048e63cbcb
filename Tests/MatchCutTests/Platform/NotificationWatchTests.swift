import Testing
@_spi(Simulator) import UIKit
import UIKitSimulator

@testable import MatchCut

/// Observers of notifications.
@MainActor struct NotificationWatchTests {
  private final class Sender: NSObject {}

  private let name = Notification.Name("NotificationWatchTests")

  private func post(from sender: NSObject, number: Int? = nil) {
    NotificationCenter.default.post(
      name: name, object: sender, userInfo: number.map { ["number": $0] })
  }

  @Test func `it observes one sender as long as it lives`() {
    let (sender, other) = (Sender(), Sender())
    var count = 0
    var watch: NotificationWatch? = NotificationWatch([name], of: sender) { count += 1 }
    post(from: sender)
    post(from: other)
    #expect(count == 1 && watch != nil)
    watch = nil
    post(from: sender)
    #expect(count == 1)
  }

  @Test func `it reads what the handler needs, and skips what it cannot read`() {
    let sender = Sender()
    var numbers: [Int] = []
    let watch = NotificationWatch([name], of: sender) {
      $0.userInfo?["number"] as? Int
    } handler: {
      numbers.append($0)
    }
    withExtendedLifetime(watch) {
      post(from: sender, number: 7)
      post(from: sender)
    }
    #expect(numbers == [7])
  }

  @Test func `a notification of another thread is handled on the main thread, and reported`()
    async
  {
    let simulator = Simulator()
    let name = Notification.Name("Posted elsewhere")
    var count = 0
    let watch = NotificationWatch([name]) { count += 1 }
    // Tasks use the simulator of the code that created them.
    let task = World.current.hosting {
      Task {
        await withTaskGroup { group in
          group.addTask { NotificationCenter.default.post(name: name, object: nil) }
        }
      }
    }
    await task.value
    await simulator.runYielding(for: 0.1)
    withExtendedLifetime(watch) {}
    #expect(count == 1)
    let hint = simulator.hints.first?.message
    #expect(hint?.contains("Posted elsewhere was posted on another thread") == true)
  }

  @Test func `a call on another thread is reported by its name, and one on the main thread is not`()
    async
  {
    let simulator = Simulator()
    expectMainThread()
    let task = World.current.hosting {
      Task {
        await withTaskGroup { group in group.addTask { expectMainThread("dismissOrReverse()") } }
      }
    }
    await task.value
    await simulator.runYielding(for: 0.1)
    #expect(simulator.hints.count == 1)
    #expect(
      simulator.hints.first?.message.hasPrefix("dismissOrReverse() was called on another") == true)
  }

  @Test func `it releases its closure`() {
    weak var sender: Sender?
    do {
      let captured = Sender()
      sender = captured
      _ = NotificationWatch([name]) { _ = captured }
    }
    #expect(sender == nil)
  }
}
