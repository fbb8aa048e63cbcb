import Foundation

/// Whose work the main queue does now, and whose is put at its end.
///
/// The queue is first in, first out, and a block cannot be asked who sent it. So whenever the code
/// of another world begins to run on the main queue, a mark goes into it: what comes after the mark
/// was sent by that world, up to the next one.
struct MainQueueWorlds {
  struct Mark: Sendable {
    let sender: WorldReference
    /// How often work that has not asked for a world may send further work.
    let generations: Int
  }

  /// The last mark that the queue has come past.
  private var reached = Mark(sender: .none, generations: 0)
  /// Whose work is put at the end of the queue now.
  private var sender = WorldReference.none
  private var operations = MainOperations()

  /// On Linux the main queue may work on any thread, so `Thread.isMainThread` does not tell.
  private static var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mainQueueKey) != nil }
  private static let mainQueueKey = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Returns the world whose work runs on the main queue, if it is still there.
  mutating func running() -> World? {
    guard Self.isOnMainQueue else { return nil }
    operations.note(sender: sender)
    return (operations.running ?? reached.sender).world
  }

  /// Whether operations of a world wait, perhaps for those of others.
  mutating func hasOperations(of world: World) -> Bool {
    operations.note(sender: sender)
    return operations.contains(of: WorldReference(world))
  }

  /// Makes a world the sender of what comes; not so away from the main queue.
  @discardableResult mutating func claim(for world: World) -> Bool {
    send(Mark(sender: WorldReference(world), generations: 8))
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

/// A world that may have gone, to be compared without being held: what would be the last to hold a
/// world would end it, and its views with it, while the registry is locked.
struct WorldReference: Sendable, Equatable {
  private let number: UInt64
  private(set) weak var world: World?

  static let none = WorldReference()

  private init() { number = 0 }

  init(_ world: World) {
    number = world.number
    self.world = world
  }

  static func == (one: Self, other: Self) -> Bool { one.number == other.number }
}

/// Whose the operations of the main queue are.
///
/// They run one at a time: each but the first is put on the queue by the end of the one before,
/// whosever that was.
private struct MainOperations {
  private var senders: [ObjectIdentifier: WorldReference] = [:]
  private(set) var running: WorldReference?

  /// Takes down who sent the operations that are new, and which one runs.
  mutating func note(sender: WorldReference) {
    let operations = OperationQueue.main.operations
    let known = senders
    senders = [:]
    running = nil
    for operation in operations where !operation.isFinished {
      let operationSender = known[ObjectIdentifier(operation)] ?? sender
      senders[ObjectIdentifier(operation)] = operationSender
      if operation.isExecuting { running = operationSender }
    }
  }

  func contains(of sender: WorldReference) -> Bool { senders.values.contains(sender) }
}
