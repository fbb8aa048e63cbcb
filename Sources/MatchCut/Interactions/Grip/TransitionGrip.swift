import UIKit

/// A finger's grip on a transition, which it requests or catches in flight, moves, and releases.
///
/// UIKit starts a transition later than it is requested (A1, B1), and loses what it is told before.
/// So the grip keeps what the finger does meanwhile, and tells UIKit when the transition has
/// started.
@MainActor final class TransitionGrip {
  /// The scroll views under the finger.
  let scroll = ScrollHandOff()
  let driver: any GripDriver
  private(set) weak var subject: (any GripSubject)?
  private(set) var phase = Phase.idle
  /// What the finger of the pan is doing.
  var hand = Hand.none
  /// The size of the container when the finger began.
  var size = CGSize.zero
  /// Where the finger has touched the screen, in the container; `nil` if it has done something else
  /// since than move the screen.
  var touchdown: CGPoint?
  /// The recognizer whose fingers have taken the screen last.
  weak var holder: UIGestureRecognizer?
  /// The touch under which the scroll views are known.
  weak var scrollTouch: UITouch?
  /// The wait for the transition that the finger has requested.
  private(set) var wait: GripWait?

  private var transition: GripTransition?
  /// Whether the finger that a pan has recognized rests.
  var rest = FingerRest()
  private let catchers = GripCatchers()
  private var sceneWatch: NotificationWatch?
  /// Whether the finger has requested the transition.
  private var isOwn = false
  /// The pose to which the screen was going when a finger caught it in flight; `nil` if none has.
  private(set) var heading: FrontPose?
  /// What UIKit is told, of which it tells the app.
  private let calls = CallGuard()
  /// Whether the finger has caught the transition on its way back.
  private var wasCancelled = false

  /// Makes a grip, which does not retain the subject.
  init(on subject: any GripSubject, driver: any GripDriver) {
    self.subject = subject
    self.driver = driver
    catchers.connect(to: self)
  }

  /// The transition in flight.
  var context: (any UIViewControllerContextTransitioning)? { transition?.context }

  /// Whether the screen appears in the transition in flight.
  var isAppearing: Bool { transition?.isAppearing ?? false }

  /// Whether UIKit has started a transition that is not over.
  var isInFlight: Bool { phase == .running || isDriving }

  /// Whether the transition is interactive.
  var isDriving: Bool {
    switch phase {
    case .starting, .driving: true
    case .idle, .requested, .running: false
    }
  }

  /// Whether the finger has requested a transition that UIKit has not started yet.
  var isRequested: Bool {
    if case .requested = phase { true } else { false }
  }

  /// Whether the finger has requested a transition that UIKit may still start.
  var isBeginning: Bool { isRequested && !hasLapsed }

  /// Whether it is too late for UIKit to start what the finger has requested.
  var hasLapsed: Bool { wait?.hasLapsed == true }

  /// Whether the transition follows the finger.
  var isMovingScreen: Bool { hand == .moving || hand == .yielding }

  /// Lets two fingers catch a transition, too.
  func catchWithPinch() {
    catchers.addPinch(for: self)
  }

  // MARK: UIKit

  /// Prepares for a transition that a finger or the app has requested.
  func prepare() {
    // An earlier request of the finger's came to nothing, for example because the app overrides
    // `dismiss`.
    if hasLapsed { withdraw() }
    // The app may ask for the next one when it hears of the end, before the grip does.
    if let transition, transition.isCompleted { end(isCancelled: transition.isCancelled) }
  }

  /// Takes over a transition that UIKit starts, for as long as it lasts.
  ///
  /// - Parameters:
  ///   - context: The transition.
  ///   - interaction: The interaction with which UIKit has started it; it is retained until the
  ///     end.
  func enter(_ context: any UIViewControllerContextTransitioning, with interaction: AnyObject) {
    guard let subject else { return }
    let transition = GripTransition(
      context, session: driver.session(of: context), isAppearing: subject.isAppearing(in: context))
    self.transition = transition
    // This retains the interaction until the end. Without it, nobody would end the transition. One
    // with nothing to animate is over already, though UIKit may know of another one in flight.
    let onEnd: @MainActor (Bool) -> Void = { [self] isCancelled in
      withExtendedLifetime(interaction) {
        if self.transition === transition { end(isCancelled: isCancelled) }
      }
    }
    // Two transitions inside other ones may hide the coordinator.
    let isAwaited =
      !transition.isCompleted
      && (subject.whenEnded(context, onEnd) || transition.session?.whenEnded(onEnd) == true)
    guard isAwaited else { return end(isCancelled: context.transitionWasCancelled) }
    watch(context.containerView)
    let former = phase
    phase = .running
    if case .requested(let release) = former {
      takeOver(after: release, for: subject)
    } else {
      driver.enter(transition)
    }
  }

