import UIKit

/// A finger's grip on a transition: it asks for one or catches one in flight, moves it, and lets
/// go.
///
/// UIKit starts a transition later than it is asked to (A1, B1), and what it is told before is
/// lost. So what the finger does meanwhile is kept, and told when the transition has started.
@MainActor final class TransitionGrip {
  enum Phase: Equatable {
    /// No transition that UIKit has been given the interaction for.
    case idle
    /// A transition has been asked for, but UIKit has not started it yet.
    case requested(Release?)
    /// In flight by itself; UIKit knows the outcome.
    case running
    /// In the hand of the finger.
    case driving
  }

  /// How a finger has let go of the screen.
  struct Release: Equatable {
    /// Where the screen goes.
    let pose: FrontPose
    /// In points per second.
    var velocity = CGPoint.zero
  }

  /// What a finger does that a pan has recognized.
  enum Hand {
    /// There is none, or it has nothing more to say.
    case none
    /// It scrolls content under it, and has not asked for anything yet.
    case scrolling
    /// It moves the screen.
    case moving
    /// It has brought the screen back to rest, and scrolls content on from there.
    case yielding
  }

  /// The scroll views under the finger.
  let scroll = ScrollHandOff()
  let driver: any GripDriver
  private(set) weak var subject: (any GripSubject)?
  private(set) var phase = Phase.idle
  /// What the finger that a pan has recognized is doing.
  var hand = Hand.none
  /// The size of the container when the finger began.
  var size = CGSize.zero
  /// The wait for what the finger has asked UIKit for.
  private(set) var wait: GripWait?

  private var transition: GripTransition?
  private let press = CatchingPress()
  /// Catches where the recognizer that begins transitions gets no touches: it may be for an edge
  /// only, or on a screen that is all but gone.
  private let catchingPan = GripPan()
  private var sceneWatch: SceneWatch?
  /// Whether the finger has asked for the transition.
  private var isOwn = false
  /// Where the screen was going when a finger caught it in flight; `nil` if none has.
  private(set) var heading: FrontPose?

  /// Makes a grip; the subject is not retained.
  init(on subject: any GripSubject, driver: any GripDriver) {
    self.subject = subject
    self.driver = driver
    press.connect { [weak self] in self?.pressReported($0) }
    catchingPan.connect(to: self)
  }

  /// The transition in flight.
  var context: (any UIViewControllerContextTransitioning)? { transition?.context }

  /// Whether the screen comes, in the transition in flight.
  var isAppearing: Bool { transition?.isAppearing ?? false }

  /// Whether the finger has asked for a transition that UIKit has not started yet.
  var isRequested: Bool {
    if case .requested = phase { true } else { false }
  }

  /// Whether the finger has asked for a transition that UIKit may still start.
  var isBeginning: Bool { isRequested && !hasLapsed }

  /// Whether UIKit has had its time to start what the finger has asked for.
  var hasLapsed: Bool { wait?.hasLapsed == true }

  /// Whether the transition goes where the finger does.
  var isMovingScreen: Bool { hand == .moving || hand == .yielding }

  // MARK: UIKit

  /// Gets ready for a transition that UIKit has been told of, by a finger or by the app.
  func prepare() {
    // One that the finger had asked for came to nothing, as with a `dismiss` that an app overrides.
    if hasLapsed { withdraw() }
  }

  /// Takes over a transition that UIKit starts, for as long as it lasts.
  ///
  /// - Parameters:
  ///   - context: The transition.
  ///   - interaction: What UIKit has started it with; retained until the end.
  func enter(_ context: any UIViewControllerContextTransitioning, with interaction: AnyObject) {
    guard let subject else { return }
    transition = GripTransition(
      context, session: driver.session(of: context), isAppearing: subject.isAppearing(in: context))
    guard let coordinator = subject.coordinator(of: context) else {
      // A transition that is not animated is over by now.
      return end(isCancelled: context.transitionWasCancelled)
    }
    // Retains the interaction until then: without it nobody would say how the transition ends.
    coordinator.animate(alongsideTransition: nil) { [self] context in
      withExtendedLifetime(interaction) { end(isCancelled: context.isCancelled) }
    }
    watch(context.containerView)
    let former = phase
    phase = .running
    if case .requested(let release) = former {
      takeOver(after: release, for: subject)
    } else {
      transition.map(driver.enter)
    }
  }

