import Foundation
@_spi(Simulator) import UIKit

/// How time passes while the main queue works.
///
/// The other methods hold the main thread until they return. What an app has put on the main queue
/// or the main actor meanwhile runs only when a test awaits something, and then no simulated time
/// passes. Here both go on together.
extension Simulator {
  /// How often the main queue has its turn in a frame, so that work may send further work.
  private static let turns = 8
  /// How often it has if operations wait that long for those of other tests.
  private static let turnsWithOperations = 64

  /// Plays display frames for a time, as ``run(for:)`` does, and lets the main queue work in each.
  ///
  /// Blocks on the main queue, operations of `OperationQueue.main` and tasks on the main actor run
  /// before the first frame and after every one, with what they send to the main queue in turn, up
  /// to eight times. Simulated time stands still meanwhile, and the turn of the run loop ends after
  /// it. They find this simulator, even when several tests take turns on the main thread.
  ///
  /// The time of the wall clock is not simulated: `asyncAfter`, `Timer`, `Task.sleep`, and work that
  /// leaves the main thread and comes back, take the real time that they take. They may be done in
  /// any later frame, or after the last one.
  ///
  /// Two kinds of blocks cannot be told from the work of whichever simulator used the main thread
  /// last, while tests run in parallel: what a background thread sends to the main queue with
  /// `DispatchQueue.main.async`, rather than in a task, and what is sent so by a block that uses
  /// nothing of UIKit itself.
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
    commit()
    await yieldToMainQueue()
    let limit = time + Self.patience
    while !isIdle {
      guard time < limit else { return false }
      step()
      await yieldToMainQueue()
    }
    return !world.isFrozen
  }

  /// Lets everything run that waits on the main queue, unless the main thread hangs.
  private func yieldToMainQueue() async {
    enter()
    for turn in 0..<Self.turnsWithOperations where stall == nil {
      guard turn < Self.turns || world.hasMainOperations else { break }
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
        world.suspend()
      }
    }
    commit()
  }
}
