import UIKit

// Handles the reports of the recognizers.
extension TransitionGesture {
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
    guard let target, !target.handle(recognizer) else { return }
    requested?.fingerMoved(in: target.container)
    if requested != nil, recognizer.state == .changed { target.reportUnusedInteraction() }
    if recognizer.state == .began || recognizer.state == .changed { liftPause.fingerMoved() }
    // Once a second finger has joined, only the pinch moves the screen, until both have lifted.
    let isJoined =
      isMovingScreen && grabbingRecognizer is InteractionPinch && grabbingRecognizer !== recognizer
    if isJoined { return }
    switch recognizer.state {
    case .possible: break
    case .began: begin(recognizer, for: target)
    case .changed: move(recognizer, for: target)
    case .ended:
      lift(recognizer, for: target)
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

  private func begin(_ recognizer: any FingerRecognizer, for target: any GestureDelegate) {
    // A gesture that does not catch may have waited for another one, and report late.
    if recognizer.catches { catchInFlight() }
    if isDriving {
      if isAppearing { target.willBegin() }
      // The app may have ended the interaction in its callback.
      if isDriving { grabScreen(with: recognizer, sample(of: recognizer, for: target)) }
      return
    }
    // UIKit has not started the requested transition yet.
    if isMovingScreen { return grabScreen(with: recognizer, sample(of: recognizer, for: target)) }
    if recognizer is InteractionPinch { grab = .none }
    guard grab != .scrolling, target.isAvailable, let mover = movers?.makeMover() else { return }
    grabScreen(with: recognizer, sample(of: recognizer, for: target), by: mover)
    request(by: mover)
  }

  /// Begins to move the screen with fingers, from its present place.
  private func grabScreen(
    with recognizer: any FingerRecognizer, _ finger: FingerSample,
    by mover: (any TransitionMover)? = nil
  ) {
    grab = .moving
    grabbingRecognizer = recognizer
    touchdown.location = nil
    sizeAtGrab = finger.size
    scroll.hold()
    (mover ?? self.mover)?.start(with: finger)
  }

  private func move(_ recognizer: any FingerRecognizer, for target: any GestureDelegate) {
    var finger = sample(of: recognizer, for: target)
    // At its other edge, content leaves the finger to the opposite direction.
    if grab == .scrolling, target.axes.count > 1 {
      turn(toward: finger.axis.vector(finger.axis.along(finger.velocity)))
      finger = sample(of: recognizer, for: target)
    }
    switch grab {
    case .none: break
    case .scrolling:
      // A second finger zooms the content, which keeps both until they lift.
      if scroll.isZoomedIn { grab = .none }
      guard grab == .scrolling, isFree(for: target), isLeavingContent(finger, for: target) else {
        return
      }
      grab = .none
      if target.shouldBegin(recognizer) { begin(recognizer, for: target) }
    case .yielding where finger.size == sizeAtGrab:
      if isLeavingContent(finger, for: target) {
        grabScreen(with: recognizer, finger)
      } else {
        mover?.returnToRest(with: finger)
        show(for: target)
      }
    case .moving where finger.size == sizeAtGrab:
      mover?.follow(finger)
      show(for: target)
      if grab == .moving, finger.isOverContent, let mover, mover.isBeyondStart {
        returnToContent(from: mover)
      }
    case .moving, .yielding: interrupt()
    }
  }

  /// Hands the finger over to the content, because the screen is back at rest.
  private func returnToContent(from mover: any TransitionMover) {
    scroll.release()
    if mover.staysAtRest {
      grab = .yielding
    } else {
      release(Release(pose: target?.presents == true ? .away : .settled))
      grab = .scrolling
    }
  }

  private func show(for target: any GestureDelegate) {
    guard let mover = run?.drive?.mover else { return }
    mover.apply()
    target.options.onProgress?(target.presents ? 1 - mover.progress : mover.progress)
  }

  private func lift(_ recognizer: any FingerRecognizer, for target: any GestureDelegate) {
    let finger = sample(of: recognizer, for: target)
    switch grab {
    case .none, .scrolling: grab = .none
    case .moving where finger.size == sizeAtGrab:
      guard let mover else { return interrupt() }
      let pose = mover.decide(finger, before: run?.drive?.destinationBefore)
      let velocity = liftPause.isResting ? ReleaseVelocity() : mover.velocity(of: finger)
      release(Release(pose: pose, velocity: velocity))
    case .yielding where finger.size == sizeAtGrab: release(Release(pose: .settled))
    case .moving, .yielding: interrupt()
    }
  }

  /// Whether the finger has reached the edge of the content under it, and continues.
  private func isLeavingContent(
    _ finger: FingerSample, for target: any GestureDelegate
  ) -> Bool {
    let speed = finger.axis.along(finger.velocity)
    return !scroll.canScroll && (target.presents ? speed < 0 : speed > 0)
  }

  /// Measures the fingers in the container of the target.
  func sample(
    of recognizer: any FingerRecognizer, for target: any GestureDelegate
  ) -> FingerSample {
    let container = run?.container ?? target.container
    let axis = target.axis(of: recognizer)
    let location = recognizer.location(in: container)
    return FingerSample(
      location: location, translation: recognizer.translation(in: container),
      velocity: liftPause.isResting ? .zero : recognizer.velocity(in: container),
      axis: target.presents ? axis.reversed : axis, size: container?.bounds.size ?? .zero,
      isFromEdge: recognizer is InteractionEdgePan,
      isOverContent: recognizer.content == .scrollsFirst && !scroll.isEmpty,
      translationFromTouch: touchdown.location.map { location - $0 },
      pinch: (recognizer as? InteractionPinch)?.pinch(in: container))
  }
}
