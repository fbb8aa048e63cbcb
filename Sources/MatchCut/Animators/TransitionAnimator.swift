public import UIKit

/// Runs an effect for one operation: the object that UIKit asks to animate a transition.
///
/// ``ModalTransition`` and ``PushTransition`` make them as they are needed. A hand-written
/// delegate returns one like this:
///
/// ```swift
/// func animationController(
///   forDismissed dismissed: UIViewController
/// ) -> (any UIViewControllerAnimatedTransitioning)? {
///   TransitionAnimator(.fade, for: .dismiss)
/// }
/// ```
///
/// It completes every transition exactly once, with what UIKit says about its outcome, and puts
/// back before that whatever the effect has changed. It can be driven by a percentage, paused and
/// reversed. Only the views that UIKit hands over are moved, so it suits `.custom` and
/// `.fullScreen` presentations alike.
public final class TransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// What the transitions look like.
  public let effect: any TransitionEffect

  /// What the transitions do.
  public let operation: TransitionOperation

  /// The interaction that may drive the transition that this animator was made for.
  weak var interaction: (any UIViewControllerInteractiveTransitioning)?

  /// Whether a finger may drag the front screen about, apart from the animation.
  var isDraggable = false

  private let givenTiming: TransitionTiming?
  private var sessions: [TransitionSession] = []

  /// Makes an animator.
  ///
  /// - Parameters:
  ///   - effect: What the transition looks like. While Reduce Motion is on, its
  ///     ``TransitionEffect/reduced`` is played instead.
  ///   - operation: What the transition does. It has to be what UIKit asks the animator for.
  ///   - timing: How long it takes; the effect's own ``TransitionEffect/timing`` by default.
  public init(
    _ effect: any TransitionEffect, for operation: TransitionOperation,
    timing: TransitionTiming? = nil
  ) {
    self.effect = effect
    self.operation = operation
    givenTiming = timing
  }

  /// Makes the animator that stands in where UIKit has been given one that is not the kit's.
  static func standIn(for operation: TransitionOperation) -> TransitionAnimator {
    TransitionAnimator(FadeEffect(), for: operation)
  }

  /// Returns the length of the transition in seconds, 0 if it is not animated.
  ///
  /// - Parameter transitionContext: The transition, or `nil` before there is one.
  /// - Returns: The duration of the timing.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    transitionContext?.isAnimated == false ? 0 : timing.duration
  }

  /// Plays the transition, or completes it at once if it is not animated.
  ///
  /// - Parameter transitionContext: The transition.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    session(of: transitionContext).start()
  }

  /// Returns the animator by which UIKit drives a transition, the same whenever it asks.
  ///
  /// - Parameter transitionContext: The transition.
  /// - Returns: A property animator, not started if UIKit asks before it calls
  ///   ``animateTransition(using:)``.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    session(of: transitionContext).animator
  }

  /// Forgets the transition that has ended.
  ///
  /// - Parameter transitionCompleted: Whether it was finished rather than cancelled; not needed
  ///   here.
  public func animationEnded(_ transitionCompleted: Bool) {
    // One whose context lives on stays, spent: should UIKit ask again, nothing starts anew.
    sessions.removeAll(where: \.isForgotten)
  }

  /// The run of a transition, if it has begun.
  func currentSession(
    of context: any UIViewControllerContextTransitioning
  ) -> TransitionSession? {
    sessions.first { $0.isSession(of: context) }
  }

  /// The run of a transition, which begins now if it has not begun yet.
  func session(of context: any UIViewControllerContextTransitioning) -> TransitionSession {
    if let session = currentSession(of: context) { return session }
    let session = TransitionSession(
      context, operation: operation, effect: playedEffect, timing: timing,
      isDraggable: isDraggable)
    sessions.append(session)
    return session
  }

  private var playedEffect: any TransitionEffect {
    UIAccessibility.isReduceMotionEnabled ? effect.reduced : effect
  }

  private var timing: TransitionTiming {
    givenTiming ?? playedEffect.timing
  }
}
