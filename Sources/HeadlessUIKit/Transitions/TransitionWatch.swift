import Foundation

/// Detects transitions that never end (A6, C).
struct TransitionWatch {
  /// The simulated time at which the transition has to have ended, in seconds.
  var deadline: CFTimeInterval?
  var hasHeardFromUser = false
  var isWatching = false
  /// Whether the calls that begin the transition have returned.
  var hasBegun = false
  /// Whether the end of all touches is awaited.
  var awaitsTouchesEnd = false
  /// Since when no finger is there to release an interactive transition.
  var handLeft: CFTimeInterval?
  var hasReportedInactive = false
  var hasReportedOtherAnimator = false
  var wasActive = false

  /// How long after its duration a transition may end, in seconds.
  static let grace: CFTimeInterval = 4
}

/// A transition that should have ended.
struct WeakTransition {
  weak var context: TransitionContext?
}

extension World {
  /// Whether the app takes no touches, because of a transition that nothing will end.
  @MainActor public var isFrozen: Bool {
    frozenTransitions.removeAll { $0.context?.isRunning != true }
    return !frozenTransitions.isEmpty
  }
}

extension TransitionContext {
  /// Whether the transition has begun and not ended.
  fileprivate var isRunning: Bool { phase == .running }

  /// Records that nothing will end the transition.
  private func reportFrozen() {
    World.current.frozenTransitions.append(WeakTransition(context: self))
  }

  /// Checks in each frame whether the transition will end.
  func beginWatching() {
    let world = World.current
    if !isDrivenByUser || !watch.hasHeardFromUser {
      watch.deadline = world.time + duration + TransitionWatch.grace
    }
    startWatching()
  }

  /// Records that the transition is driven, mostly by a finger, whose end has to end it (G).
  func heardFromUser() {
    watch.hasHeardFromUser = true
    watch.handLeft = nil
    noteActivity()
    guard !watch.awaitsTouchesEnd else { return }
    watch.awaitsTouchesEnd = true
    World.current.runLoop.addTouchesEnd { [weak self] in
      guard let self else { return }
      watch.awaitsTouchesEnd = false
      guard phase == .running, isDrivenByUser else { return }
      watch.handLeft = World.current.time
      startWatching()
    }
  }

  private func startWatching() {
    guard !watch.isWatching else { return }
    watch.isWatching = true
    World.current.everyFrame { [weak self] now in
      guard let self, phase == .running else { return false }
      watch.isWatching = keepsWatching(now: now)
      return watch.isWatching
    }
  }

  private func keepsWatching(now: CFTimeInterval) -> Bool {
    if isDrivenByUser, watch.hasHeardFromUser { return waitsForHand(now: now) }
    reportEarlyInactivity()
    guard let deadline = watch.deadline, now > deadline else { return watch.deadline != nil }
    if isDrivenByUser {
      guard !World.current.runLoop.hasTouches else {
        // The finger has not moved yet.
        heardFromUser()
        return false
      }
      reportFrozen()
      World.current.fault(
        "A2",
        """
        \(describe(plan.interaction)) was returned for \(summary), but does not drive it; return \
        nil, or return false from wantsInteractiveStart
        """
      )
    } else {
      if isHeldByOuterTransition {
        watch.deadline = now + duration + TransitionWatch.grace
        return true
      }
      reportFrozen()
      World.current.fault(
        "A6",
        """
        \(type(of: runner)) never called completeTransition for \(summary); call it on every path
        """
      )
    }
    return false
  }

  /// Whether the time of the screen around the container stands still: a finger holds its transition.
  private var isHeldByOuterTransition: Bool {
    guard let outer = container.layer.superlayer else { return false }
    return sequence(first: outer, next: \.superlayer).contains { $0.speed == 0 }
  }

  /// G: a canceled pan has to cancel the transition.
  private func waitsForHand(now: CFTimeInterval) -> Bool {
    guard let left = watch.handLeft else { return false }
    guard now > left + TransitionWatch.grace else { return true }
    reportFrozen()
    World.current.fault(
      "G",
      """
      no finger is on the screen, but \(summary) is still interactive; call finish() when a \
      gesture has ended, and cancel() when it was canceled or has failed
      """
    )
    return false
  }

  /// Records that the interruptible animator has been used.
  func noteActivity() {
    if let interruptible, interruptible.state != .inactive { watch.wasActive = true }
  }

  /// C: an animator has to use the interruptible animator that it returns, unless it completes the
  /// transition at once.
  func reportUnusedAnimator() {
    guard let interruptible, isAnimated, watch.hasBegun, !watch.wasActive,
      interruptible.state == .inactive
    else { return }
    World.current.fault(
      "C",
      """
      the interruptible animator of \(summary) was never started; start it in \
      animateTransition(using:) of \(type(of: runner))
      """
    )
  }

  /// C: the interruptible animator must stay active until the transition has ended.
  private func reportEarlyInactivity() {
    guard let interruptible, !isDrivenByUser else { return }
    noteActivity()
    if interruptible.state == .inactive, watch.wasActive, !watch.hasReportedInactive {
      watch.hasReportedInactive = true
      World.current.fault(
        "C",
        """
        the interruptible animator of \(summary) became inactive before completeTransition; call \
        that in its completion
        """
      )
    }
  }
}