  /// Takes over a transition that UIKit has started interactively.
  private func takeOver(after release: Release?, for subject: any GripSubject) {
    guard let transition, let container = context?.containerView else { return }
    // If it is not wanted, it is another transition than the requested one, which never came.
    let isWanted = !transition.isAppearing && !hasLapsed
    phase = .starting(nil)
    wait = nil
    if isWanted {
      driver.enter(transition)
      subject.willBegin()
      // The app may have ended the interaction in its callback.
      if isDriving { driver.apply() }
    } else {
      driver.reset()
      driver.enter(transition)
      isOwn = false
    }
    guard self.transition === transition else { return }
    if isWanted, let release { phase = .starting(release) }
    if !isWanted { phase = .starting(Release(pose: transition.heading ?? .settled)) }
    endStart(in: container)
  }

  /// Tells UIKit of a release in the meantime, once it has started the transition.
  private func endStart(in container: UIView) {
    let isInWindow = container.window != nil
    // Without a window, no layout comes, and there is nothing to tell either.
    guard isInWindow || phase != .starting(nil) else {
      phase = .driving
      return
    }
    LayoutHook.run(in: container, endsWithWindow: isInWindow) {
      [weak self, weak transition, weak container] in
      guard let self, let transition, self.transition === transition,
        case .starting(let release) = phase
      else { return }
      phase = .driving
      // A session that has lost its window ends by itself.
      guard let release, container?.window != nil || transition.session == nil else { return }
      settle(release)
    }
  }

  /// Withdraws the request of the finger, since its transition does not come.
  func withdraw() {
    if isRequested { end(isCancelled: true) }
  }

  /// Ends the interaction as if the finger had never touched the screen.
  func interrupt() {
    let origin = isOwn == isAppearing ? FrontPose.away : .settled
    settle(Release(pose: isMovingScreen ? origin : heading ?? origin))
  }

  /// Reverses a transition in which the screen appears, for an app that wants it to go.
  func reverse() {
    calls.whenFree { [weak self] in self?.turnBack() }
  }

  private func turnBack() {
    guard isAppearing, isDriving || isCatchable && transition?.heading == .settled else {
      return
    }
    if phase == .running { pause() }
    settle(Release(pose: .away))
  }

  private func watch(_ container: UIView) {
    catchers.add(to: container, for: self)
    sceneWatch = container.window?.windowScene.map { scene in
      NotificationWatch([UIScene.willDeactivateNotification], of: scene) { [weak self] in
        self?.interrupt()
      }
    }
  }

  /// Forgets the transition that is over.
  private func end(isCancelled: Bool) {
    let isGone = isCancelled == isAppearing
    let isTouched = isOwn || heading != nil
    phase = .idle
    wait = nil
    if isMovingScreen { hand = .none }
    heading = nil
    wasCancelled = false
    isOwn = false
    transition = nil
    sceneWatch = nil
    catchers.remove()
    driver.wantsInteractiveStart = false
    driver.reset()
    if isGone { scroll.forget() }
    guard let subject else { return }
    subject.didEnd(isGone: isGone)
    if isTouched { subject.options.onEnd?(isGone) }
  }

  // MARK: The finger

  /// Requests the transition from UIKit.
  func request() {
    phase = .requested(nil)
    isOwn = true
    driver.wantsInteractiveStart = true
    subject?.request()
    if isRequested { wait = GripWait(in: subject?.container) }
  }

  /// Catches a transition in flight, which stops where it is.
  func grab() {
    guard canGrab else { return }
    heading = transition?.heading
    wasCancelled = context?.transitionWasCancelled == true
    pause()
  }

  /// Whether a finger may catch the transition in flight.
  var canGrab: Bool {
    // The phase is checked once more, because the app may have ended the transition when it was
    // asked.
    isCatchable && subject?.permitsCatch(isAppearing: isAppearing) == true && isCatchable
  }

  private var isCatchable: Bool {
    guard phase == .running, let subject, let transition, let context else { return false }
    // UIKit reports the end after the app's callbacks, from which this may be called.
    return !transition.isCompleted && driver.canPause && subject.canCatch(context)
  }

  private func pause() {
    phase = .driving
    tell { driver.pause() }
  }

  /// Tells UIKit something, of which UIKit tells the app, which may turn the transition around.
  ///
  /// That waits until UIKit has done what it was told.
  private func tell(_ work: () -> Void) {
    calls.call {
      if let session = transition?.session { session.calls.call(work) } else { work() }
    }
  }

  /// Releases the transition, which continues to a pose.
  func settle(_ release: Release) {
    switch phase {
    case .requested(nil):
      phase = .requested(release)
      hand = .none
    case .starting:
      phase = .starting(release)
      hand = .none
    case .driving:
      hand = .none
      phase = .running
      guard let context else { return }
      // A transition that has lost its window is already cancelled, and cancels the touch.
      guard context.isInteractive || !context.transitionWasCancelled else { return }
      let isBound = wasCancelled && subject?.keepsCancels == true
      if isBound, let heading, heading != release.pose {
        tell { driver.run(to: heading, FingerThrow()) }
      } else {
        tell { driver.run(to: release.pose, release.toss) }
      }
    case .idle, .requested, .running: break
    }
  }
}
