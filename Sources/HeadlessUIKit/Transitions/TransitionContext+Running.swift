import Foundation

extension TransitionContext {
  /// Begins the transition: asks for its duration, and calls the animator or the interaction
  /// (A2.6).
  func start() {
    phase = .running
    window = container.window
    window?.transitionsInFlight += 1
    blockTouches()
    initialSubviews = container.subviews
    let world = World.current
    record = world.noteTransition()
    world.note(callOf: "transitionDuration", of: type(of: plan.animator))
    duration = plan.animator.transitionDuration(using: self)
    beganInteractively = plan.interaction?.wantsInteractiveStart ?? false
    isDrivenByUser = beganInteractively
    if world.variant.asksForInterruptibleAnimatorFirst { askForInterruptibleAnimator() }
    world.runByEndOfAnimationBlock { [weak self] in self?.coordinator.runAnimations() }
    if let interaction = plan.interaction {
      world.note(callOf: "startInteractiveTransition", of: type(of: interaction))
      interaction.startInteractiveTransition(self)
      takeAnimator()
    } else {
      runAnimator()
    }
    let leftOver = world.takeUnrunAlongsideWork()
    if phase == .running, !hasAskedForInterruptible { askForInterruptibleAnimator() }
    addedSubviews = newSubviews.map(ConstraintState.Reference.init)
    noteActivity()
    leftOver.run(with: phase == .running ? interruptible : nil)
    watch.hasBegun = true
    if phase == .running { beginWatching() }
    carryOutEarlyOutcome()
  }

  /// Lets the percent driver take the interruptible animator, in the variant in which it does so
  /// late.
  private func takeAnimator() {
    while phase == .running, let take = lateTake {
      lateTake = nil
      take()
    }
    lateTake = nil
  }

  /// Carries out what the app has decided during the start, in the variant that keeps it.
  private func carryOutEarlyOutcome() {
    let outcome = earlyOutcome
    earlyOutcome = nil
    if phase == .running { outcome?() }
  }

  /// The views in the container that were not there when the animator began.
  private var newSubviews: [UIView] {
    container.subviews.filter { view in !initialSubviews.contains { $0 === view } }
  }

  /// The views in the container that the animator has added.
  var subviewsOfAnimator: [UIView] {
    addedSubviews?.compactMap(\.view).filter { $0.superview === container } ?? newSubviews
  }

  /// Begins the transition of a stack or of tabs, within the layout of a commit (F7).
  func startInCommitLayout() {
    let world = World.current
    let wasInCommitLayout = world.isInCommitLayout
    world.isInCommitLayout = true
    start()
    world.isInCommitLayout = wasInCommitLayout
  }

  /// Calls `animateTransition`; also used by UIKit's own interaction controller.
  func runAnimator() {
    World.current.note(callOf: "animateTransition", of: type(of: plan.animator))
    plan.animator.animateTransition(using: self)
  }

  /// Asks for the interruptible animator, which has to be the same each time; the first one is used
  /// (C).
  @discardableResult
  func askForInterruptibleAnimator() -> (any UIViewImplicitlyAnimating)? {
    hasAskedForInterruptible = true
    let answer = plan.animator.interruptibleAnimator(using: self)
    guard answer !== UnimplementedAnimator.shared else { return nil }
    guard let interruptible else {
      interruptible = answer
      return answer
    }
    if interruptible !== answer, !watch.hasReportedOtherAnimator {
      watch.hasReportedOtherAnimator = true
      World.current.fault(
        "C",
        """
        \(type(of: plan.animator)).interruptibleAnimator returned another animator for the same \
        context; keep the first one until animationEnded
        """
      )
    }
    return interruptible
  }
}

// MARK: Reports of the interaction

extension TransitionContext {
  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard phase == .running, isDrivenByUser else { return }
    heardFromUser()
    progress = min(max(percentComplete, 0), 1)
  }

  func finishInteractiveTransition() {
    release(asCancelled: false)
  }

  func cancelInteractiveTransition() {
    release(asCancelled: true)
  }

  func pauseInteractiveTransition() {
    guard phase == .running, !isDrivenByUser else { return }
    if !hasAskedForInterruptible { askForInterruptibleAnimator() }
    guard interruptible != nil else {
      return World.current.fault(
        "C",
        """
        \(summary) was paused, but \(type(of: plan.animator)) has no interruptible animator; \
        implement interruptibleAnimator(using:)
        """
      )
    }
    World.current.note("pauseInteractiveTransition")
    isDrivenByUser = true
    wasCancelled = false
    isHiddenCancel = false
    heardFromUser()
    watch.deadline = nil
    coordinator.interactionChanged()
  }

  private func release(asCancelled isCancelled: Bool) {
    let name = isCancelled ? "cancelInteractiveTransition" : "finishInteractiveTransition"
    guard phase == .running else { return }
    guard isDrivenByUser else {
      if isCancelled {
        World.current.fault(
          "C",
          """
          \(name) was called on \(summary), which is not interactive; pause it first
          """
        )
      }
      return
    }
    World.current.note(name)
    isDrivenByUser = false
    isHiddenCancel = isCancelled && !watch.hasBegun && World.current.variant.hidesEarlyCancels
    wasCancelled = isCancelled && !isHiddenCancel
    if wasFirstToldCancelled == nil { wasFirstToldCancelled = isCancelled }
    watch.hasHeardFromUser = true
    noteActivity()
    coordinator.interactionChanged()
    beginWatching()
  }
}

/// What `interruptibleAnimator(using:)` returns for an animator that does not implement it.
///
/// In Objective-C, UIKit asks `respondsToSelector:`.
final class UnimplementedAnimator: NSObject, UIViewImplicitlyAnimating {
  static let shared = UnimplementedAnimator()

  var state: UIViewAnimatingState { .inactive }
  var isRunning: Bool { false }
  var isReversed: Bool {
    get { false }
    set {}
  }
  var fractionComplete: CGFloat {
    get { 0 }
    set {}
  }

  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
