package import UIKit

/// The state of a transition that fingers request or catch, move and release; one object serves any
/// number of transitions in turn.
///
/// UIKit starts a transition some time after the request (A1, B1), and ignores an outcome until
/// then. This object records what the fingers do meanwhile, and reports it when the transition has
/// started.
@MainActor package final class InteractiveTransition {
  let driver: any InteractionDriver
  private(set) weak var target: (any InteractionTarget)?
  /// The animator of the next transition, if it is the app's.
  weak var appAnimator: (any UIViewControllerAnimatedTransitioning)?
  private(set) var phase = Phase.idle
  /// The transition that UIKit has started.
  private(set) var inFlight: TransitionInFlight?
  /// Whether fingers have requested the transition, rather than the app.
  private var isFingerInitiated = false
  /// The pose to which the screen was going when a finger caught it; `nil` without a catch.
  private(set) var destinationBeforeCatch: FrontPose?
  /// The deadline for UIKit to start the requested transition.
  private(set) var deadline: RequestDeadline?

  var grab = GrabState.none
  /// The recognizer whose fingers grabbed the screen last.
  weak var grabbingRecognizer: UIGestureRecognizer?
  /// The size of the container when fingers grabbed the screen.
  var sizeAtGrab = CGSize.zero
  var touchdown = Touchdown()
  let fingerRest = FingerRest()
  /// The scroll views under the finger.
  let scroll = ScrollHandOff()

  /// What waits until UIKit has started the transition.
  private weak var layoutAfterStart: NextLayout?
  private let catchers = CatchRecognizers()
  private var sceneWatch: NotificationWatch?
  private var animatorWatch: AppAnimatorWatch?
  /// Defers requests of the app while UIKit, which is being told an outcome, calls the app.
  private let calls = ReentrancyGuard()

  /// Creates the transitions of a target.
  ///
  /// - Parameters:
  ///   - target: The target, which is not retained.
  ///   - driver: The driver, which is retained.
  ///   - isPinchable: Whether a pinch may catch a transition as well; `false` by default.
  init(of target: any InteractionTarget, driver: any InteractionDriver, isPinchable: Bool = false) {
    self.target = target
    self.driver = driver
    catchers.connect(to: self, isPinchable: isPinchable)
  }

  /// Whether the screen appears in the transition in flight.
  var isAppearing: Bool { inFlight?.isAppearing ?? false }

  /// Whether the transition is interactive.
  var isDriving: Bool {
    switch phase {
    case .starting, .driving: true
    case .idle, .requested, .running: false
    }
  }

  /// Whether fingers have requested a transition that UIKit has not started yet.
  var isRequested: Bool { if case .requested = phase { true } else { false } }

  /// Whether fingers have requested a transition that UIKit may still start.
  package var isBeginning: Bool { isRequested && !hasMissedDeadline }

  /// Whether it is too late for UIKit to start the requested transition.
  var hasMissedDeadline: Bool { deadline?.hasPassed == true }

  /// Whether the screen follows fingers.
  var isMovingScreen: Bool { grab == .moving || grab == .yielding }

  // MARK: UIKit

  /// Prepares for a transition that fingers or the app have requested.
  package func prepare() {
    // UIKit never started an earlier request, for example because the app overrides `dismiss`.
    if hasMissedDeadline { withdraw() }
    // The app may request the next transition in a callback at the end, before this object is told.
    // An animator of the app's does not tell, but nothing is in flight any more.
    if let inFlight, inFlight.isCompleted || inFlight.session == nil && target?.isAvailable == true
    {
      end(isCancelled: inFlight.isCancelled)
    }
  }

  /// Takes control of a transition that UIKit starts, until its end.
  ///
  /// - Parameters:
  ///   - context: The transition.
  ///   - interaction: The interaction with which UIKit has started it; it is retained until the
  ///     end.
  package func enter(
    _ context: any UIViewControllerContextTransitioning, with interaction: AnyObject
  ) {
    guard let target else { return }
    let inFlight = TransitionInFlight(
      context, isAppearing: target.isAppearing(in: context), by: appAnimator)
    // Without anything to animate, it has ended in UIKit's call, in which the app may have begun the
    // next one.
    guard !inFlight.isCompleted || self.inFlight == nil else { return }
    self.inFlight = inFlight
    // The closure retains the interaction until the end, because nothing else would end the
    // transition. A transition with nothing to animate has already ended, even if UIKit has another
    // one in flight.
    let onEnd: @MainActor (Bool) -> Void = { [self] isCancelled in
      withExtendedLifetime(interaction) {
        if self.inFlight === inFlight { end(isCancelled: isCancelled) }
      }
    }
    // UIKit may return no coordinator while transitions are nested.
    let isAwaited =
      !inFlight.isCompleted
      && (target.whenEnded(context, onEnd) || inFlight.session?.whenEnded(onEnd) == true)
    guard isAwaited else { return end(isCancelled: context.transitionWasCancelled) }
    watch(context.containerView)
    if inFlight.session == nil, let driven = interaction as? UIPercentDrivenInteractiveTransition {
      animatorWatch = AppAnimatorWatch(inFlight, announcing: driven.duration) { [weak self] in
        self?.interrupt()
      }
    }
    let former = phase
    phase = .running
    if case .requested(let decision) = former {
      takeOver(after: decision, for: target)
    } else {
      driver.enter(inFlight)
    }
  }

  /// Takes control of a transition that UIKit has started interactively.
  private func takeOver(after decision: Decision?, for target: any InteractionTarget) {
    guard let inFlight, let container = inFlight.context?.containerView else { return }
    // UIKit may have started another transition instead of the requested one.
    let isRequested = !inFlight.isAppearing && !hasMissedDeadline
    phase = .starting(nil)
    deadline = nil
    if isRequested {
      driver.enter(inFlight)
      target.willBegin()
      // The app may have ended the interaction in its callback.
      if isDriving { driver.apply() }
      guard self.inFlight === inFlight else { return }
      if let decision { phase = .starting(decision) }
    } else {
      driver.reset()
      driver.enter(inFlight)
      isFingerInitiated = false
      phase = .starting(Decision(pose: inFlight.destination ?? .settled))
    }
    endStart(in: container)
  }

  /// Waits until UIKit has started the transition, and reports a release that happened meanwhile.
  private func endStart(in container: UIView) {
    let isInWindow = container.window != nil
    // Without a window, there is no layout to wait for, and nothing to report.
    guard isInWindow || phase != .starting(nil) else {
      phase = .driving
      return
    }
    layoutAfterStart = NextLayout.run(in: container, endsWithWindow: isInWindow) {
      [weak self, weak inFlight, weak container] in
      guard let self, let inFlight, self.inFlight === inFlight, case .starting(let decision) = phase
      else { return }
      phase = .driving
      // A session that has lost its window ends by itself.
      guard let decision, container?.window != nil || inFlight.session == nil else { return }
      settle(decision)
    }
  }

  /// Withdraws a request whose transition UIKit does not start.
  package func withdraw() {
    if isRequested { end(isCancelled: true) }
  }

  /// Ends the interaction as if no finger had touched the screen.
  package func interrupt() {
    let origin = isFingerInitiated == isAppearing ? FrontPose.away : .settled
    settle(Decision(pose: isMovingScreen ? origin : destinationBeforeCatch ?? origin))
  }

  /// Turns a transition to a pose, because the app has decided otherwise.
  func turn(to pose: FrontPose) {
    // The transition may end at once, and an animation block of the app's would animate what is changed
    // then.
    if UIView.inheritedAnimationDuration > 0,
      let container = inFlight?.container ?? target?.container
    {
      NextLayout.run(in: container) { [weak self] in self?.turn(to: pose) }
      return
    }
    calls.whenFree { [weak self] in
      guard let self, pose == .settled || isAppearing else { return }
      guard isDriving || isCatchable && inFlight?.destination != pose else { return }
      if phase == .running { pause() }
      settle(Decision(pose: pose))
    }
  }

  private func watch(_ container: UIView) {
    catchers.add(to: container)
    sceneWatch = container.window?.windowScene.map { scene in
      NotificationWatch([UIScene.willDeactivateNotification], of: scene) { [weak self] in
        self?.interrupt()
      }
    }
  }

  /// Resets the state at the end of a transition.
  private func end(isCancelled: Bool) {
    let isGone = isCancelled == isAppearing
    let wasInteractive = isFingerInitiated || destinationBeforeCatch != nil
    phase = .idle
    deadline = nil
    if isMovingScreen { grab = .none }
    destinationBeforeCatch = nil
    isFingerInitiated = false
    inFlight = nil
    sceneWatch = nil
    animatorWatch?.stop()
    animatorWatch = nil
    catchers.remove()
    layoutAfterStart?.removeFromSuperview()
    driver.wantsInteractiveStart = false
    driver.reset()
    if isGone { scroll.forget() }
    guard let target else { return }
    target.didEnd(isGone: isGone)
    if wasInteractive { target.options.onEnd?(isGone) }
  }

  // MARK: Fingers

  /// Requests the transition from UIKit.
  func request() {
    phase = .requested(nil)
    isFingerInitiated = true
    driver.wantsInteractiveStart = true
    target?.request()
    if isRequested { deadline = RequestDeadline(in: target?.container) }
  }

  /// Catches a transition in flight, which stops where it is.
  func catchInFlight() {
    guard canCatch, let inFlight else { return }
    destinationBeforeCatch = inFlight.destination
    if let travel = inFlight.session?.stage?.displacement { turn(toward: travel) }
    pause()
  }

  /// Chooses the axis of the gesture along which a vector points.
  func turn(toward vector: CGPoint) {
    guard let target else { return }
    target.turn(toward: vector)
    scroll.turn(to: target.axis)
  }

  /// Whether a finger may catch the transition in flight.
  var canCatch: Bool {
    // Checked again, because the app may have ended the transition in that call.
    isCatchable && target?.permitsCatch(isAppearing: isAppearing) == true && isCatchable
  }

  private var isCatchable: Bool {
    guard phase == .running, let target, let inFlight, let context = inFlight.context else {
      return false
    }
    // This may be called from the app's callbacks, before UIKit reports the end.
    return !inFlight.isCompleted && driver.canPause && target.canCatch(context)
  }

  private func pause() {
    phase = .driving
    tell { driver.pause() }
  }

  /// Reports to UIKit, and defers what the app requests in its callbacks meanwhile.
  private func tell(_ work: () -> Void) {
    calls.call {
      if let session = inFlight?.session { session.calls.call(work) } else { work() }
    }
  }

  /// Releases the transition, which continues to a pose.
  func settle(_ decision: Decision) {
    switch phase {
    case .requested(nil):
      phase = .requested(decision)
      grab = .none
    case .starting:
      phase = .starting(decision)
      grab = .none
    case .driving:
      grab = .none
      phase = .running
      guard let inFlight, let context = inFlight.context else { return }
      // A transition that has lost its window is already canceled, which also cancels the touch.
      guard context.isInteractive || !context.transitionWasCancelled else { return }
      if let former = destinationBeforeCatch, former != decision.pose,
        !inFlight.finishes(in: former), target?.keepsCancels == true
      {
        tell { driver.run(to: former, ReleaseVelocity()) }
      } else {
        tell { driver.run(to: decision.pose, decision.velocity) }
      }
    case .idle, .requested, .running: break
    }
  }
}
