import MatchCut
public import UIKit

/// Plays a transition in a container of your own, by time or by a percentage.
///
/// UIKit's `UIPercentDrivenInteractiveTransition` needs a context that UIKit has made. This driver
/// works with a ``ContainerTransitionContext`` and with any animator. If the animator implements
/// `interruptibleAnimator(using:)`, the driver uses that. Otherwise, it controls the time of the
/// container's layer: the time is paused under the finger, runs forward or back frame by frame
/// after the release, and is restored at the end. The animations keep their curves, so they follow
/// the finger evenly only if those are linear. Every other animation in the container, such as one
/// that is still running in a screen, pauses and turns back as well. So prefer an interruptible
/// animator.
///
/// ```swift
/// let driver = ContainerTransitionDriver(animator)
/// driver.start(context, isInteractive: true)
/// driver.update(0.4)
/// driver.finish()
/// ```
///
/// ``cancel()`` returns to the start instead. ``pause()`` catches a transition in flight. The
/// context keeps the driver alive until the end. A call out of order, such as ``update(_:)`` after
/// the release, has no effect.
@MainActor public final class ContainerTransitionDriver {
  /// The seconds between two checks of the watchdog, from the announced end on.
  private static let period: TimeInterval = 1

  /// The animator.
  public let animator: any UIViewControllerAnimatedTransitioning

  /// The duration of the transition, in seconds; 0 before the start.
  public private(set) var duration: CGFloat = 0

  /// The speed of a released transition, as a multiple of the animation's own; `nil` by default.
  ///
  /// With `nil`, it continues at the animation's own speed, but takes at least 0.24 seconds to
  /// finish, and 0.15 to return, so that it does not jump after a short pull. Numbers that are not
  /// positive are replaced by 1.
  public var completionSpeed: CGFloat?

  /// The curve of a finish, if the animator is interruptible; linear by default.
  ///
  /// A canceled transition always returns on a linear curve.
  public var timingCurve: (any UITimingCurveProvider)?

  /// Receives the fraction of the animation that is shown, from 0 to 1, when it has changed and in
  /// each frame in which the transition runs by itself; `nil` by default.
  public var onProgress: (@MainActor (_ fraction: CGFloat) -> Void)?

  private var context: ContainerTransitionContext?
  private var motion: (any ContainerMotion)?
  private var hasStarted = false
  private var isTicking = false
  /// Ends the transition if its animation never reports its end.
  private lazy var watchdog = TransitionWatchdog { [weak self] in
    guard let self, let motion, context?.isInteractive == false else { return nil }
    return [motion.progressValue]
  } onStall: { [weak self] in
    self?.endInstead()
  }
  /// The time of the watchdog's next check, in that of the layer around the container.
  private var nextCheck: TimeInterval = 0

  /// Creates the driver of one transition.
  ///
  /// - Parameter animator: The animator, MatchCut's or any other one.
  public init(_ animator: any UIViewControllerAnimatedTransitioning) {
    self.animator = animator
  }

  /// The fraction of the animation on screen, from 0 to 1; 0 before the start and after the end.
  public var percentComplete: CGFloat { motion?.fraction ?? 0 }

  /// Starts a transition, unless the driver has started one before.
  ///
  /// Within an animation block, such as one alongside another transition, the animations of an
  /// animator that is not interruptible become a part of that block, and the driver cannot control
  /// them.
  ///
  /// - Parameters:
  ///   - context: The transition; it retains the driver until its end. If it is not animated, it is
  ///     over when this method returns.
  ///   - isInteractive: Whether to stop at the beginning, for ``update(_:)``; `false` by default.
  public func start(_ context: ContainerTransitionContext, isInteractive: Bool = false) {
    guard !hasStarted, context.driver == nil, !context.isEnded else { return }
    hasStarted = true
    self.context = context
    context.driver = self
    let seconds = animator.transitionDuration(using: context)
    duration = seconds.isFinite ? max(seconds, 0) : 0
    guard context.isAnimated else { return context.end(isCancelled: false) }
    context.containerView.hasTransition = true
    if isInteractive { context.beginInteraction() }
    // The app may have ended it in its callback.
    guard !context.isEnded else { return }
    let motion = animate(context, isHeld: isInteractive)
    guard !context.isEnded else {
      motion.jump(toEnd: !context.transitionWasCancelled)
      return motion.invalidate()
    }
    self.motion = motion
    watch(after: duration)
    tick()
  }

  /// Starts the animation, and holds it at its beginning if a gesture drives it.
  private func animate(_ context: ContainerTransitionContext, isHeld: Bool) -> any ContainerMotion {
    // Otherwise, its animation would perform a pending layout, and a stack may begin a transition.
    if isHeld { (animator as? TransitionAnimator)?.run(of: context).enterFirstPose() }
    if isHeld, let motion = interruptibleAnimator(of: context).flatMap(AnimatorMotion.held) {
      return motion
    }
    // The kit's animations are all in one animator. Those of any other have to be found in the
    // layers of the container.
    if !isHeld, animator is TransitionAnimator,
      let interruptible = interruptibleAnimator(of: context)
    {
      animator.animateTransition(using: context)
      return AnimatorMotion(interruptible)
    }
    let motion = LayerTimeMotion(
      in: context.containerView, showing: context.to.view, duration: duration, isHeld: isHeld
    ) {
      animator.animateTransition(using: context)
    }
    guard !isHeld, let animator = interruptibleAnimator(of: context), animator.state == .active
    else { return motion }
    return AnimatorMotion(animator)
  }

