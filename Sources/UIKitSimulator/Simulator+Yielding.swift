import Foundation
@_spi(Simulator) import UIKit

/// Time that passes together with the main queue.
///
/// The other methods block the main thread until they return. What an app has added to the main
/// queue or the main actor then runs only when a test awaits something, while no simulated time
/// passes. With these methods, both continue together.
extension Simulator {
  /// How often the main queue runs in a frame, so that its work may add further work.
  private static let turns = 8
  /// The same while operations wait for those of other tests.
  private static let turnsWithOperations = 64

  /// Plays frames for a time, like ``run(for:)``, and lets the main queue work in each.
  ///
  /// Blocks on the main queue, operations of `OperationQueue.main` and tasks on the main actor run
  /// before the first frame and after every frame, with the work that they add, up to eight times.
  /// Simulated time does not pass meanwhile, and the turn of the run loop ends afterward. They use
  /// this simulator, even if several tests share the main thread.
  ///
  /// Real time is not simulated: `asyncAfter`, `Timer`, `Task.sleep`, and work on other threads
  /// take their real time. They may finish in any later frame, or after the last one.
  ///
  /// If tests run in parallel, some blocks run in the simulator that used the main thread last:
  /// blocks that a background thread adds with `DispatchQueue.main.async` rather than in a task,
  /// and blocks added by a block that does not use UIKit.
  ///
  /// - Parameter seconds: The simulated seconds.
  public func runYielding(for seconds: Double) async {
    await yieldToMainQueue()
    for _ in 0..<frameCount(for: seconds) {
      step()
      await yieldToMainQueue()
    }
  }

  /// Plays display frames until nothing moves and nothing waits, as ``runUntilIdle()`` does, and
  /// lets the main queue work in each; see ``runYielding(for:)``.
  ///
  /// Work that is away from the main thread is not waited for.
  ///
  /// - Returns: `false` if that is not so after 10 simulated seconds, or if a transition that nothing
  ///   will end freezes the app.
  @discardableResult public func runYieldingUntilIdle() async -> Bool {
    endTurn()
    await yieldToMainQueue()
    let limit = time + Self.patience
    while !isIdle {
      guard time < limit else { return false }
      step()
      await yieldToMainQueue()
    }
    return !world.isFrozen
  }

  /// Runs everything that waits on the main queue, unless the main thread is blocked.
  private func yieldToMainQueue() async {
    enter()
    for turn in 0..<Self.turnsWithOperations where stall == nil {
      guard turn < Self.turns || world.hasMainOperations else { break }
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
        world.suspend()
      }
    }
    endTurn()
  }
}
