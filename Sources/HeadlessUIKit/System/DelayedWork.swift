import Foundation

/// Work that is due at a simulated time, once or again and again.
final class DelayedWork {
  /// The time when it is due, in simulated seconds.
  private(set) var dueTime: CFTimeInterval
  /// The time between two runs, in seconds; nil if it runs once.
  let interval: CFTimeInterval?
  private var work: (() -> Void)?

  init(after delay: CFTimeInterval, interval: CFTimeInterval? = nil, _ work: @escaping () -> Void) {
    dueTime = World.current.time + delay
    self.interval = interval
    self.work = work
    World.current.delayedWork.append(self)
  }

  /// Whether it was canceled, or has run for the last time.
  var isOver: Bool { work == nil }

  /// Cancels it, and releases what it retains.
  func cancel() { work = nil }

  func run(now: CFTimeInterval) {
    let work = work
    if let interval {
      // Runs that a blocked main thread has missed are left out.
      dueTime += interval * (((now - dueTime) / interval).rounded(.down) + 1)
    } else {
      cancel()
    }
    work?()
  }
}

extension World {
  /// Runs what is due, in the order of time.
  func runDelayedWork() {
    guard !delayedWork.isEmpty else { return }
    let now = time + 1e-9
    for work in delayedWork.filter({ $0.dueTime <= now }).sorted(by: { $0.dueTime < $1.dueTime }) {
      work.run(now: now)
    }
    delayedWork = delayedWork.filter { !$0.isOver }
    performRequests = performRequests.filter { !$0.work.isOver }
  }

  /// Whether anything is due that runs once; what repeats may go on forever.
  var awaitsDelayedWork: Bool { delayedWork.contains { $0.interval == nil && !$0.isOver } }
}
