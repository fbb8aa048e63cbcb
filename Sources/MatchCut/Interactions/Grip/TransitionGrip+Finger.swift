import UIKit

// What the recognizers report.
extension TransitionGrip {
  /// Notes what is under a finger that touches the screen.
  func touchBegan(on view: UIView?, for pan: UIPanGestureRecognizer) {
    guard let subject, subject.isAvailable || phase != .idle else { return }
    if isRequested { subject.didWait() }
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
      let way = finger.translation == .zero ? finger.velocity : finger.translation
      let isLeading = subject.axis.leads(way, within: subject.cone)
      hand = .away
      if !scroll.isEmpty, !isLeading || scroll.canScroll {
        // It may get to the edge of the content, and go on from there.
        hand = subject.axis.isAlong(way, within: subject.cone) ? .scrolling : .away
        return hand == .scrolling
      }
      return isLeading && subject.permits(pan)
    }
  }

  /// Whether a finger may ask for a transition: there is none, and none is about to come.
  private func isFree(for subject: any GripSubject) -> Bool {
    subject.isAvailable && (phase == .idle || isRequested && subject.hasLapsed)
  }

  /// Hears of a pan.
  func report(of pan: UIPanGestureRecognizer) {
    guard let subject else { return }
    if isRequested { subject.didWait() }
    switch pan.state {
    case .possible: break
    case .began: begin(pan, for: subject)
    case .changed: move(pan, for: subject)
    case .ended:
      release(pan, for: subject)
      scroll.touchEnded()
    default:
      if isMovingScreen { interrupt() }
      hand = .away
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
      return take(sample(of: pan, for: subject))
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
    case .away: break
    case .scrolling:
      guard isFree(for: subject), isLeavingContent(finger) else { return }
      hand = .away
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
    if driver.isBeyondStart, !scroll.isEmpty { handBack() }
  }

  /// Leaves the finger to the content, as the screen is back at rest.
  private func handBack() {
    scroll.release()
    if driver.staysAtRest {
      hand = .yielding
    } else {
      settle(isAppearing ? .finish : .cancel, velocity: .zero)
      hand = .scrolling
    }
  }

  private func show(for subject: any GripSubject) {
    guard phase == .driving, let context else { return }
    driver.apply(to: context, isAppearing: isAppearing)
    subject.didMove(to: driver.progress)
  }

  private func release(_ pan: UIPanGestureRecognizer, for subject: any GripSubject) {
    let finger = sample(of: pan, for: subject)
    switch hand {
    case .away, .scrolling: hand = .away
    case .moving where finger.size == size:
      let isGone = driver.takesAway(finger, heading: isGoing)
      settle(isGone == isAppearing ? .cancel : .finish, velocity: finger.velocity)
    case .yielding where finger.size == size:
      settle(isAppearing ? .finish : .cancel, velocity: .zero)
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
