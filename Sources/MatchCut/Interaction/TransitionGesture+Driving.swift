import UIKit

// Requests a transition, catches it, and releases it.
extension TransitionGesture {
  /// Requests the transition from UIKit.
  func request(by mover: any TransitionMover) {
    let requested = RequestedTransition(by: mover)
    state = .requested(requested)
    movers?.setInteractiveStart(true)
    target?.request()
    if self.requested === requested { requested.awaitStart(in: target?.container) }
  }

  /// Catches a transition in flight, which stops where it is.
  func catchInFlight() {
    guard canCatch, let run, let mover = moverForCatch() else { return }
    run.wasCaught = true
    if let travel = (run as? EffectRun)?.stage?.displacement {
      turn(toward: target?.presents == true ? travel * -1 : travel)
    }
    pause(run, by: mover, before: run.destination)
  }

  /// Chooses the axis of the gesture along which a vector points.
  func turn(toward vector: CGPoint) {
    guard let target else { return }
    target.turn(toward: vector)
    scroll.turn(to: target.axis)
  }

  /// Whether a finger may catch the transition in flight.
  var canCatch: Bool {
    // Checked again, because the app may have ended the transition in that call.
    moverForCatch() != nil && target?.shouldCatch(isAppearing: isAppearing) == true
      && moverForCatch() != nil
  }

  /// Returns what could move the screens of the transition in flight; `nil` if it cannot be caught.
  func moverForCatch() -> (any TransitionMover)? {
    // This may be called from the app's callbacks, before UIKit reports the end.
    guard let target, let run, run.drive == nil, !run.isEnded, let context = run.context,
      let mover = movers?.makeMover()
    else { return nil }
    mover.enter(run)
    return mover.canPause && target.canCatch(context) ? mover : nil
  }

  /// Stops a transition where it is, for a mover to drive it.
  func pause(
    _ run: TransitionRun, by mover: any TransitionMover, before destination: FrontPose? = nil
  ) {
    drive(run, by: mover, .driving, before: destination)
    tell(run) { mover.pause() }
  }

  /// Reports to UIKit, and defers what the app requests in its callbacks meanwhile.
  private func tell(_ run: TransitionRun, _ work: () -> Void) {
    calls.call { run.calls.call(work) }
  }

  /// Releases the transition, which continues to a pose.
  func release(_ release: Release) {
    if let requested, requested.release == nil {
      requested.release = release
      grab = .none
    }
    guard let run, let drive = run.drive else { return }
    grab = .none
    if case .starting = drive.stage {
      run.drive?.stage = .starting(release)
      return
    }
    run.drive = nil
    guard let context = run.context else { return }
    // A transition that has lost its window is already canceled, which also cancels the touch.
    guard context.isInteractive || !context.transitionWasCancelled else { return }
    if let former = drive.destinationBefore, former != release.pose, !run.finishes(in: former),
      target?.keepsCancels == true
    {
      tell(run) { drive.mover.run(to: former, ReleaseVelocity()) }
    } else {
      tell(run) { drive.mover.run(to: release.pose, release.velocity) }
    }
  }
}
