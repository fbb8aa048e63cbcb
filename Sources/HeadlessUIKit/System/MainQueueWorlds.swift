import Foundation

/// Whose work the main queue does now, and whose is put at its end.
///
/// The queue is first in, first out, and a block cannot be asked who sent it. So whenever the code
/// of another world begins to run on the main queue, a mark goes into it: what comes after the mark
/// was sent by that world, up to the next one.
///
/// Worlds are told apart by their numbers. They may have gone meanwhile, and a weak reference would
/// slow down every use of a world.
struct MainQueueWorlds {
  struct Mark: Sendable {
    let sender: UInt64
    /// How often work that has not asked for a world may send further work.
    let generations: Int
  }

  /// The number of no world.
  private static let nobody: UInt64 = 0

  /// The last mark that the queue has come past.
  private var reached = Mark(sender: Self.nobody, generations: 0)
  /// Whose work is put at the end of the queue now.
  private var sender = Self.nobody
  private var operations = MainOperations()

  /// On Linux the main queue may work on any thread, so `Thread.isMainThread` does not tell.
  private static var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mainQueueKey) != nil }
  private static let mainQueueKey = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Returns the number of the world whose work runs on the main queue; it may have gone.
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

  /// Makes a world the sender of what comes; not so away from the main queue.
  @discardableResult mutating func claim(for world: World) -> Bool {
    send(Mark(sender: world.number, generations: 8))
  }

  /// What comes now is the work of the mark's world, and so is what that work sends.
  mutating func hasReached(_ mark: Mark) {
    reached = mark
    resume()
  }

  /// The code that was running has ended: what was sent before it goes on, and sends more.
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

/// Whose the operations of the main queue are.
///
/// They run one at a time: each but the first is put on the queue by the end of the one before,
/// whosever that was.
private struct MainOperations {
  private var senders: [ObjectIdentifier: UInt64] = [:]
  /// The last one that has a sender; while none is behind it, there is none that is new.
  private weak var last: Operation?

  /// Takes down who sent the operations that are new.
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

  /// Who sent the operation that runs; `nil` if none does.
  var running: UInt64? {
    guard !senders.isEmpty else { return nil }
    let operation = OperationQueue.main.operations.first { $0.isExecuting }
    return operation.flatMap { senders[ObjectIdentifier($0)] }
  }

  func contains(of sender: UInt64) -> Bool { senders.values.contains(sender) }
}
