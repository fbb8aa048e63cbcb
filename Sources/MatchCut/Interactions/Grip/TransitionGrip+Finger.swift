import UIKit

// The reports of the recognizers.
extension TransitionGrip {
  /// Notes the scroll views under a finger that touches the screen.
  func touchBegan(_ touch: UITouch, for fingers: any GripRecognizer) {
    watch(touch)
    guard let subject, subject.isAvailable || phase != .idle else { return }
    wait?.fingerMoved(in: subject.container)
    // A pinch may hear of the same touch.
    if fingers is UIPanGestureRecognizer && fingers.sharesContent || touch !== scrollTouch {
      scrollTouch = touch
      scroll.touchBegan(on: touch.view, below: fingers.view, along: subject.axis)
    }
    if hand == .none { touchdown = touch.location(in: subject.container) }
  }

  /// Watches whether a finger rests before it leaves the screen, unless another one moves that.
  func watch(_ touch: UITouch) {
    if hand == .none { rest.watch(touch) }
  }

  /// Whether fingers that have just been recognized may begin, or move the transition that they have
  /// caught.
  func shouldBegin(_ fingers: any GripRecognizer) -> Bool {
    // A second finger may join the one that moves the screen.
    if isMovingScreen { return fingers is GripPinch && !(holder is GripPinch) }
    switch phase {
    case .starting, .driving: return true
    case .running: return canGrab
    case .idle, .requested:
      guard let subject, isFree(for: subject) else { return false }
      guard isLeading(fingers, for: subject) else {
        return hand == .scrolling && fingers.sharesContent
      }
      // The app may have removed the view when it was asked, and then the finger has no end.
      return subject.permits(fingers) && fingers.view?.window != nil
    }
  }

  /// Whether fingers begin as the gesture does, with no content that moves instead.
  ///
  /// If content moves first, the finger scrolls from then on.
  private func isLeading(_ fingers: any GripRecognizer, for subject: any GripSubject) -> Bool {
    if let pinch = fingers as? GripPinch { return pinch.isClosing && !scroll.isZoomedIn }
    let finger = sample(of: fingers, for: subject)
    let direction = finger.translation == .zero ? finger.velocity : finger.translation
    let isLeading = finger.axis.leads(direction, within: subject.cone)
    // It may be recognized before it has a translation.
    guard fingers.sharesContent else { return isLeading || direction == .zero }
    hand = .none
    if scroll.isZoomedIn { return false }
    if !scroll.isEmpty, !isLeading || scroll.canScroll {
      // The finger may reach the edge of the content, and continue from there.
      hand = finger.axis.isAlong(direction, within: subject.cone) ? .scrolling : .none
      touchdown = nil
      return false
    }
    return isLeading
  }

  /// Whether a recognizer of a scroll view under the finger, or another one of the grip's own, may
  /// recognize beside one of the grip's.
  ///
  /// A pinch of a scroll view may do so as long as the finger only scrolls.
  func admits(_ other: UIGestureRecognizer, beside fingers: any GripRecognizer) -> Bool {
    if fingers is GripPinch, (other as? GripPan)?.grip === self || swipes(with: other) {
      return true
    }
    return pinches(with: other) || scroll.contains(other)
      || (hand == .scrolling && fingers.sharesContent && scroll.zooms(with: other))
  }

  /// Whether a recognizer is the one for the leading edge that reports to the grip.
  func swipes(with other: UIGestureRecognizer) -> Bool {
    (other as? GripEdgePan)?.grip === self
  }

  /// Whether a recognizer is the pinch that reports to the grip.
  func pinches(with other: UIGestureRecognizer) -> Bool {
    (other as? GripPinch)?.grip === self
  }

  /// Whether a finger may request a transition, since there is none and none is about to come.
  private func isFree(for subject: any GripSubject) -> Bool {
    subject.isAvailable && (phase == .idle || hasLapsed)
  }

