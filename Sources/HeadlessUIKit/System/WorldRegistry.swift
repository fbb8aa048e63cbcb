import Foundation
import Synchronization

/// The worlds of the tasks that have made one current.
///
/// It is locked, because a simulator with everything that it shows may be released on any thread.
final class WorldRegistry: Sendable {
  static let shared = WorldRegistry()

  private struct State {
    /// Not weak, because a weak reference would slow down every use of a world.
    private(set) var worlds: [TaskID: World] = [:]
    /// The worlds that have been current and not forgotten, by number, and the tasks that made them
    /// so; some tasks may have another one by now.
    private var users: [UInt64: (world: World, tasks: Set<TaskID>)] = [:]
    /// Most calls come from the same task as the last one.
    var last: (task: TaskID, world: World)?
    /// The world of code that cannot be suspended before it ends, and its thread: on that thread,
    /// the running task need not be determined.
    var held: (thread: pthread_t, world: World)?
    var mainQueue = MainQueueWorlds()

    mutating func set(_ world: World, for task: TaskID) {
      worlds[task] = world
      users[world.number, default: (world, [])].tasks.insert(task)
    }

    /// The world whose work runs on the main queue, unless it was released.
    mutating func runningOnMainQueue() -> World? {
      mainQueue.running().flatMap { users[$0]?.world }
    }

    /// Releases a world, which its owner still retains.
    mutating func forget(_ world: World) {
      let tasks = users.removeValue(forKey: world.number)?.tasks ?? []
      for task in tasks where worlds[task] === world { worlds[task] = nil }
    }

    mutating func use(_ world: World, in task: TaskID) {
      last = mainQueue.claim(for: world) ? (task, world) : nil
      if held?.world !== world { held = nil }
    }

    mutating func suspend() {
      last = nil
      held = nil
      mainQueue.resume()
    }
  }

  private let state = Mutex(State())
  /// The world of code that runs before any was made current, or after its own was released.
  private let fallback = World()

  /// The world of the running code.
  var current: World {
    let held = state.withLock { state in
      state.held.flatMap { pthread_equal($0.thread, pthread_self()) != 0 ? $0.world : nil }
    }
    return held ?? world(of: TaskID.current)
  }

  /// Runs code that is not suspended, during which the current world stays the same.
  func holding<Result>(
    _ world: World, in task: TaskID, _ body: () throws -> Result
  ) rethrows -> Result {
    let thread = pthread_self()
    let begins = state.withLock { state in
      guard state.held == nil, let last = state.last, last.task == task, last.world === world else {
        return false
      }
      state.held = (thread, world)
      return true
    }
    defer { if begins { state.withLock { $0.held = nil } } }
    return try body()
  }

  private func world(of task: TaskID) -> World {
    if let world = state.withLock({ $0.last?.task == task ? $0.last?.world : nil }) { return world }
    let beginner = World.ofBeginner
    return state.withLock { state in
      if let world = state.worlds[task] {
        // Outside of tasks, it may be a block that another test has sent.
        if task == .none, let other = state.runningOnMainQueue(), other !== world {
          state.mainQueue.claim(for: other)
          return other
        }
        state.use(world, in: task)
        return world
      }
      // The task may have ended before the next call, and another one may have its identity.
      state.last = nil
      guard let world = beginner ?? state.runningOnMainQueue() else { return fallback }
      state.mainQueue.claim(for: world)
      return world
    }
  }

  func set(_ world: World, for task: TaskID) {
    state.withLock { state in
      if let last = state.last, last.task == task, last.world === world { return }
      state.set(world, for: task)
      state.use(world, in: task)
    }
  }

  func forget(_ world: World) {
    state.withLock { state in
      state.forget(world)
      state.suspend()
    }
  }

  /// The running code is about to leave the main queue to others.
  func suspend() { state.withLock { $0.suspend() } }

  func mainQueueHasOperations(of world: World) -> Bool {
    state.withLock { $0.mainQueue.hasOperations(of: world) }
  }

  func mainQueueHasReached(_ mark: MainQueueWorlds.Mark) {
    state.withLock { state in
      // A task may continue after this, and has to claim the queue again for what it sends.
      state.last = nil
      state.held = nil
      state.mainQueue.hasReached(mark)
    }
  }
}
