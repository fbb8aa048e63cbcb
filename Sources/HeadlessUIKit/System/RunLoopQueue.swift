/// Work that waits for a later point of the run loop.
final class RunLoopQueue {
  typealias Work = @MainActor () -> Void
  typealias FrameWork = @MainActor (CFTimeInterval) -> Bool

  @exclusivity(unchecked) private var afterCommit: [Work] = []
  @exclusivity(unchecked) private var nextTurn: [Work] = []
  @exclusivity(unchecked) private var everyFrame: [FrameWork] = []
  @exclusivity(unchecked) private(set) var isCommitting = false
  /// Whether a finger is on the screen.
  var hasTouches = false
  /// Work for the time when the last finger has lifted.
  private var touchesEnd: [Work] = []

  var isEmpty: Bool { afterCommit.isEmpty && nextTurn.isEmpty && everyFrame.isEmpty }

  func addAfterCommit(_ work: @escaping Work) { afterCommit.append(work) }
  func addNextTurn(_ work: @escaping Work) { nextTurn.append(work) }
  func addEveryFrame(_ work: @escaping FrameWork) { everyFrame.append(work) }

  func addTouchesEnd(_ work: @escaping Work) { touchesEnd.append(work) }

  @MainActor func runTouchesEnd() {
    let work = touchesEnd
    touchesEnd = []
    for run in work { run() }
  }

  @MainActor func runNextTurn() {
    guard !nextTurn.isEmpty else { return }
    let work = nextTurn
    nextTurn = []
    for run in work { run() }
  }

  @MainActor func runEveryFrame(now: CFTimeInterval) {
    guard !everyFrame.isEmpty else { return }
    // The work may add more, which runs in the next frame.
    let work = everyFrame
    var over: [Int] = []
    for (index, run) in work.enumerated() where !run(now) { over.append(index) }
    for index in over.reversed() { everyFrame.remove(at: index) }
  }

  /// Runs `flush`, then the work that waits for it, until none is left.
  @MainActor func commit(flush: () -> Void) {
    guard !isCommitting else { return }
    isCommitting = true
    defer { isCommitting = false }
    flush()
    while !afterCommit.isEmpty {
      let work = afterCommit
      afterCommit = []
      for run in work { run() }
      flush()
    }
  }
}

extension World {
  /// Runs work after the commit that ends the current turn, in order (A1.2).
  public func afterCommit(_ work: @escaping @MainActor () -> Void) {
    runLoop.addAfterCommit(work)
  }

  /// Runs work at the beginning of the next turn.
  public func onNextTurn(_ work: @escaping @MainActor () -> Void) {
    runLoop.addNextTurn(work)
  }

  /// Runs work when UIKit starts a presentation or a dismissal: after the commit of the turn (A1.2),
  /// or in the next turn.
  func whenModalsStart(_ work: @escaping @MainActor () -> Void) {
    afterCommit { [self] in
      if variant.startsModalsLater { onNextTurn(work) } else { work() }
    }
  }

  /// Runs work in each display frame until it returns false.
  public func everyFrame(_ work: @escaping @MainActor (_ now: CFTimeInterval) -> Bool) {
    runLoop.addEveryFrame(work)
  }

  /// Ends the turn: lays out the windows, commits, and runs the work that waits for that, until
  /// none is left.
  @MainActor public func commit() {
    runLoop.commit {
      layOutWindows()
      transactions.flush()
      animations.markCommitted(now: mediaTime)
    }
  }

  /// Renders one display frame at the current time.
  @MainActor public func displayFrame() {
    runLoop.runNextTurn()
    runDelayedWork()
    runLoop.runEveryFrame(now: time)
    if !animations.areDisplayLinksPaused, !isInBackground {
      animations.fireDisplayLinks(now: time, interval: 1 / Double(refreshRate))
    }
    animations.endDueAnimations(now: mediaTime)
    commit()
  }

  /// Whether nothing animates and no work waits.
  @MainActor public var isIdle: Bool {
    runLoop.isEmpty && animations.isIdle && (animations.areDisplayLinksPaused || isInBackground)
      && !awaitsDelayedWork
  }

  /// Whether no scene is in the foreground, so that no display link fires (E14).
  @MainActor private var isInBackground: Bool {
    let scenes = windows.compactMap(\.windowScene)
    return !scenes.isEmpty && scenes.allSatisfy { $0.activationState == .background }
  }
}