  /// Takes into the hand what UIKit has started with the hand on it.
  private func takeOver(after release: Release?, for subject: any GripSubject) {
    guard let transition, let container = context?.containerView else { return }
    // If not, it is another transition than the one that was asked for, which never came.
    let isWanted = !transition.isAppearing && !hasLapsed
    phase = .driving
    wait = nil
    if isWanted {
      driver.enter(transition)
      subject.willBegin()
      driver.apply()
    } else {
      driver.reset()
      driver.enter(transition)
      isOwn = false
    }
    guard let release = isWanted ? release : Release(pose: transition.heading ?? .settled) else {
      return
    }
    // UIKit holds the animation as long as it is in this method: an outcome would have no effect.
    LayoutHook.run(in: container) { [weak self] in self?.settle(release) }
  }

  /// Takes back what the finger has asked for, as it does not come.
  func withdraw() {
    if isRequested { end(isCancelled: true) }
  }

  /// Takes the transition out of the finger's hand, as if that had never touched it.
  func interrupt() {
    let origin = isOwn == isAppearing ? FrontPose.away : .settled
    settle(Release(pose: isMovingScreen ? origin : heading ?? origin))
  }

  /// Turns a screen that comes around, as the app wants it to go.
  func reverse() {
    guard isAppearing, phase == .driving || isCatchable else { return }
    let formerHeading = heading
    if phase == .running { pause() }
    // That was no finger.
    heading = formerHeading
    settle(Release(pose: .away))
  }

  private func watch(_ container: UIView) {
    container.addGestureRecognizer(press)
    let isCatching = container.gestureRecognizers?.contains { ($0 as? GripPan)?.grip === self }
    if isCatching != true { container.addGestureRecognizer(catchingPan) }
    sceneWatch = container.window?.windowScene.map { scene in
      SceneWatch(scene) { [weak self] in self?.interrupt() }
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
    isOwn = false
    transition = nil
    sceneWatch = nil
    press.view?.removeGestureRecognizer(press)
    catchingPan.view?.removeGestureRecognizer(catchingPan)
    driver.wantsInteractiveStart = false
    driver.reset()
    if isGone { scroll.forget() }
    guard let subject else { return }
    subject.didEnd(isGone: isGone)
    if isTouched { subject.options.onEnd?(isGone) }
  }

  // MARK: The finger's part

  /// Asks UIKit for the transition.
  func request() {
    phase = .requested(nil)
    isOwn = true
    driver.wantsInteractiveStart = true
    subject?.request()
    if isRequested { wait = GripWait(in: subject?.container) }
  }

  /// Stops a transition in flight where it is.
  func grab() {
    if canGrab { pause() }
  }

  /// Whether a finger may stop what is in flight.
  var canGrab: Bool {
    // Once more, as the app may have ended it when it was asked.
    isCatchable && subject?.permitsCatch(isAppearing: isAppearing) == true && isCatchable
  }

  private var isCatchable: Bool {
    guard phase == .running, let subject, let transition, let context else { return false }
    // UIKit tells of the end after the callbacks of the app, which may be what asks.
    return !transition.isCompleted && subject.canCatch(context)
  }

  private func pause() {
    guard let transition else { return }
    heading = transition.heading
    driver.pause()
    phase = .driving
  }

  /// Lets go of the transition, which runs to a pose.
  func settle(_ release: Release) {
    switch phase {
    case .requested(nil):
      phase = .requested(release)
      hand = .none
    case .driving:
      phase = .running
      hand = .none
      guard let transition, !transition.isCompleted, let context else { return }
      // A transition that has lost its window is cancelled already, and takes the touch away.
      guard context.isInteractive || !context.transitionWasCancelled else { return }
      driver.run(to: release.pose, velocity: release.velocity)
    case .idle, .requested, .running: break
    }
  }
}
