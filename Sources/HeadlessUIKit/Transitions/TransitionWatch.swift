import Foundation

/// What is remembered to notice transitions that never end (A6, C).
struct TransitionWatch {
  /// When the transition has to be over, in simulated seconds.
  var deadline: CFTimeInterval?
  var hasHeardFromUser = false
  var isWatching = false
  var hasReportedInactive = false
  var wasActive = false

  /// How long after its duration a transition may end.
  static let grace: CFTimeInterval = 4
}

extension TransitionContext {
  /// Watches, from frame to frame, that the transition gets to its end.
  func beginWatching() {
    let world = World.current
    if !isDrivenByUser || !watch.hasHeardFromUser {
      watch.deadline = world.time + duration + TransitionWatch.grace
    }
    guard !watch.isWatching else { return }
    watch.isWatching = true
    world.everyFrame { [weak self] now in
      guard let self, phase == .running else { return false }
      watch.isWatching = keepsWatching(now: now)
      return watch.isWatching
    }
  }

  private func keepsWatching(now: CFTimeInterval) -> Bool {
    if isDrivenByUser, watch.hasHeardFromUser { return false }
    reportEarlyInactivity()
    guard let deadline = watch.deadline, now > deadline else { return watch.deadline != nil }
    if isDrivenByUser {
      World.current.fault(
        "A2",
        """
        \(describe(plan.interaction)) was returned for \(summary), but nobody drives it; return \
        nil, or say wantsInteractiveStart == false
        """
      )
    } else {
      World.current.fault(
        "A6",
        """
        \(type(of: plan.animator)) never called completeTransition for \(summary); every path \
        has to end in it
        """
      )
    }
    return false
  }

  /// C: the interruptible animator must not become inactive before the transition is over.
  private func reportEarlyInactivity() {
    guard let interruptible, !isDrivenByUser else { return }
    if interruptible.state != .inactive {
      watch.wasActive = true
    } else if watch.wasActive, !watch.hasReportedInactive {
      watch.hasReportedInactive = true
      World.current.fault(
        "C",
        """
        the interruptible animator of \(summary) became inactive before completeTransition; \
        complete in its completion
        """
      )
    }
  }
}
