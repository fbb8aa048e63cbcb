import UIKit

/// A transition that UIKit has started, as a grip and its driver know it.
@MainActor struct GripTransition {
  private(set) weak var context: (any UIViewControllerContextTransitioning)?
  /// The kit's run of it; `nil` where another animator runs the transition.
  private(set) weak var session: TransitionSession?
  /// Whether the screen comes, rather than goes.
  let isAppearing: Bool

  /// Makes the record of a transition; neither context nor session is retained.
  init(
    _ context: any UIViewControllerContextTransitioning, session: TransitionSession?,
    isAppearing: Bool
  ) {
    self.context = context
    self.session = session
    self.isAppearing = isAppearing
  }

  /// Where the transition is heading, as UIKit knows it.
  var heading: FrontPose? {
    context.map { pose($0.transitionWasCancelled ? .cancel : .finish) }
  }

  /// Whether it has been completed, although UIKit has not told everybody yet.
  var isCompleted: Bool { session?.isEnded == true }

  /// What UIKit has to be told for the screen to come to rest in a pose.
  func outcome(for pose: FrontPose) -> Outcome {
    (pose == .settled) == isAppearing ? .finish : .cancel
  }

  /// How far the animation is at a progress, from 0 to 1.
  func fraction(at progress: CGFloat) -> CGFloat {
    isAppearing ? 1 - progress : progress
  }

  /// How far the screen is away at a fraction of the animation, from 0 to 1.
  func progress(at fraction: CGFloat) -> CGFloat {
    isAppearing ? 1 - fraction : fraction
  }

  private func pose(_ outcome: Outcome) -> FrontPose {
    (outcome == .finish) == isAppearing ? .settled : .away
  }

  /// What UIKit calls it.
  enum Outcome {
    case finish
    case cancel
  }
}
