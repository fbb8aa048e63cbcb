import UIKit

// What the recognizers report.
extension TransitionGrip {
  /// Notes what is under a finger that touches the screen.
  func touchBegan(on view: UIView?, for pan: UIPanGestureRecognizer) {
    guard let subject, subject.isAvailable || phase != .idle else { return }
    wait?.fingerMoved(in: subject.container)
    scroll.touchBegan(on: view, below: pan.view, along: subject.axis)
  }

  /// Whether a pan that has just been recognized may begin, or move what it has caught.
  func shouldBegin(_ pan: UIPanGestureRecognizer) -> Bool {
    switch phase {
    case .driving: return !isMovingScreen
    case .running: return canGrab
    case .idle, .requested:
      guard let subject, isFree(for: subject) else { return false }
      let finger = sample(of: pan, for: subject)
      let direction = finger.translation == .zero ? finger.velocity : finger.translation
      let cone = subject.options.usableCone
      let isLeading = subject.axis.leads(direction, within: cone)
      hand = .none
      if !scroll.isEmpty, !isLeading || scroll.canScroll {
        // It may get to the edge of the content, and go on from there.
        hand = subject.axis.isAlong(direction, within: cone) ? .scrolling : .none
        return hand == .scrolling
      }
      return isLeading && subject.permits(pan)
    }
  }

  /// Whether a finger may ask for a transition: there is none, and none is about to come.
  private func isFree(for subject: any GripSubject) -> Bool {
    subject.isAvailable && (phase == .idle || hasLapsed)
  }

  /// Hears of a pan.
  func report(of pan: UIPanGestureRecognizer) {
    guard let subject else { return }
    wait?.fingerMoved(in: subject.container)
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

  /// Hears of a finger that touches the screen while a transition is in flight, or leaves it.
  func pressReported(_ state: UIGestureRecognizer.State) {
    switch state {
    case .possible, .changed: break
    case .began: grab()
    default: if !isMovingScreen { interrupt() }
    }
  }

  private func begin(_ pan: UIPanGestureRecognizer, for subject: any GripSubject) {
    // Another recognizer than the grip's own may have had to wait, and report late.
    if phase == .running, pan is GripPan { grab() }
    if phase == .driving {
      if isAppearing { subject.willBegin() }
      // The app may have taken the screen out of the hand when it was told.
      if phase == .driving { take(sample(of: pan, for: subject)) }
      return
    }
    guard hand != .scrolling, subject.isAvailable else { return }
    driver.reset()
    take(sample(of: pan, for: subject))
    request()
  }

  /// Lets the finger move the screen from where it is.
  private func take(_ finger: FingerSample) {
    hand = .moving
    size = finger.size
    if !scroll.isEmpty { scroll.hold() }
    driver.start(with: finger)
  }

  private func move(_ pan: UIPanGestureRecognizer, for subject: any GripSubject) {
    let finger = sample(of: pan, for: subject)
    switch hand {
    case .none: break
    case .scrolling:
      guard isFree(for: subject), isLeavingContent(finger) else { return }
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

  /// Leaves the finger to the content, as the screen is back at rest.
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

  /// Whether the finger has come to the edge of the content under it, and goes on.
  private func isLeavingContent(_ finger: FingerSample) -> Bool {
    !scroll.canScroll && finger.axis.along(finger.velocity) > 0
  }

  private func sample(
    of pan: UIPanGestureRecognizer, for subject: any GripSubject
  ) -> FingerSample {
    let container = subject.container
    return FingerSample(
      location: pan.location(in: container), translation: pan.translation(in: container),
      velocity: pan.velocity(in: container), axis: subject.axis,
      size: container?.bounds.size ?? .zero, isOverContent: !scroll.isEmpty)
  }
}
