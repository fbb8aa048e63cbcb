import UIKit

// Handles the reports of the recognizers.
extension InteractiveTransition {
  enum Phase: Equatable {
    /// UIKit uses the interaction for no transition.
    case idle
    /// Fingers have requested a transition that UIKit has not started yet.
    case requested(Decision?)
    /// UIKit is starting the transition interactively, and ignores an outcome until then.
    case starting(Decision?)
    /// The transition runs by itself, and UIKit knows the outcome.
    case running
    /// The transition is interactive.
    case driving
  }

  /// The outcome of a release.
  struct Decision: Equatable {
    /// The pose to which the screen goes.
    let pose: FrontPose
    var velocity = ReleaseVelocity()
  }

  /// What recognized fingers move.
  enum GrabState {
    /// Nothing: there is no finger, or it no longer has an effect.
    case none
    /// The finger scrolls the content under it, and has requested nothing yet.
    case scrolling
    /// The fingers move the screen.
    case moving
    /// The finger has brought the screen back to rest, and scrolls the content from there.
    case yielding
  }

  /// Handles a report of fingers.
  func report(of recognizer: any FingerRecognizer) {
    guard let target, !target.intercepts(recognizer) else { return }
    deadline?.fingerMoved(in: target.container)
    if isRequested, recognizer.state == .changed { target.reportUnusedInteraction() }
    if recognizer.state == .began || recognizer.state == .changed { fingerRest.fingerMoved() }
    // Once a second finger has joined, only the pinch moves the screen, until both have lifted.
    let isJoined =
      isMovingScreen && grabbingRecognizer is InteractionPinch && grabbingRecognizer !== recognizer
    if isJoined { return }
    switch recognizer.state {
    case .possible: break
    case .began: begin(recognizer, for: target)
    case .changed: move(recognizer, for: target)
    case .ended:
      release(recognizer, for: target)
      scroll.touchEnded()
    default:
      if isMovingScreen { interrupt() }
      grab = .none
      scroll.touchEnded()
    }
  }

  /// Handles a touch during a transition in flight, or the end of the touch.
  func pressReported(_ state: UIGestureRecognizer.State) {
    switch state {
    case .possible, .changed: break
    case .began: catchInFlight()
    default: if !isMovingScreen { interrupt() }
    }
  }

  private func begin(_ recognizer: any FingerRecognizer, for target: any InteractionTarget) {
    // A gesture that does not catch may have waited for another one, and report late.
    if phase == .running, recognizer.catches { catchInFlight() }
    if isDriving {
      if isAppearing { target.willBegin() }
      // The app may have ended the interaction in its callback.
      if isDriving { grabScreen(with: recognizer, sample(of: recognizer, for: target)) }
      return
    }
    // UIKit has not started the requested transition yet.
    if isMovingScreen { return grabScreen(with: recognizer, sample(of: recognizer, for: target)) }
    if recognizer is InteractionPinch { grab = .none }
    guard grab != .scrolling, target.isAvailable else { return }
    driver.reset()
    grabScreen(with: recognizer, sample(of: recognizer, for: target))
    request()
  }

  /// Begins to move the screen with fingers, from its present place.
  private func grabScreen(with recognizer: any FingerRecognizer, _ finger: FingerSample) {
    grab = .moving
    grabbingRecognizer = recognizer
    touchdown.location = nil
    sizeAtGrab = finger.size
    scroll.hold()
    driver.start(with: finger)
  }

  private func move(_ recognizer: any FingerRecognizer, for target: any InteractionTarget) {
    var finger = sample(of: recognizer, for: target)
    // At its other edge, content leaves the finger to the opposite direction.
    if grab == .scrolling || grab == .yielding, target.axes.count > 1 {
      turn(toward: finger.axis.vector(finger.axis.along(finger.velocity)))
      finger = sample(of: recognizer, for: target)
    }
    switch grab {
    case .none: break
    case .scrolling:
      // A second finger zooms the content, which keeps both until they lift.
      if scroll.isZoomedIn { grab = .none }
      guard grab == .scrolling, isFree(for: target), isLeavingContent(finger) else { return }
      grab = .none
      if target.permits(recognizer) { begin(recognizer, for: target) }
    case .yielding where finger.size == sizeAtGrab:
      if isLeavingContent(finger) {
        grabScreen(with: recognizer, finger)
      } else {
        driver.returnToRest(with: finger)
        show(for: target)
      }
    case .moving where finger.size == sizeAtGrab:
      driver.follow(finger)
      show(for: target)
      if grab == .moving, driver.isBeyondStart, finger.isOverContent { returnToContent() }
    case .moving, .yielding: interrupt()
    }
  }

  /// Hands the finger over to the content, because the screen is back at rest.
  private func returnToContent() {
    scroll.release()
    if driver.staysAtRest {
      grab = .yielding
    } else {
      settle(Decision(pose: .settled))
      grab = .scrolling
    }
  }

  private func show(for target: any InteractionTarget) {
    guard isDriving else { return }
    driver.apply()
    target.options.onProgress?(driver.progress)
  }

  private func release(_ recognizer: any FingerRecognizer, for target: any InteractionTarget) {
    let finger = sample(of: recognizer, for: target)
    switch grab {
    case .none, .scrolling: grab = .none
    case .moving where finger.size == sizeAtGrab:
      let pose = driver.decide(finger, before: destinationBeforeCatch)
      let velocity = fingerRest.isResting ? ReleaseVelocity() : driver.velocity(of: finger)
      settle(Decision(pose: pose, velocity: velocity))
    case .yielding where finger.size == sizeAtGrab: settle(Decision(pose: .settled))
    case .moving, .yielding: interrupt()
    }
  }

  /// Whether the finger has reached the edge of the content under it, and continues.
  private func isLeavingContent(_ finger: FingerSample) -> Bool {
    !scroll.canScroll && finger.axis.along(finger.velocity) > 0
  }

  /// Measures the fingers in the container of the target.
  func sample(
    of recognizer: any FingerRecognizer, for target: any InteractionTarget
  ) -> FingerSample {
    let container = inFlight?.container ?? target.container
    let location = recognizer.location(in: container)
    return FingerSample(
      location: location, translation: recognizer.translation(in: container),
      velocity: fingerRest.isResting ? .zero : recognizer.velocity(in: container),
      axis: target.axis(of: recognizer), size: container?.bounds.size ?? .zero,
      isFromEdge: recognizer is InteractionEdgePan,
      isOverContent: recognizer.content == .first && !scroll.isEmpty,
      translationFromTouch: touchdown.location.map { location - $0 },
      pinch: (recognizer as? InteractionPinch)?.pinch(in: container))
  }
}