  /// Handles a report of fingers.
  func report(of fingers: any GripRecognizer) {
    guard let subject else { return }
    wait?.fingerMoved(in: subject.container)
    if fingers.state == .began || fingers.state == .changed { rest.fingerMoved() }
    // A second finger has joined, and both have the screen until both leave.
    let isJoined = isMovingScreen && holder is GripPinch && holder !== fingers
    if isJoined { return }
    switch fingers.state {
    case .possible: break
    case .began: begin(fingers, for: subject)
    case .changed: move(fingers, for: subject)
    case .ended:
      release(fingers, for: subject)
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

  private func begin(_ fingers: any GripRecognizer, for subject: any GripSubject) {
    // A recognizer other than the grip's own may have had to wait, and reports late.
    if phase == .running, fingers.isGrips { grab() }
    if isDriving {
      if isAppearing { subject.willBegin() }
      // The app may have ended the interaction in its callback.
      if isDriving { take(sample(of: fingers, for: subject), by: fingers) }
      return
    }
    // UIKit has not started yet what the first finger has requested.
    if isMovingScreen { return take(sample(of: fingers, for: subject), by: fingers) }
    if fingers is GripPinch { hand = .none }
    guard hand != .scrolling, subject.isAvailable else { return }
    driver.reset()
    take(sample(of: fingers, for: subject), by: fingers)
    request()
  }

  /// Begins to move the screen with fingers, from its present place.
  private func take(_ finger: FingerSample, by fingers: any GripRecognizer) {
    hand = .moving
    holder = fingers
    touchdown = nil
    size = finger.size
    if !scroll.isEmpty { scroll.hold() }
    driver.start(with: finger)
  }

  private func move(_ fingers: any GripRecognizer, for subject: any GripSubject) {
    let finger = sample(of: fingers, for: subject)
    switch hand {
    case .none: break
    case .scrolling:
      // A second finger has come, and has the content until both leave.
      if scroll.isZoomedIn { hand = .none }
      guard hand == .scrolling, isFree(for: subject), isLeavingContent(finger) else { return }
      hand = .none
      if subject.permits(fingers) { begin(fingers, for: subject) }
    case .yielding where finger.size == size:
      if isLeavingContent(finger) {
        take(finger, by: fingers)
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
    if hand == .moving, driver.isBeyondStart, finger.isOverContent { handBack() }
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
    guard isDriving else { return }
    driver.apply()
    subject.options.onProgress?(driver.progress)
  }

  private func release(_ fingers: any GripRecognizer, for subject: any GripSubject) {
    let finger = sample(of: fingers, for: subject)
    switch hand {
    case .none, .scrolling: hand = .none
    case .moving where finger.size == size:
      let pose = driver.decide(finger, heading: heading)
      settle(Release(pose: pose, toss: rest.isResting ? FingerThrow() : driver.toss(by: finger)))
    case .yielding where finger.size == size: settle(Release(pose: .settled))
    case .moving, .yielding: interrupt()
    }
  }

  /// Whether the finger has reached the edge of the content under it, and continues.
  private func isLeavingContent(_ finger: FingerSample) -> Bool {
    !scroll.canScroll && finger.axis.along(finger.velocity) > 0
  }

  private func sample(
    of fingers: any GripRecognizer, for subject: any GripSubject
  ) -> FingerSample {
    let container = subject.container
    let location = fingers.location(in: container)
    return FingerSample(
      location: location, translation: fingers.translation(in: container),
      velocity: rest.isResting ? .zero : fingers.velocity(in: container),
      axis: subject.axis(of: fingers), size: container?.bounds.size ?? .zero,
      isOverContent: fingers.sharesContent && !scroll.isEmpty,
      way: touchdown.map { CGPoint(x: location.x - $0.x, y: location.y - $0.y) },
      pinch: (fingers as? GripPinch)?.pinch(in: container))
  }
}
