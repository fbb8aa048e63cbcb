import UIKit

/// An object that records the calls of its methods.
@MainActor class Receiver: NSObject {
  var calls: [String] = []
  private(set) var sender: Any?
  private(set) var event: UIEvent?

  /// A selector without arguments.
  nonisolated static let plain = Selector("plain", Receiver.plain)
  /// A selector that takes the sender.
  nonisolated static let sent = Selector("sent(_:)", Receiver.sent(_:))
  /// A selector that takes the sender and the event.
  nonisolated static let full = Selector("full", Receiver.full(_:forEvent:))

  func plain() { calls.append("plain") }

  func sent(_ sender: Any?) {
    calls.append("sent")
    self.sender = sender
  }

  func full(_ sender: AnyObject, forEvent event: UIEvent) {
    calls.append("full")
    self.sender = sender
    self.event = event
  }
}
