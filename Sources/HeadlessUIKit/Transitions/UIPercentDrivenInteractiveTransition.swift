import Foundation

/// An interaction that drives the animator by percentages, for example from a pan.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// The duration of the transition without interaction, in seconds.
  open internal(set) var duration: CGFloat = 0
  /// The fraction that was last passed to `update`.
  open internal(set) var percentComplete: CGFloat = 0
  /// The speed at which the transition continues after the release; more than 0.
  open var completionSpeed: CGFloat = 1
  /// The curve along which the transition continues after the release.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing with which an interruptible animator continues after the release.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition begins interactively.
  open var wantsInteractiveStart = true

  weak var context: TransitionContext?
  var hasStarted = false
  /// Whether UIKit has asked for it, and has not started the transition yet.
  var isAwaited = false
  /// The outcome before the start, in the variant that keeps it; `true` finishes.
  var keptOutcome: Bool?

  /// Catches a running transition, if its animator is interruptible.
  open func pause() { pauseTransition() }
  /// Shows the transition at a fraction.
  open func update(_ percentComplete: CGFloat) { scrub(to: percentComplete) }
  /// Returns the transition to its start.
  open func cancel() { release(toEnd: false) }
  /// Continues the transition to its end.
  open func finish() { release(toEnd: true) }
  /// Begins the transition; overrides call super.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    start(transitionContext)
  }
}

extension UIPercentDrivenInteractiveTransition {
  fileprivate func start(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else {
      return World.current.fault(
        "C", "\(type(of: self)) was started with a context that is not UIKit's")
    }
    self.context = context
    hasStarted = true
    isAwaited = false
    duration = CGFloat(context.duration)
    percentComplete = 0
    // The animator may have completed it when it was asked for its property animator.
    guard context.phase == .running else { return }
    let variant = World.current.variant
    if variant.drivesAnimatorsAlone {
      takeLate(variant.takesAnimatorsLate, in: context) { [self] in startAlone(context) }
    } else if context.isDrivenByUser {
      startInHand(context)
    } else {
      context.runAnimator()
      takeLate(variant.takesAnimatorsLate, in: context) { [self] in startedRunning(context) }
    }
    let outcome = keptOutcome
    keptOutcome = nil
    if let outcome { release(toEnd: outcome) }
  }

  /// Takes the interruptible animator now, or when the method that starts the interaction has
  /// returned.
  private func takeLate(_ isLate: Bool, in context: TransitionContext, take: @escaping () -> Void) {
    if isLate { context.lateTake = take } else { take() }
  }

  /// Starts or pauses the interruptible animator; calls the animator only without one.
  private func startAlone(_ context: TransitionContext) {
    guard let animator = context.askForInterruptibleAnimator() else {
      guard context.isDrivenByUser else { return context.runAnimator() }
      return startInHand(context)
    }
    guard context.phase == .running else { return }
    drive(animator, in: context)
  }

  private func drive(_ animator: any UIViewImplicitlyAnimating, in context: TransitionContext) {
    let driver = AnimatorDriver(context: context)
    context.driver = driver
    driver.begin(paused: context.isDrivenByUser)
    // The app may have reported a percentage before.
    if context.isDrivenByUser, context.progress > 0 { driver.scrub(to: context.progress) }
  }

  private func startInHand(_ context: TransitionContext) {
    // Whether there is an interruptible animator is known only after the animator was called; the
    // time is paused meanwhile, so that both cases begin in the same way.
    let timeDriver = ContainerTimeDriver(duration: context.duration)
    context.driver = timeDriver
    timeDriver.runAnimator(of: context)
    guard context.phase == .running else { return }
    takeLate(World.current.variant.takesAnimatorsLate, in: context) { [self] in
      guard context.phase == .running else { return }
      guard let animator = context.askForInterruptibleAnimator() else {
        return timeDriver.takeOver(context)
      }
      timeDriver.abandon(for: animator)
      drive(animator, in: context)
    }
  }

  private func startedRunning(_ context: TransitionContext) {
    guard context.phase == .running, let animator = context.askForInterruptibleAnimator()
    else { return }
    drive(animator, in: context)
  }

  fileprivate func pauseTransition() {
    guard let context, context.phase == .running, !context.isInteractive else { return }
    guard let fraction = context.driver?.pause() else {
      return World.current.fault(
        "C",
        """
        pause() on \(type(of: self)) has no effect: \(type(of: context.plan.animator)) has no \
        interruptible animator; implement interruptibleAnimator(using:)
        """
      )
    }
    context.pauseInteractiveTransition()
    context.updateInteractiveTransition(fraction)
    if World.current.variant.pauseSetsPercentage { percentComplete = fraction }
  }

  fileprivate func scrub(to fraction: CGFloat) {
    guard let context, context.phase == .running, context.isInteractive,
      context.watch.hasBegun || !World.current.variant.ignoresEarlyUpdates
    else { return }
    percentComplete = min(max(fraction, 0), 1)
    context.updateInteractiveTransition(percentComplete)
    context.driver?.scrub(to: percentComplete)
  }

  fileprivate func release(toEnd: Bool) {
    guard let context else {
      if isAwaited, World.current.variant.keepsEarlyOutcomes {
        keptOutcome = toEnd
      } else if !hasStarted {
        reportLostOutcome(toEnd ? "finish()" : "cancel()")
      }
      return
    }
    guard context.phase == .running else { return }
    let wasInteractive = context.isInteractive
    if toEnd {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    guard wasInteractive else { return }
    // C: UIKit pauses the animation at the end of an interactive start.
    let isHeld = context.beganInteractively && !context.watch.hasBegun
    if isHeld, World.current.variant.keepsEarlyOutcomes {
      context.earlyOutcome = { [self] in
        context.driver?.release(toEnd: toEnd, completion: completion)
      }
      return
    }
    guard !isHeld else { return reportHeldOutcome(toEnd ? "finish()" : "cancel()") }
    context.driver?.release(toEnd: toEnd, completion: completion)
  }

  private var completion: PercentCompletion {
    if completionSpeed <= 0 {
      World.current.fault(
        "C", "completionSpeed of \(type(of: self)) is \(completionSpeed); it has to be positive")
    }
    return PercentCompletion(
      speed: max(completionSpeed, 0.001), curve: completionCurve, timingCurve: timingCurve)
  }

  private func reportHeldOutcome(_ call: String) {
    World.current.fault(
      "C",
      """
      \(call) on \(type(of: self)) was called inside startInteractiveTransition, where UIKit \
      pauses the animation for good; apply the outcome once that method has returned
      """
    )
  }

  private func reportLostOutcome(_ call: String) {
    World.current.fault(
      "A1.3",
      """
      \(call) on \(type(of: self)) was called before startInteractiveTransition and is lost; keep \
      the outcome, and apply it once the transition has started
      """
    )
  }
}
