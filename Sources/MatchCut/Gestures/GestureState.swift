/// What the transition of a gesture does.
@MainActor enum GestureState {
  /// UIKit uses the interaction for no transition.
  case idle
  /// Fingers have requested a transition that UIKit has not started yet.
  case requested(RequestedTransition)
  /// UIKit is starting a transition that the gesture drives, and may ignore an outcome meanwhile.
  case starting(TransitionRun, Drive)
  /// A gesture holds the transition.
  case driving(TransitionRun, Drive)
  /// The transition runs by itself.
  case free(TransitionRun)

  /// The transition that UIKit has started.
  var run: TransitionRun? {
    switch self {
    case .idle, .requested: nil
    case .starting(let run, _), .driving(let run, _), .free(let run): run
    }
  }

  /// The drive of a transition that UIKit has yet to start, with a release that waits for that.
  var waitingDrive: Drive? {
    switch self {
    case .requested(let requested): requested.drive
    case .starting(_, let drive): drive
    case .idle, .driving, .free: nil
    }
  }

  /// How the gesture drives a transition that UIKit is starting or has started; `nil` while it runs
  /// by itself, and after its end.
  var drive: Drive? {
    switch self {
    case .idle, .requested, .free: nil
    case .starting(let run, let drive), .driving(let run, let drive): run.isEnded ? nil : drive
    }
  }
}

/// What recognized fingers move.
enum FingerState {
  /// Nothing: there is no finger, or it no longer has an effect.
  case none
  /// The finger scrolls the content under it, and has requested nothing yet.
  case scrolling
  /// The fingers move the screen.
  case moving
  /// The finger has brought the screen back to rest, and scrolls the content from there.
  case yielding
}
