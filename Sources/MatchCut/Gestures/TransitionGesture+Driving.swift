import UIKit

// Requests a transition, catches it, and releases it.
extension TransitionGesture {
  /// Requests the transition from UIKit.
  func request(by mover: any TransitionMover) {
    let requested = RequestedTransition(by: mover)
    state = .requested(requested)
    movement.setInteractiveStart(true)
    delegate?.request()
    if self.requested === requested { requested.beginWaiting(in: delegate?.container) }
  }

  /// Catches the transition in flight, and stops it where it is.
  func catchInFlight() {
    guard canCatch, let run else { return }
    run.wasCaught = true
    if let travel = run.displacement {
      chooseAxis(along: delegate?.presents == true ? travel * -1 : travel)
    }
    pause(run, before: run.destination)
  }

  /// Chooses the axis of the gesture along which a vector points.
  func chooseAxis(along vector: CGPoint) {
    guard let delegate else { return }
    delegate.chooseAxis(along: vector)
    scroll.setAxis(delegate.axis)
  }

  /// Whether the gesture may catch the transition in flight.
  var canCatch: Bool {
    // Checked again, because the app may have ended the transition in that call.
    isPausable && delegate?.shouldCatch(isAppearing: isAppearing) == true && isPausable
  }

  /// Whether the transition in flight can be stopped and reversed.
  var isPausable: Bool {
    // This may be called from the app's callbacks, before UIKit reports the end.
    guard let delegate, case .free(let run) = state, !run.isEnded, let context = run.context
    else { return false }
    return movement.canPause(run) && delegate.canCatch(context)
  }

  /// Stops a transition where it is, to drive it from there.
  func pause(_ run: TransitionRun, before destination: FrontPose? = nil) {
    let drive = Drive(by: movement.makeMover(), before: destination)
    connect(drive, to: run)
    state = .driving(run, drive)
    run.calls.call { drive.mover.pause() }
  }

  /// Releases the transition, so that it continues to a pose; until UIKit has started it, the first
  /// release counts.
  func release(_ release: Release) {
    if let drive = state.waitingDrive {
      drive.release = drive.release ?? release
      fingers = .none
    } else if case .driving(let run, let drive) = state, !run.isEnded {
      fingers = .none
      state = .free(run)
      finish(drive, of: run, with: release)
    }
  }

  /// Lets a transition run by itself to the pose of a release.
  private func finish(_ drive: Drive, of run: TransitionRun, with release: Release) {
    guard let context = run.context else { return }
    // The loss of the window has canceled the transition already, and now cancels the touch.
    guard context.isInteractive || !context.transitionWasCancelled else { return }
    var release = release
    if let former = drive.destinationBefore, former != release.pose, !run.finishes(in: former),
      delegate?.keepsCancels == true
    {
      release = Release(pose: former)
    }
    run.calls.call { drive.mover.land(in: release.pose, release.velocity) }
  }
}
