import UIKit

/// The part of an interactive transition that moves the screens.
@MainActor protocol InteractionDriver: AnyObject {
  /// Whether the next transition that UIKit starts begins interactively.
  var wantsInteractiveStart: Bool { get set }

  /// The progress toward the pose away, from 0 to 1, in every operation.
  var progress: CGFloat { get }

  /// Whether the finger has moved the screen back beyond its place at rest.
  var isBeyondStart: Bool { get }

  /// Whether the transition stays interactive while the screen is back at rest and the finger
  /// scrolls its content.
  var staysAtRest: Bool { get }

  /// Resets the driver, so that the next transition begins at rest.
  func reset()

  /// Takes control of a transition that UIKit has started.
  func enter(_ transition: TransitionInFlight)

  /// Whether the transition in flight can be paused, which takes a known progress.
  var canPause: Bool { get }

  /// Stops the transition in flight where it is.
  func pause()

  /// Begins to follow fingers from the present place of the screen.
  func start(with finger: FingerSample)

  /// Follows the fingers.
  func follow(_ finger: FingerSample)

  /// Puts the screen exactly in its place at rest, while the finger scrolls content.
  func returnToRest(with finger: FingerSample)

  /// Applies the movement of the fingers to the screens.
  func apply()

  /// Decides the pose to which the screen goes on release.
  ///
  /// - Parameters:
  ///   - finger: The finger at the release.
  ///   - destination: The pose to which the screen was going before the catch; `nil` if the finger
  ///     has begun the transition.
  /// - Returns: The pose to which it goes.
  func decide(_ finger: FingerSample, before destination: FrontPose?) -> FrontPose

  /// Returns the velocity of the screen at the release.
  func velocity(of finger: FingerSample) -> ReleaseVelocity

  /// Reports the outcome to UIKit, and animates the screens to the pose.
  func run(to pose: FrontPose, _ velocity: ReleaseVelocity)
}

/// A transition that UIKit has started, with its session if the kit animates it.
@MainActor final class TransitionInFlight {
  private(set) weak var context: (any UIViewControllerContextTransitioning)?
  /// The kit's session; `nil` if an animator of the app's runs the transition.
  let session: TransitionSession?
  /// The animator, if it is the app's.
  private(set) weak var appAnimator: (any UIViewControllerAnimatedTransitioning)?
  /// The view in which the transition takes place.
  private(set) weak var container: UIView?
  /// Whether the screen appears rather than disappearing.
  let isAppearing: Bool

  /// Creates the record of a transition, whose context it does not retain.
  init(
    _ context: any UIViewControllerContextTransitioning, isAppearing: Bool,
    by appAnimator: (any UIViewControllerAnimatedTransitioning)?
  ) {
    self.context = context
    self.appAnimator = appAnimator
    self.isAppearing = isAppearing
    session = .of(context)
    container = context.containerView
  }

  /// The property animator with which UIKit runs the transition; `nil` if it has none.
  var propertyAnimator: (any UIViewImplicitlyAnimating)? {
    guard let context else { return nil }
    if let session { return session.animator }
    return optional(appAnimator?.interruptibleAnimator(using:))?(context)
  }

  /// The pose to which the transition is going, as reported to UIKit.
  var destination: FrontPose? {
    context.map { $0.transitionWasCancelled == isAppearing ? .away : .settled }
  }

  /// Whether the transition is canceled, or about to be.
  var isCancelled: Bool { context?.transitionWasCancelled ?? false }

  /// Whether the session has completed the transition, even if UIKit has not reported that yet.
  var isCompleted: Bool { session?.isEnded == true }

  /// Whether the transition finishes, rather than being canceled, when the screen comes to rest in
  /// a pose.
  func finishes(in pose: FrontPose) -> Bool { (pose == .settled) == isAppearing }

  /// Returns the fraction of the animation for a progress of the screen, or the reverse; both are
  /// from 0 to 1.
  func fraction(at progress: CGFloat) -> CGFloat { isAppearing ? 1 - progress : progress }
}