  private func interruptibleAnimator(
    of context: ContainerTransitionContext
  ) -> (any UIViewImplicitlyAnimating)? {
    optional(animator.interruptibleAnimator(using:))?(context)
  }

  // MARK: Interaction

  /// Shows a fraction of the animation.
  ///
  /// - Parameter percentComplete: The fraction, clamped to 0…1. NaN has no effect.
  public func update(_ percentComplete: CGFloat) {
    guard let context, context.isInteractive, !percentComplete.isNaN else { return }
    let fraction = min(max(percentComplete, 0), 1)
    let isChanged = fraction != context.percentComplete
    motion?.scrub(to: fraction)
    context.updateInteractiveTransition(fraction)
    if isChanged { onProgress?(fraction) }
  }

  /// Stops a transition in flight where it is, for ``update(_:)``.
  public func pause() {
    guard let context, !context.isInteractive, let motion else { return }
    motion.hold()
    context.beginInteraction()
    context.updateInteractiveTransition(motion.fraction)
  }

  /// Releases the transition to run to its end.
  public func finish() {
    release(toEnd: true)
  }

  /// Releases the transition to run back to its start.
  public func cancel() {
    release(toEnd: false)
  }

  private func release(toEnd: Bool) {
    let linear = UICubicTimingParameters(animationCurve: .linear)
    release(
      finishes: toEnd, at: speed(finishes: toEnd, over: remainder(toEnd: toEnd)),
      on: toEnd ? timingCurve ?? linear : linear)
  }

  package func release(finishes: Bool, at speed: CGFloat, on curve: any UITimingCurveProvider) {
    guard let context, context.isInteractive else { return }
    context.decide(isCancelled: !finishes)
    // The app may have ended the transition in its callback.
    guard !context.isEnded, !context.isInteractive else { return }
    // An animation that has ended by itself without a report never moves again.
    let rest = motion?.hasEnded == true ? 0 : remainder(toEnd: finishes)
    watch(after: rest > 0 ? duration * rest / speed : 0)
    let isRunning = motion?.release(toEnd: finishes, speed: speed, curve: curve)
    guard isRunning != false else { return context.end(isCancelled: !finishes) }
    tick()
  }

  private func remainder(toEnd: Bool) -> CGFloat { toEnd ? 1 - percentComplete : percentComplete }

  private func speed(finishes: Bool, over remainder: CGFloat) -> CGFloat {
    guard let completionSpeed else {
      // The distance in points is not known.
      return min(
        ReleasePace.backSwipe.completionSpeed(
          finishes: finishes, over: remainder, of: 0, duration: duration), 1)
    }
    return completionSpeed.isFinite && completionSpeed > 0 ? completionSpeed : 1
  }

  // MARK: Time

  /// Follows the transition frame by frame, until it ends or is held.
  private func tick() {
    guard !isTicking, context?.isEnded == false else { return }
    isTicking = true
    FrameAction.run { [weak self] in
      guard let self else { return false }
      isTicking = step()
      return isTicking
    }
  }

  private func step() -> Bool {
    guard let context, !context.isEnded, let motion else { return false }
    guard motion.step() else {
      context.end(isCancelled: true)
      return false
    }
    guard !context.isEnded, !context.isInteractive else { return false }
    onProgress?(motion.fraction)
    if time >= nextCheck {
      nextCheck = time + Self.period
      watchdog.check()
    }
    return true
  }

  /// Watches the animation from its announced end on.
  private func watch(after duration: CGFloat) {
    nextCheck = time + duration + Self.period
    watchdog.resume()
  }

  /// The time of the layer around the container, because the container's own may be paused.
  private var time: TimeInterval {
    context?.containerView.superview?.layer.now ?? CACurrentMediaTime()
  }

  // MARK: The end

  /// Moves the animation to its end or its start at once.
  func jump(toEnd: Bool) {
    motion?.jump(toEnd: toEnd)
  }

  /// Ends the transition in place of its animator.
  private func endInstead() {
    guard let context else { return }
    if !(animator is TransitionAnimator) {
      // A completion that has not been called yet may end the transition.
      jump(toEnd: !context.transitionWasCancelled)
      guard !context.isEnded else { return }
      AppAnimatorRun.report(animator)
    }
    context.end(isCancelled: context.transitionWasCancelled)
  }

  /// Releases the animation, because the context is about to end.
  func willEnd() {
    context?.containerView.hasTransition = false
    motion?.invalidate()
    motion = nil
  }

  /// Tells the animator that the context has ended.
  func didEnd(isFinished: Bool) {
    optional(animator.animationEnded)?(isFinished)
    context = nil
    onProgress = nil
  }
}
