import Foundation

extension World {
  /// The world that UIKit's global functions act on.
  ///
  /// It is the one that was last made current in the running task: tests that take turns on the
  /// main thread each have their own.
  public static var current: World {
    get { WorldRegistry.shared.world(of: TaskID.current) }
    set { WorldRegistry.shared.set(newValue, for: TaskID.current) }
  }

  /// Ends the world's being current wherever it is.
  public func resign() { WorldRegistry.shared.forget(self) }
}

/// Tells tasks apart; code outside any task has an identity too.
private struct TaskID: Hashable {
  private let hash: Int

  static var current: TaskID {
    withUnsafeCurrentTask { TaskID(hash: $0?.hashValue ?? 0) }
  }
}

/// The worlds of the tasks that have made one current.
private final class WorldRegistry: @unchecked Sendable {
  static let shared = WorldRegistry()

  /// Not weak, as a weak reference would slow down every use of a world.
  private var worlds: [TaskID: World] = [:]
  /// Most calls come from the task of the call before.
  private var last: (task: TaskID, world: World)?
  /// For code that runs before any world was made current.
  private lazy var fallback = World()

  func world(of task: TaskID) -> World {
    if let last, last.task == task { return last.world }
    let world = worlds[task] ?? fallback
    last = (task, world)
    return world
  }

  func set(_ world: World, for task: TaskID) {
    if let last, last.task == task, last.world === world { return }
    worlds[task] = world
    last = (task, world)
  }

  func forget(_ world: World) {
    if last?.world === world { last = nil }
    worlds = worlds.filter { $0.value !== world }
  }
}
