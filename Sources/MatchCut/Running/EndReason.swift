import UIKit

/// Why a transition ends, and what follows from that.
package enum EndReason {
  /// The animation has ended, or was canceled and is back at its start.
  case finished
  /// The screen that a gesture has released is in its place.
  case landed
  /// There is nothing to animate.
  case empty
  /// The container has left its window; no animation ends outside of one.
  case windowLost
  /// The app has selected another screen in the same container.
  case superseded
  /// The animation has stopped without reporting its end.
  case stalled
  /// The app's container has ended the transition.
  case endedByContainer
  /// UIKit has reported the end of a transition that the app's animator has completed.
  case reported

  /// Reports the outcome to UIKit if the transition is still interactive; most reasons have none.
  ///
  /// - Returns: Whether the transition is canceled, which UIKit may not tell yet (C); `nil` if
  ///   nothing was reported.
  @MainActor func reportOutcome(to context: any UIViewControllerContextTransitioning) -> Bool? {
    guard context.isInteractive else { return nil }
    switch self {
    case .empty:
      context.finishInteractiveTransition()
      return false
    case .windowLost, .superseded:
      context.cancelInteractiveTransition()
      return true
    case .finished, .landed, .stalled, .endedByContainer, .reported: return nil
    }
  }

  /// Whether the animation is still running, or may be.
  var stopsAnimation: Bool {
    switch self {
    case .finished, .reported: false
    case .landed, .empty, .windowLost, .superseded, .stalled, .endedByContainer: true
    }
  }
}
