import Foundation

/// The states of a recognizer from `possible` to `ended`.
extension UIGestureRecognizer {
  var activeTouches: [UITouch] { sequence.filter { !$0.isOver } }

  var isActive: Bool { currentState == .began || currentState == .changed }

  /// Whether the recognizer has ended, failed or was canceled.
  var isFinished: Bool { currentState != .possible && !isActive }

  /// Whether the recognizer excludes others: it has recognized, and its action was sent.
  var hasWon: Bool { isGranted && (isActive || currentState == .ended) }

  /// Whether it has not yet been decided whether a touch belongs to the gesture.
  func isUndecided(about touch: UITouch) -> Bool {
    (currentState == .possible || isWaiting) && sequence.contains { $0 === touch }
  }

  func competes(with other: UIGestureRecognizer) -> Bool {
    other !== self && sequence.contains { touch in other.sequence.contains { $0 === touch } }
  }

  // MARK: Touches

  /// Takes a new touch, unless the recognizer is disabled or has ended, or its delegate refuses.
  func takes(_ touch: UITouch) -> Bool {
    guard isEnabled, !isFinished, accepts(touch) else { return false }
    guard touch.isScroll else {
      return delegate?.gestureRecognizer(self, shouldReceive: touch) != false
    }
    let event = UIEvent(.scroll, touches: [], timestamp: touch.timestamp)
    return takesScrolls && delegate?.gestureRecognizer(self, shouldReceive: event) != false
  }

  func begin(_ touch: UITouch, arbiter: GestureArbiter) {
    self.arbiter = arbiter
    sequence.append(touch)
    if isGranted && cancelsTouchesInView { touch.isClaimed = true }
  }

  func receive(_ touch: UITouch, with event: UIEvent) {
    guard !isFinished, sequence.contains(where: { $0 === touch }) else { return }
    let active = activeTouches
    // The pointer stays where it is during a scroll.
    if !active.isEmpty { lastCentroid = active.map { $0.pointer ?? $0.location }.centroid }
    switch touch.phase {
    case .began: touchesBegan([touch], with: event)
    case .moved: touchesMoved([touch], with: event)
    case .ended: touchesEnded([touch], with: event)
    case .cancelled: touchesCancelled([touch], with: event)
    case .stationary: break
    }
  }

  /// The reaction of UIKit's own recognizers to canceled touches.
  func cancelGesture() { state = currentState == .possible ? .failed : .cancelled }

  /// Whether recognizing this gesture makes another one fail, unless both are allowed.
  func prevents(_ other: UIGestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self)
  }

  func ignore(_ touch: UITouch) {
    sequence.removeAll { $0 === touch }
  }

  /// Drops all touches, when the recognizer is disabled or leaves the window.
  func abandonTouches() {
    guard let arbiter, !sequence.isEmpty else { return }
    arbiter.update {
      if currentState == .possible || isWaiting {
        fail()
      } else if isActive {
        change(to: .cancelled)
      }
      sequence = []
    }
  }

  func viewDidMove(toWindow window: UIWindow?) {
    if sequence.contains(where: { $0.window !== window }) { abandonTouches() }
  }

  // MARK: States

  func change(to newState: State) {
    switch (currentState, newState) {
    case (.possible, .began), (.possible, .ended): recognize(as: newState)
    case (.possible, .failed), (.possible, .cancelled): currentState = .failed
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended):
      currentState = newState
      if isGranted { arbiter?.enqueueAction(of: self, reporting: newState) }
    case (.began, .cancelled), (.changed, .cancelled):
      currentState = isWaiting ? .failed : .cancelled
      isWaiting = false
      if isGranted { arbiter?.enqueueAction(of: self, reporting: .cancelled) }
    default: break
    }
  }

  private func recognize(as newState: State) {
    guard let arbiter,
      view?.gestureRecognizerShouldBegin(self) != false,
      delegate?.gestureRecognizerShouldBegin(self) != false,
      // The view may have left the window meanwhile, which cancels the touches.
      currentState == .possible, arbiter.admits(self)
    else {
      currentState = .failed
      return
    }
    currentState = newState
    recognizedState = newState
    pendingRequirements = arbiter.requirements(of: self)
    isWaiting = true
    arbiter.resolve(self)
  }

  /// Fails, because of another recognizer or of the time.
  func fail() {
    currentState = .failed
    isWaiting = false
  }

  func finishSequence() {
    reset()
    currentState = .possible
    isWaiting = false
    isGranted = false
    sequence = []
    pendingRequirements = []
  }
}

extension [CGPoint] {
  /// The centroid of the points; zero without any.
  var centroid: CGPoint {
    let count = CGFloat(Swift.max(self.count, 1))
    return CGPoint(x: map(\.x).reduce(0, +) / count, y: map(\.y).reduce(0, +) / count)
  }
}
