import UIKit

// The reports of the recognizers.
extension TransitionGrip {
  /// Notes the scroll views under a finger that touches the screen.
  func touchBegan(_ touch: UITouch, for pan: UIPanGestureRecognizer) {
    watch(touch)
    guard let subject, subject.isAvailable || phase != .idle else { return }
    wait?.fingerMoved(in: subject.container)
    scroll.touchBegan(on: touch.view, below: pan.view, along: subject.axis)
    if hand == .none { touchdown = touch.location(in: subject.container) }
  }

  /// Watches whether a finger rests before it leaves the screen, unless another one moves that.
  func watch(_ touch: UITouch) {
    if hand == .none { rest.watch(touch) }
  }

  /// Whether a pan that has just been recognized may begin, or move the transition that it has
  /// caught.
  func shouldBegin(_ pan: UIPanGestureRecognizer) -> Bool {
    switch phase {
    case .driving: return !isMovingScreen
    case .running: return canGrab
    case .idle, .requested:
      guard let subject, isFree(for: subject) else { return false }
      let finger = sample(of: pan, for: subject)
      let direction = finger.translation == .zero ? finger.velocity : finger.translation
      let cone = subject.cone
      let isLeading = subject.axis.leads(direction, within: cone)
      hand = .none
      if scroll.isZoomedIn { return false }
      if !scroll.isEmpty, !isLeading || scroll.canScroll {
        // The finger may reach the edge of the content, and continue from there.
        hand = subject.axis.isAlong(direction, within: cone) ? .scrolling : .none
        touchdown = nil
        return hand == .scrolling
      }
      // The app may have removed the view when it was asked, and then the finger has no end.
      return isLeading && subject.permits(pan) && pan.view?.window != nil
    }
  }

  /// Whether a recognizer of a scroll view under the finger may recognize beside the pan.
  ///
  /// A pinch may do so as long as the finger only scrolls.
  func admits(_ recognizer: UIGestureRecognizer) -> Bool {
    scroll.contains(recognizer) || (hand == .scrolling && scroll.zooms(with: recognizer))
  }

  /// Whether a finger may request a transition, since there is none and none is about to come.
  private func isFree(for subject: any GripSubject) -> Bool {
    subject.isAvailable && (phase == .idle || hasLapsed)
  }

  /// Handles a report of the pan.
  func report(of pan: UIPanGestureRecognizer) {
    guard let subject else { return }
    wait?.fingerMoved(in: subject.container)
    if pan.state == .began || pan.state == .changed { rest.fingerMoved() }
    switch pan.state {
    case .possible: break
    case .began: begin(pan, for: subject)
    case .changed: move(pan, for: subject)
    case .ended:
      release(pan, for: subject)
      scroll.touchEnded()
    default:
      if isMovingScreen { interrupt() }
      hand = .none
      scroll.touchEnded()
    }
  }

  /// Handles a finger that touches the screen while a transition is in flight, or leaves the
  /// screen.
  func pressReported(_ state: UIGestureRecognizer.State) {
    switch state {
    case .possible, .changed: break
    case .began: grab()
    default: if !isMovingScreen { interrupt() }
    }
  }

  private func begin(_ pan: UIPanGestureRecognizer, for subject: any GripSubject) {
    // A recognizer other than the grip's own may have had to wait, and reports late.
    if phase == .running, pan is GripPan { grab() }
    if phase == .driving {
      if isAppearing { subject.willBegin() }
      // The app may have ended the interaction in its callback.
      if phase == .driving { take(sample(of: pan, for: subject)) }
      return
    }
    guard hand != .scrolling, subject.isAvailable else { return }
    driver.reset()
    take(sample(of: pan, for: subject))
    request()
  }

  /// Begins to move the screen with the finger, from its present place.
  private func take(_ finger: FingerSample) {
    hand = .moving
    touchdown = nil
    size = finger.size
    if !scroll.isEmpty { scroll.hold() }
    driver.start(with: finger)
  }

  private func move(_ pan: UIPanGestureRecognizer, for subject: any GripSubject) {
    let finger = sample(of: pan, for: subject)
    switch hand {
    case .none: break
    case .scrolling:
      // A second finger has come, and has the content until both leave.
      if scroll.isZoomedIn { hand = .none }
      guard hand == .scrolling, isFree(for: subject), isLeavingContent(finger) else { return }
      hand = .none
      if subject.permits(pan) { begin(pan, for: subject) }
    case .yielding where finger.size == size:
      if isLeavingContent(finger) {
        take(finger)
      } else {
        driver.recede(finger)
        show(for: subject)
      }
    case .moving where finger.size == size: follow(finger, for: subject)
    case .moving, .yielding: interrupt()
    }
  }

  private func follow(_ finger: FingerSample, for subject: any GripSubject) {
    driver.follow(finger)
    show(for: subject)
    if hand == .moving, driver.isBeyondStart, !scroll.isEmpty { handBack() }
  }

  /// Hands the finger over to the content, since the screen is back at rest.
  private func handBack() {
    scroll.release()
    if driver.staysAtRest {
      hand = .yielding
    } else {
      settle(Release(pose: .settled))
      hand = .scrolling
    }
  }

  private func show(for subject: any GripSubject) {
    guard phase == .driving else { return }
    driver.apply()
    subject.options.onProgress?(driver.progress)
  }

  private func release(_ pan: UIPanGestureRecognizer, for subject: any GripSubject) {
    let finger = sample(of: pan, for: subject)
    switch hand {
    case .none, .scrolling: hand = .none
    case .moving where finger.size == size:
      let pose = driver.decide(finger, heading: heading)
      settle(Release(pose: pose, velocity: finger.velocity))
    case .yielding where finger.size == size: settle(Release(pose: .settled))
    case .moving, .yielding: interrupt()
    }
  }

  /// Whether the finger has reached the edge of the content under it, and continues.
  private func isLeavingContent(_ finger: FingerSample) -> Bool {
    !scroll.canScroll && finger.axis.along(finger.velocity) > 0
  }

  private func sample(
    of pan: UIPanGestureRecognizer, for subject: any GripSubject
  ) -> FingerSample {
    let container = subject.container
    let location = pan.location(in: container)
    return FingerSample(
      location: location, translation: pan.translation(in: container),
      velocity: rest.isResting ? .zero : pan.velocity(in: container), axis: subject.axis,
      size: container?.bounds.size ?? .zero, isOverContent: !scroll.isEmpty,
      way: touchdown.map { CGPoint(x: location.x - $0.x, y: location.y - $0.y) })
  }
}
