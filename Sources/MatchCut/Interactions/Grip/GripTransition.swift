import UIKit

/// A transition that UIKit has started, for a grip and its driver.
@MainActor final class GripTransition {
  private(set) weak var context: (any UIViewControllerContextTransitioning)?
  /// The kit's session of it; `nil` if another animator runs the transition.
  private(set) weak var session: TransitionSession?
  /// Whether the screen appears rather than disappearing.
  let isAppearing: Bool

  /// Makes the record of a transition; it retains neither the context nor the session.
  init(
    _ context: any UIViewControllerContextTransitioning, session: TransitionSession?,
    isAppearing: Bool
  ) {
    self.context = context
    self.session = session
    self.isAppearing = isAppearing
  }

  /// The pose to which the transition is heading, as UIKit knows it.
  var heading: FrontPose? {
    context.map { pose($0.transitionWasCancelled ? .cancel : .finish) }
  }

  /// Whether the transition goes back, or has gone back.
  var isCancelled: Bool { context?.transitionWasCancelled ?? false }

  /// Whether the session has completed the transition, even if UIKit has not yet told everybody.
  var isCompleted: Bool { session?.isEnded == true }

  /// Returns the outcome to tell UIKit, for the screen to come to rest in a pose.
  func outcome(for pose: FrontPose) -> Outcome {
    (pose == .settled) == isAppearing ? .finish : .cancel
  }

  /// Returns the fraction of the animation for a progress, from 0 to 1.
  func fraction(at progress: CGFloat) -> CGFloat {
    isAppearing ? 1 - progress : progress
  }

  /// Returns the progress for a fraction of the animation, from 0 to 1.
  func progress(at fraction: CGFloat) -> CGFloat {
    isAppearing ? 1 - fraction : fraction
  }

  private func pose(_ outcome: Outcome) -> FrontPose {
    (outcome == .finish) == isAppearing ? .settled : .away
  }

  /// The outcome of a transition, in UIKit's words.
  enum Outcome {
    case finish
    case cancel
  }
}
