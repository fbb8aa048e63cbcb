package import UIKit

/// A gesture that requests or catches transitions, moves their screens, and releases them.
///
/// UIKit starts a transition some time after the request (A1, B1), and ignores an outcome until
/// then. The gesture records what the fingers do meanwhile, and reports it when the transition has
/// started. What belongs to one transition is in its run.
@MainActor package final class TransitionGesture {
  private(set) weak var delegate: (any GestureDelegate)?
  /// How the gesture moves the screens.
  let movement: GestureMovement
  /// The animator of the next transition, if it is known.
  private(set) weak var nextAnimator: (any UIViewControllerAnimatedTransitioning)?
  var state = GestureState.idle
  var fingers = FingerState.none
  /// The recognizer whose fingers grabbed the screen last.
  weak var grabbingRecognizer: (any FingerRecognizer)?
  /// The size of the container when fingers grabbed the screen.
  var sizeAtGrab = CGSize.zero
  /// The view that the last finger has touched.
  weak var touchedView: UIView?
  /// The location of the touch in the container; `nil` once the finger has scrolled or grabbed the
  /// screen.
  var touchLocation: CGPoint?
  let liftPause = LiftPause()
  /// The scroll views under the finger.
  let scroll = ScrollHandOff()

  private let catchers = CatchingRecognizers()

  /// Creates the gesture of a delegate.
  ///
  /// - Parameters:
  ///   - delegate: The delegate; not retained.
  ///   - movement: How the gesture moves the screens.
  ///   - isPinchable: Whether a pinch may catch a transition as well; `false` by default.
  init(
    of delegate: any GestureDelegate, by movement: GestureMovement, isPinchable: Bool = false
  ) {
    self.delegate = delegate
    self.movement = movement
    catchers.connect(to: self, isPinchable: isPinchable)
  }

  /// Creates the gesture of a delegate that moves transitions by a percentage.
  ///
  /// - Parameters:
  ///   - delegate: The delegate; not retained.
  ///   - release: The rule for the release.
  ///   - control: Returns what moves the transition, once UIKit has started it.
  package convenience init(
    of delegate: any GestureDelegate, release: PanRelease,
    moving control: @escaping @MainActor () -> (any PercentControl)?
  ) {
    self.init(
      of: delegate, by: .percentage(PercentMovement(rule: { release }, control: control)))
  }

  /// The view in whose coordinates the fingers are measured.
  var container: UIView? { run?.container ?? delegate?.container }

  /// The transition that UIKit has started.
  var run: TransitionRun? { state.run }

  /// The transition that fingers have requested, and that UIKit has not started yet.
  var requested: RequestedTransition? {
    if case .requested(let requested) = state { requested } else { nil }
  }

  /// Whether UIKit uses the interaction for no transition.
  var isIdle: Bool { if case .idle = state { true } else { false } }

  /// Whether the screen appears in the transition in flight, or in the requested one.
  var isAppearing: Bool { run?.endsSettled ?? (requested != nil && delegate?.presents == true) }

  /// Whether the gesture drives a transition that UIKit is starting, or has started.
  var isDriving: Bool { state.drive != nil }

  /// Whether fingers have requested a transition that UIKit may still start.
  package var isBeginning: Bool { requested?.isOverdue == false }

  /// Whether the screen follows fingers.
  var isMovingScreen: Bool { fingers == .moving || fingers == .yielding }

  /// What moves the screens under the fingers.
  var mover: (any TransitionMover)? { (requested?.drive ?? state.drive)?.mover }

  // MARK: UIKit

  /// Prepares for a transition that fingers or the app have requested.
  ///
  /// - Parameter animator: The animator of the transition; `nil` if it is not known.
  package func prepare(for animator: (any UIViewControllerAnimatedTransitioning)?) {
    // UIKit never started an earlier request, for example because the app overrides `dismiss`.
    if requested?.isOverdue == true { withdraw() }
    // The app may start the next transition in a completion, before the end is reported here. An
    // app's animator reports none; the delegate then knows whether one is in flight.
    if let run, run.isEnded || !run.reportsEnd && delegate?.isAvailable == true {
      end(run, isCancelled: run.isCancelled)
    }
    nextAnimator = animator
    if let animator = animator as? TransitionAnimator { movement.prepare(animator) }
  }

  /// Starts a transition with an interaction, and takes control of it.
  ///
  /// - Parameters:
  ///   - context: The transition.
  ///   - interaction: The interaction with which UIKit starts it; retained until the end.
  ///   - begin: Lets the animator begin.
  package func start(
    _ context: any UIViewControllerContextTransitioning, with interaction: AnyObject,
    _ begin: () -> Void
  ) {
    // Outside of a window, the app's animator may end at once; the kit's own cancels it itself.
    if context.isInteractive, context.containerView.window == nil,
      !(nextAnimator is TransitionAnimator)
    {
      context.cancelInteractiveTransition()
    }
    begin()
    enter(context, with: interaction)
  }

  /// The transition in flight if it drives itself; `nil` if UIKit's driver moves it.
  var ownRun: EffectRun? { (run as? EffectRun).flatMap { $0.drivesItself ? $0 : nil } }

  /// Takes control of a transition that UIKit starts, until its end.
  ///
  /// - Parameters:
  ///   - context: The transition.
  ///   - interaction: The interaction with which UIKit has started it; retained until the end.
  package func enter(
    _ context: any UIViewControllerContextTransitioning, with interaction: AnyObject
  ) {
    guard let delegate else { return }
    let effectRun = EffectRun.of(context)
    let run = effectRun ?? AppAnimatorRun(context, by: nextAnimator)
    // The app may have prepared the next transition as an empty one ended.
    if effectRun == nil { nextAnimator = nil }
    // An empty transition ends during UIKit's call; the app may have started another one.
    guard !run.isEnded || self.run == nil else { return }
    delegate.willEnter(context)
    run.endsSettled = delegate.isAppearing(in: context)
    let requested = requested
    run.isRequestedByGesture = requested != nil
    state = .free(run)
    // The closure retains the interaction until the end, because nothing else would end the
    // transition. A transition with nothing to animate has ended, even if UIKit has another one in
    // flight.
    let onEnd: @MainActor (Bool) -> Void = { [self] isCancelled in
      withExtendedLifetime(interaction) { end(run, isCancelled: isCancelled) }
    }
    // UIKit may return no coordinator while transitions are nested.
    let isAwaited =
      !run.isEnded
      && (delegate.whenEnded(context, onEnd) || run.reportsEnd && run.whenEnded(onEnd))
    guard isAwaited else { return end(run, isCancelled: context.transitionWasCancelled) }
    catchers.add(to: context.containerView)
    if let run = run as? AppAnimatorRun,
      let driven = interaction as? UIPercentDrivenInteractiveTransition
    {
      run.watch(announcing: driven.duration) { [weak self] in self?.interrupt() }
    }
    if let requested { takeOver(run, after: requested, for: delegate) }
  }

  /// Lets the requested mover drive a transition, or releases the transition if UIKit has started
  /// another one.
  private func takeOver(
    _ run: TransitionRun, after requested: RequestedTransition, for delegate: any GestureDelegate
  ) {
    guard let container = run.container else { return }
    // UIKit may have started another transition instead of the requested one.
    run.isRequestedByGesture = run.endsSettled == delegate.presents && !requested.isOverdue
    let drive = run.isRequestedByGesture ? requested.drive : Drive(by: movement.makeMover())
    connect(drive, to: run)
    state = .starting(run, drive)
    if run.isRequestedByGesture {
      delegate.willBegin()
      // The app may have ended the interaction in its callback.
      state.drive?.mover.apply()
      guard self.run === run else { return }
    } else {
      drive.release = Release(pose: run.destination ?? .settled)
    }
    awaitStart(in: container)
  }

  /// Connects a drive to its transition; deactivating the scene interrupts the gesture.
  func connect(_ drive: Drive, to run: TransitionRun) {
    drive.mover.enter(run)
    drive.sceneWatch = run.container?.window?.windowScene.map { scene in
      NotificationWatch([UIScene.willDeactivateNotification], of: scene) { [weak self] in
        self?.interrupt()
      }
    }
  }

  /// Waits until UIKit has started the transition, and reports a release that happened meanwhile.
  private func awaitStart(in container: UIView) {
    guard case .starting(let run, let drive) = state else { return }
    let isInWindow = container.window != nil
    // Without a window, there is no layout to wait for, and nothing to report.
    guard isInWindow || drive.release != nil else {
      state = .driving(run, drive)
      return
    }
    drive.layoutAfterStart = NextLayout.run(in: container, endsWithWindow: isInWindow) {
      [weak self, weak run, weak drive, weak container] in
      guard let self, let run, let drive, state.drive === drive else { return }
      state = .driving(run, drive)
      // UIKit may have ignored it during the start (C).
      guard let release = drive.release else { return drive.mover.apply() }
      // A run of the kit that has lost its window ends by itself.
      if container?.window != nil || !run.reportsEnd { self.release(release) }
    }
  }

  /// Withdraws a request whose transition UIKit does not start.
  package func withdraw() {
    if requested != nil { end(nil, isCancelled: true) }
  }

  /// Releases the transition as if no finger had moved the screen.
  ///
  /// One that the gesture has requested returns to its start, and any other one finishes. If a touch
  /// has only stopped it, it continues to where it was going.
  package func interrupt() {
    let isRequested = requested != nil || run?.isRequestedByGesture == true
    let outcome = isRequested == isAppearing ? FrontPose.away : .settled
    release(
      Release(pose: isMovingScreen ? outcome : state.drive?.destinationBefore ?? outcome))
  }

  /// Redirects the transition to a pose that the app demands.
  func redirect(to pose: FrontPose) {
    // The transition may end at once, and the app's animation block would animate what changes
    // then.
    if UIView.inheritedAnimationDuration > 0, let container {
      // In the window, because the container has to be empty at the end of the transition.
      NextLayout.run(in: container.window ?? container) { [weak self] in self?.redirect(to: pose) }
      return
    }
    // UIKit may be calling the app during the report of an outcome.
    guard let run else { return redirectNow(to: pose) }
    run.calls.whenFree { [weak self] in self?.redirectNow(to: pose) }
  }

  private func redirectNow(to pose: FrontPose) {
    guard pose == .settled || isAppearing else { return }
    // What UIKit has yet to start is released once it has, as the app demands.
    state.waitingDrive?.release = nil
    if !isDriving, requested == nil {
      guard let run, run.destination != pose, isPausable else { return }
      pause(run)
    }
    release(Release(pose: pose))
  }

  /// Ends a transition, or a request that UIKit has not carried out.
  private func end(_ run: TransitionRun?, isCancelled: Bool) {
    run?.end(for: .reported)
    guard self.run === run else { return }
    let isGone = isCancelled == isAppearing
    let wasInteractive = run.map { $0.isRequestedByGesture || $0.wasCaught } ?? true
    if case .starting(_, let drive) = state { drive.layoutAfterStart?.removeFromSuperview() }
    state = .idle
    if isMovingScreen { fingers = .none }
    catchers.remove()
    movement.setInteractiveStart(false)
    // Content of a presenter stays.
    if isGone, delegate?.presents != true { scroll.forget() }
    guard let delegate else { return }
    delegate.didEnd(isGone: isGone)
    if wasInteractive { delegate.options.onEnd?(isGone != delegate.presents) }
  }
}
