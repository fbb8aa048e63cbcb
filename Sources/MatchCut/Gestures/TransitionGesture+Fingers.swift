package import UIKit

// Handles the reports of the recognizers.
extension TransitionGesture {
  package func report(of recognizer: any FingerRecognizer) {
    guard let delegate, !delegate.handle(recognizer) else { return }
    switch recognizer.state {
    case .ended, .cancelled, .failed: if delegate.isRefused { withdraw() }
    default: break
    }
    requested?.fingerMoved(in: container)
    if requested != nil, recognizer.state == .changed { delegate.reportUnusedInteraction() }
    if recognizer.state == .began || recognizer.state == .changed { liftPause.fingerMoved() }
    // Once a second finger has joined, only the pinch moves the screen, until both have lifted.
    let isJoined =
      isMovingScreen && grabbingRecognizer?.kind == .pinch && grabbingRecognizer !== recognizer
    if isJoined { return }
    switch recognizer.state {
    case .possible: break
    case .began: begin(recognizer, for: delegate)
    case .changed: move(recognizer, for: delegate)
    case .ended:
      lift(recognizer, for: delegate)
      scroll.touchEnded()
    default:
      if isMovingScreen { interrupt() }
      fingers = .none
      scroll.touchEnded()
    }
  }

  package func pressReported(_ state: UIGestureRecognizer.State) {
    switch state {
    case .possible, .changed: break
    case .began: catchInFlight()
    default: if !isMovingScreen { interrupt() }
    }
  }

  private func begin(_ recognizer: any FingerRecognizer, for delegate: any GestureDelegate) {
    // A gesture that does not catch may have waited for another one, and report late.
    if recognizer.catches { catchInFlight() }
    if isDriving {
      if isAppearing { delegate.willBegin() }
      // The app may have ended the interaction in its callback.
      if isDriving { grabScreen(with: recognizer, sample(of: recognizer, for: delegate)) }
      return
    }
    // UIKit has not started the requested transition yet.
    if isMovingScreen { return grabScreen(with: recognizer, sample(of: recognizer, for: delegate)) }
    if recognizer.kind == .pinch { fingers = .none }
    guard fingers != .scrolling, delegate.isAvailable else { return }
    let mover = movement.makeMover()
    grabScreen(with: recognizer, sample(of: recognizer, for: delegate), by: mover)
    request(by: mover)
  }

  /// Begins to move the screen with fingers, from its present place.
  private func grabScreen(
    with recognizer: any FingerRecognizer, _ finger: FingerSample,
    by mover: (any TransitionMover)? = nil
  ) {
    fingers = .moving
    grabbingRecognizer = recognizer
    touchLocation = nil
    sizeAtGrab = finger.size
    scroll.hold()
    (mover ?? self.mover)?.start(with: finger)
  }

  private func move(_ recognizer: any FingerRecognizer, for delegate: any GestureDelegate) {
    var finger = sample(of: recognizer, for: delegate)
    // At the other edge of the content, the finger may move the screen in the opposite direction.
    if fingers == .scrolling, delegate.axes.count > 1 {
      chooseAxis(along: finger.axis.vector(finger.axis.along(finger.velocity)))
      finger = sample(of: recognizer, for: delegate)
    }
    if isMovingScreen, finger.size != sizeAtGrab { return interrupt() }
    switch fingers {
    case .none: break
    case .scrolling:
      // A second finger zooms the content. The content then keeps both until they lift.
      if scroll.isZoomedIn { fingers = .none }
      guard fingers == .scrolling, isFree(for: delegate), isLeavingContent(finger, for: delegate)
      else { return }
      fingers = .none
      if delegate.shouldBegin(recognizer) { begin(recognizer, for: delegate) }
    case .yielding:
      if isLeavingContent(finger, for: delegate) {
        grabScreen(with: recognizer, finger)
      } else {
        mover?.returnToRest(with: finger)
        show(for: delegate)
      }
    case .moving:
      mover?.follow(finger)
      show(for: delegate)
      if fingers == .moving, finger.isOverContent, mover?.isBeyondStart == true {
        returnToContent(for: delegate)
      }
    }
  }

  /// Hands the finger over to the content, because the screen is back where it was.
  private func returnToContent(for delegate: any GestureDelegate) {
    scroll.release()
    if delegate.isDrag {
      fingers = .yielding
    } else {
      // While a transition is interactive, the model values of the views are those at its end, so a
      // scroll view would measure the finger in the wrong place (F2).
      release(Release(pose: delegate.presents ? .away : .settled))
      fingers = .scrolling
    }
  }

  private func show(for delegate: any GestureDelegate) {
    guard let mover = state.drive?.mover else { return }
    mover.apply()
    delegate.options.onProgress?(delegate.presents ? 1 - mover.progress : mover.progress)
  }

  private func lift(_ recognizer: any FingerRecognizer, for delegate: any GestureDelegate) {
    let finger = sample(of: recognizer, for: delegate)
    guard isMovingScreen else {
      fingers = .none
      return
    }
    guard finger.size == sizeAtGrab, let mover else { return interrupt() }
    if fingers == .yielding { return release(Release(pose: .settled)) }
    let pose = mover.decide(finger, before: state.drive?.destinationBefore)
    let velocity = liftPause.isResting ? ReleaseVelocity() : mover.velocity(of: finger)
    release(Release(pose: pose, velocity: velocity))
  }

  /// Whether the finger has reached the edge of the content under it, and continues.
  private func isLeavingContent(
    _ finger: FingerSample, for delegate: any GestureDelegate
  ) -> Bool {
    let speed = finger.axis.along(finger.velocity)
    return !scroll.canScroll && (delegate.presents ? speed < 0 : speed > 0)
  }

  /// Measures the fingers in the container of the delegate.
  func sample(
    of recognizer: any FingerRecognizer, for delegate: any GestureDelegate
  ) -> FingerSample {
    let container = container
    let axis = delegate.axis(of: recognizer)
    let location = recognizer.location(in: container)
    return FingerSample(
      location: location, translation: recognizer.translation(in: container),
      velocity: liftPause.isResting ? .zero : recognizer.velocity(in: container),
      axis: delegate.presents ? axis.reversed : axis, size: container?.bounds.size ?? .zero,
      isFromEdge: recognizer.kind == .edge,
      isOverContent: recognizer.scrollsFirst && !scroll.isEmpty,
      translationFromTouch: touchLocation.map { location - $0 },
      pinch: (recognizer as? InteractionPinch)?.pinch(in: container))
  }
}

/// The pause of a finger before it lifts.
///
/// UIKit may report the velocity of the last movement even then (M6).
@MainActor final class LiftPause {
  /// The time without a movement after which a finger is at rest, in seconds.
  private static let duration = 0.1

  private weak var touch: UITouch?
  /// The time of the last movement, on the clock of the touches.
  private var lastMovement: TimeInterval?

  /// Starts over with another finger.
  func watch(_ touch: UITouch) {
    self.touch = touch
    lastMovement = nil
  }

  /// Records a movement.
  func fingerMoved() {
    lastMovement = touch?.timestamp
  }

  /// Whether the finger is at rest; `false` if that is not known.
  var isResting: Bool {
    guard let touch, let lastMovement else { return false }
    return touch.timestamp - lastMovement > Self.duration
  }
}
