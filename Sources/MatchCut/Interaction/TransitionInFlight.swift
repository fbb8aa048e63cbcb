import UIKit

/// A transition that UIKit has started, with the kit's session of it, if the kit animates it.
@MainActor final class TransitionInFlight {
  private(set) weak var context: (any UIViewControllerContextTransitioning)?
  /// The kit's session; `nil` if an animator of the app's runs the transition.
  private(set) weak var session: TransitionSession?
  /// Whether the screen appears rather than disappearing.
  let isAppearing: Bool

  /// Makes the record of a transition; it retains neither the context nor the session.
  init(_ context: any UIViewControllerContextTransitioning, isAppearing: Bool) {
    self.context = context
    self.isAppearing = isAppearing
    session = .of(context)
  }

  /// The pose to which the transition is going, as UIKit knows it.
  var destination: FrontPose? {
    context.map { $0.transitionWasCancelled == isAppearing ? .away : .settled }
  }

  /// Whether the transition goes back, or has gone back.
  var isCancelled: Bool { context?.transitionWasCancelled ?? false }

  /// Whether the session has completed the transition, even if UIKit has not yet told everybody.
  var isCompleted: Bool { session?.isEnded == true }

  /// Whether the transition finishes, rather than being cancelled, when the screen comes to rest in
  /// a pose.
  func finishes(in pose: FrontPose) -> Bool {
    (pose == .settled) == isAppearing
  }

  /// Returns the fraction of the animation for a progress of the screen, or the reverse; both are
  /// from 0 to 1.
  func fraction(at progress: CGFloat) -> CGFloat {
    isAppearing ? 1 - progress : progress
  }
}
