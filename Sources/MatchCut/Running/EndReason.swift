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

  /// The outcome to report to UIKit while the transition is still interactive; `nil` for none.
  var outcome: Outcome? {
    switch self {
    case .empty: .finish
    case .windowLost, .superseded: .cancel
    case .finished, .landed, .stalled, .endedByContainer, .reported: nil
    }
  }

  /// Whether the animation is still running, or may be.
  var stopsAnimation: Bool {
    switch self {
    case .finished, .reported: false
    case .landed, .empty, .windowLost, .superseded, .stalled, .endedByContainer: true
    }
  }

  enum Outcome {
    case finish
    case cancel

    @MainActor func report(to context: any UIViewControllerContextTransitioning) {
      switch self {
      case .finish: context.finishInteractiveTransition()
      case .cancel: context.cancelInteractiveTransition()
      }
    }
  }
}
