import Foundation

extension World {
  /// The world that UIKit's global functions use.
  ///
  /// It is the one that was last made current in the running task, so tests that alternate on the
  /// main thread each have their own. Other work on the main thread, such as a block on the main
  /// queue or a task of the app, uses the world whose code has sent it.
  public static var current: World {
    get { WorldRegistry.shared.current }
    set { WorldRegistry.shared.set(newValue, for: TaskID.current) }
  }

  /// Whether operations that this world's code has added to `OperationQueue.main` have not ended.
  ///
  /// All worlds share the queue, which runs one operation at a time.
  public var hasMainOperations: Bool { WorldRegistry.shared.mainQueueHasOperations(of: self) }

  /// Leaves the main queue to the work of other worlds, until this one is used again.
  public func suspend() { WorldRegistry.shared.suspend() }

  /// Makes the world no longer current, in any task.
  public func resign() { WorldRegistry.shared.forget(self) }
}

extension World {
  /// The world of the code that created the running task; tasks that this one creates inherit it.
  @TaskLocal static var ofBeginner: World?

  /// Runs code of the app; the tasks that it creates use this world.
  public func hosting<Result>(_ body: () throws -> Result) rethrows -> Result {
    try hosting(in: TaskID.current, body)
  }

  /// Makes the world current, and runs code of the app as ``hosting(_:)`` does.
  public func entering<Result>(_ body: () throws -> Result) rethrows -> Result {
    let task = TaskID.current
    WorldRegistry.shared.set(self, for: task)
    return try hosting(in: task, body)
  }

  private func hosting<Result>(
    in task: TaskID, _ body: () throws -> Result
  ) rethrows -> Result {
    try WorldRegistry.shared.holding(self, in: task) {
      guard task != .none, World.ofBeginner !== self else { return try body() }
      return try World.$ofBeginner.withValue(self, operation: body)
    }
  }
}

/// Tells tasks apart; code outside any task has an identity too.
struct TaskID: Hashable {
  private let hash: Int

  static let none = TaskID(hash: 0)

  static var current: TaskID {
    TaskID(hash: withUnsafeCurrentTask { $0?.hashValue ?? 0 })
  }
}
