import UIKit

/// The part of an interactive transition that moves the screens.
@MainActor protocol InteractionDriver: AnyObject {
  /// The animator of the transition for which UIKit gets the interaction, if it is the app's.
  var appAnimator: (any UIViewControllerAnimatedTransitioning)? { get set }

  /// Whether the next transition that UIKit starts begins interactively.
  var wantsInteractiveStart: Bool { get set }

  /// How far the screen is away, from 0 to 1, in every operation.
  var progress: CGFloat { get }

  /// Whether the finger has moved back beyond the place of the screen at rest.
  var isBeyondStart: Bool { get }

  /// Whether the transition may remain interactive while the screen is back at rest and the finger
  /// scrolls content in it.
  var staysAtRest: Bool { get }

  /// Forgets earlier transitions, so that the next one begins at rest.
  func reset()

  /// Takes over a transition that UIKit has started.
  func enter(_ transition: TransitionInFlight)

  /// Whether the transition in flight can be stopped, since it is known how far it has come.
  var canPause: Bool { get }

  /// Stops the transition in flight where it is.
  func pause()

  /// Begins to follow fingers, which move the screen from its present place.
  func start(with finger: FingerSample)

  /// Follows the fingers.
  func follow(_ finger: FingerSample)

  /// Brings a screen that is back at rest fully to its place, while the finger scrolls content.
  func returnToRest(with finger: FingerSample)

  /// Moves the screens to where the fingers have brought them.
  func apply()

  /// Decides to which pose the screen goes on release.
  ///
  /// - Parameters:
  ///   - finger: The finger at the release.
  ///   - destination: Where the screen was going before the finger caught it; `nil` if the finger
  ///     has begun the transition.
  /// - Returns: The pose to which it goes.
  func decide(_ finger: FingerSample, before destination: FrontPose?) -> FrontPose

  /// Returns how fast the fingers leave the screen that they release.
  func velocity(of finger: FingerSample) -> ReleaseVelocity

  /// Tells UIKit the outcome, and animates the screens to the pose.
  func run(to pose: FrontPose, _ velocity: ReleaseVelocity)
}

extension InteractionDriver {
  func velocity(of finger: FingerSample) -> ReleaseVelocity {
    ReleaseVelocity(center: finger.velocity)
  }
}

/// A transition that UIKit has started, with the kit's session of it, if the kit animates it.
@MainActor final class TransitionInFlight {
  private(set) weak var context: (any UIViewControllerContextTransitioning)?
  /// The kit's session; `nil` if an animator of the app's runs the transition.
  private(set) weak var session: TransitionSession?
  /// Whether the screen appears rather than disappearing.
  let isAppearing: Bool

  /// Creates the record of a transition; it retains neither the context nor the session.
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

  /// Whether the transition finishes, rather than being canceled, when the screen comes to rest in
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
