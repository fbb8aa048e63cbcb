import Foundation

/// Which world's work runs on the main queue, and which world's is added to it.
///
/// The queue is first in, first out, and a block does not know its sender. So a mark is added to
/// the queue whenever code of another world begins to run on it: what follows the mark was sent by
/// that world, up to the next mark.
///
/// Worlds are identified by numbers, since they may have been released, and a weak reference would
/// slow down every use of a world.
struct MainQueueWorlds {
  struct Mark: Sendable {
    let sender: UInt64
    /// How many times in a row work may send further work without using the world.
    let generations: Int
  }

  /// The number for no world.
  private static let nobody: UInt64 = 0

  /// The last mark that the queue has reached.
  private var reached = Mark(sender: Self.nobody, generations: 0)
  /// The world whose work is now added to the queue.
  private var sender = Self.nobody
  private var operations = MainOperations()

  /// On Linux, the main queue may run on any thread, so `Thread.isMainThread` is not enough.
  private static var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mainQueueKey) != nil }
  private static let mainQueueKey = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Returns the number of the world whose work runs on the main queue; it may have been released.
  mutating func running() -> UInt64? {
    guard Self.isOnMainQueue else { return nil }
    operations.note(sender: sender)
    return operations.running ?? reached.sender
  }

  /// Whether operations of a world wait, perhaps for those of others.
  mutating func hasOperations(of world: World) -> Bool {
    operations.note(sender: sender)
    return operations.contains(of: world.number)
  }

  /// Makes a world the sender of what follows; does nothing off the main queue.
  @discardableResult mutating func claim(for world: World) -> Bool {
    send(Mark(sender: world.number, generations: 8))
  }

  /// What follows belongs to the mark's world, and so does what that work sends.
  mutating func hasReached(_ mark: Mark) {
    reached = mark
    resume()
  }

  /// The running code has ended: what was sent before it continues, and sends more.
  mutating func resume() {
    guard reached.generations > 0 else { return }
    send(Mark(sender: reached.sender, generations: reached.generations - 1))
  }

  @discardableResult private mutating func send(_ mark: Mark) -> Bool {
    if sender == mark.sender { return true }
    guard Self.isOnMainQueue else { return false }
    operations.note(sender: sender)
    sender = mark.sender
    DispatchQueue.main.async { WorldRegistry.shared.mainQueueHasReached(mark) }
    return true
  }
}

/// The senders of the operations on the main queue.
///
/// They run one at a time: each but the first is added to the queue at the end of the previous one,
/// whatever its sender.
private struct MainOperations {
  private var senders: [ObjectIdentifier: UInt64] = [:]
  /// The last one with a sender; while none follows it, there is no new one.
  private weak var last: Operation?

  /// Records the sender of the new operations.
  mutating func note(sender: UInt64) {
    let operations = OperationQueue.main.operations
    if operations.count == senders.count, operations.last === last { return }
    let known = senders
    senders = [:]
    last = operations.last
    for operation in operations where !operation.isFinished {
      let id = ObjectIdentifier(operation)
      senders[id] = known[id] ?? sender
    }
  }

  /// The sender of the running operation; `nil` if none runs.
  var running: UInt64? {
    guard !senders.isEmpty else { return nil }
    let operation = OperationQueue.main.operations.first { $0.isExecuting }
    return operation.flatMap { senders[ObjectIdentifier($0)] }
  }

  func contains(of sender: UInt64) -> Bool { senders.values.contains(sender) }
}
