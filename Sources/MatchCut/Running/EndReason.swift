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
  @MainActor func reportOutcome(to context: any UIViewControllerContextTransitioning) {
    guard context.isInteractive else { return }
    switch self {
    case .empty: context.finishInteractiveTransition()
    case .windowLost, .superseded: context.cancelInteractiveTransition()
    case .finished, .landed, .stalled, .endedByContainer, .reported: break
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
