package import UIKit

/// Observes notifications that UIKit posts on the main thread, for as long as the watch lives.
///
/// It is not isolated, so that it can stop observing on whichever thread it is released.
package final class NotificationWatch {
  private let tokens: [any NSObjectProtocol]

  /// Begins to observe notifications.
  ///
  /// - Parameters:
  ///   - names: The names of the notifications.
  ///   - object: The object that posts them, such as a scene; `nil`, the default, for any.
  ///   - read: Reads what the handler needs; `nil` if the notification does not concern it. The
  ///     notification itself cannot be passed to the main actor.
  ///   - handler: Called for each notification.
  @MainActor package init<Value: Sendable>(
    _ names: [NSNotification.Name], of object: (any NSObjectProtocol)? = nil,
    reading read: @escaping @Sendable (Notification) -> Value?,
    handler: @escaping @MainActor (Value) -> Void
  ) {
    tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
        guard let value = read($0) else { return }
        guard !isOnMainThread else { return MainActor.assumeIsolated { handler(value) } }
        Task { @MainActor in
          Misuse.warn(
            "\(name.rawValue) was posted on another thread: post it on the main thread, as UIKit does."
          )
          handler(value)
        }
      }
    }
  }

  /// Begins to observe notifications whose contents do not matter.
  @MainActor package convenience init(
    _ names: [NSNotification.Name], of object: (any NSObjectProtocol)? = nil,
    handler: @escaping @MainActor () -> Void
  ) {
    self.init(names, of: object, reading: { _ in () }, handler: { handler() })
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
