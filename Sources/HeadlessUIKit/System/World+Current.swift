import Foundation
import Synchronization

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
///
/// It is locked, as a simulator may be released, and with it all that it shows, on any thread.
private final class WorldRegistry: Sendable {
  static let shared = WorldRegistry()

  private struct State {
    /// Not weak, as a weak reference would slow down every use of a world.
    var worlds: [TaskID: World] = [:]
    /// Most calls come from the task of the call before.
    var last: (task: TaskID, world: World)?
  }

  private let state = Mutex(State())
  /// For code that runs before any world was made current.
  private let fallback = World()

  func world(of task: TaskID) -> World {
    state.withLock { state in
      if let last = state.last, last.task == task { return last.world }
      let world = state.worlds[task] ?? fallback
      state.last = (task, world)
      return world
    }
  }

  func set(_ world: World, for task: TaskID) {
    state.withLock { state in
      if let last = state.last, last.task == task, last.world === world { return }
      state.worlds[task] = world
      state.last = (task, world)
    }
  }

  func forget(_ world: World) {
    // What is let go of here may itself end with a question for the current world.
    let forgotten = state.withLock { state in
      let forgotten = state.worlds.filter { $0.value === world }
      for task in forgotten.keys { state.worlds[task] = nil }
      if state.last?.world === world { state.last = nil }
      return forgotten
    }
    withExtendedLifetime(forgotten) {}
  }
}
