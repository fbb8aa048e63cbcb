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
    case requested(outcome: Outcome?)
    /// In flight by itself; UIKit knows the outcome.
    case running
    /// In the hand of the finger.
    case driving
  }

  /// What becomes of the transition when the finger lets go.
  enum Outcome {
    case finish
    case cancel
  }

  /// What a finger does that a pan has recognized.
  enum Hand {
    /// There is none, or it has nothing more to say.
    case away
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
  private(set) weak var context: (any UIViewControllerContextTransitioning)?
  private(set) var phase = Phase.idle
  private(set) var isAppearing = false
  /// What the finger that a pan has recognized is doing.
  var hand = Hand.away
  /// The size of the container when the finger began.
  var size = CGSize.zero

  private let press = CatchingPress()
  /// Catches where the recognizer that begins transitions gets no touches: it may be for an edge
  /// only, or on a screen that is all but gone.
  private let catchingPan = GripPan()
  private var sceneWatch: SceneWatch?
  /// Whether the finger has asked for the transition.
  private var isOwn = false
  /// Where the transition was heading when a finger caught it in flight; `nil` if none has.
  private var heading: Outcome?
  private var releaseVelocity = CGPoint.zero

  /// Makes a grip; the subject is not retained.
  init(on subject: any GripSubject, driver: any GripDriver) {
    self.subject = subject
    self.driver = driver
    press.connect { [weak self] in self?.pressReported($0) }
    catchingPan.connect(to: self)
  }

  /// Whether the finger has asked for a transition that UIKit has not started yet.
  var isRequested: Bool {
    if case .requested = phase { true } else { false }
  }

  /// Whether the transition goes where the finger does.
  var isMovingScreen: Bool { hand == .moving || hand == .yielding }

  /// Whether the screen was about to go when the finger caught it; `nil` if it was at rest.
  var isGoing: Bool? {
    heading.map { ($0 == .finish) != isAppearing }
  }

  // MARK: UIKit

  /// Takes over a transition that UIKit starts, for as long as it lasts.
  ///
  /// - Parameters:
  ///   - context: The transition.
  ///   - interaction: What UIKit has started it with; retained until the end.
  func enter(_ context: any UIViewControllerContextTransitioning, with interaction: AnyObject) {
    guard let subject else { return }
    isAppearing = subject.isAppearing(in: context)
    guard let coordinator = subject.coordinator(of: context) else {
      // A transition that is not animated is over by now.
      return end(isCancelled: context.transitionWasCancelled)
    }
    // Retains the interaction until then: without it nobody would say how the transition ends.
    coordinator.animate(alongsideTransition: nil) { [self] context in
      withExtendedLifetime(interaction) { end(isCancelled: context.isCancelled) }
    }
    self.context = context
    watch(context.containerView)
    guard case .requested(var outcome) = phase else {
      phase = .running
      return
    }
    phase = .driving
    if isAppearing || subject.hasLapsed {
      // It has been meant for another transition, which has never come.
      driver.reset()
      isOwn = false
      outcome = .finish
    } else {
      subject.willBegin()
      driver.apply(to: context, isAppearing: isAppearing)
    }
    guard let outcome else { return }
    // UIKit holds the animation as long as it is in this method: an outcome would have no effect.
    LayoutHook.run(in: context.containerView) { [weak self] in
      guard let self else { return }
      settle(outcome, velocity: releaseVelocity)
    }
  }

  /// Takes back what the finger has asked for, as it does not come.
  func withdraw() {
    if isRequested { end(isCancelled: true) }
  }

  /// Takes the transition out of the finger's hand, as if that had never touched it.
  func interrupt() {
    let origin = isOwn ? Outcome.cancel : .finish
    settle(isMovingScreen ? origin : heading ?? origin, velocity: .zero)
  }

  /// Turns a screen that comes around, as the app wants it to go.
  func reverse() {
    guard isAppearing, let context, subject?.canCatch(context) == true else { return }
    let formerHeading = heading
    if phase == .running { hold() }
    // That was no finger.
    heading = formerHeading
    settle(.cancel, velocity: .zero)
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
    if isMovingScreen { hand = .away }
    heading = nil
    isOwn = false
    isAppearing = false
    context = nil
    sceneWatch = nil
    press.view?.removeGestureRecognizer(press)
    catchingPan.view?.removeGestureRecognizer(catchingPan)
    driver.wantsInteractiveStart = false
    driver.reset()
    if isGone { scroll.forget() }
    subject?.didEnd(isGone: isGone, isTouched: isTouched)
  }

  // MARK: The finger's part

  /// Asks UIKit for the transition.
  func request() {
    phase = .requested(outcome: nil)
    isOwn = true
    driver.wantsInteractiveStart = true
    subject?.request()
  }

  /// Stops a transition in flight where it is.
  func grab() {
    if canGrab { hold() }
  }

  /// Whether a finger may stop what is in flight.
  var canGrab: Bool {
    guard phase == .running, let subject, let context else { return false }
    return subject.canCatch(context) && subject.permitsCatch(isAppearing: isAppearing)
  }

  private func hold() {
    guard let context else { return }
    heading = context.transitionWasCancelled ? .cancel : .finish
    driver.hold(context, isAppearing: isAppearing)
    phase = .driving
  }

  /// Lets go of the transition, which runs to an outcome.
  func settle(_ outcome: Outcome, velocity: CGPoint) {
    switch phase {
    case .requested(outcome: nil):
      phase = .requested(outcome: outcome)
      releaseVelocity = velocity
      hand = .away
    case .driving:
      phase = .running
      hand = .away
      // A transition that has lost its window is cancelled already, and takes the touch away.
      guard let context, context.isInteractive || !context.transitionWasCancelled else { return }
      driver.run(to: outcome, of: context, isAppearing: isAppearing, velocity: velocity)
    case .idle, .requested, .running: break
    }
  }
}
