import Foundation

/// The way of a recognizer from `possible` to `ended`.
extension UIGestureRecognizer {
  var activeTouches: [UITouch] { sequence.filter { !$0.isOver } }

  var isActive: Bool { currentState == .began || currentState == .changed }

  /// Whether the recognizer is through with its touches, however it ended.
  var isFinished: Bool { currentState != .possible && !isActive }

  /// Whether others have to reckon with this one: it recognized and its action was sent.
  var hasWon: Bool { isGranted && (isActive || currentState == .ended) }

  /// Whether it is open what becomes of a touch.
  func isUndecided(about touch: UITouch) -> Bool {
    (currentState == .possible || isWaiting) && sequence.contains { $0 === touch }
  }

  func competes(with other: UIGestureRecognizer) -> Bool {
    other !== self && sequence.contains { touch in other.sequence.contains { $0 === touch } }
  }

  // MARK: Touches

  /// Takes a new touch, unless the recognizer is off, already through or its delegate objects.
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
    // The pointer stays where it is while a trackpad scrolls.
    if !active.isEmpty { lastCentroid = active.map { $0.pointer ?? $0.location }.centroid }
    switch touch.phase {
    case .began: touchesBegan([touch], with: event)
    case .moved: touchesMoved([touch], with: event)
    case .ended: touchesEnded([touch], with: event)
    case .cancelled: touchesCancelled([touch], with: event)
    case .stationary: break
    }
  }

  func ignore(_ touch: UITouch) {
    sequence.removeAll { $0 === touch }
  }

  /// Lets go of all touches, as when the recognizer is switched off or leaves the window.
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
      // The view may have left the window meanwhile, which takes the touches away.
      currentState == .possible, arbiter.admits(self)
    else {
      currentState = .failed
      return
    }
    currentState = newState
    pendingRequirements = arbiter.requirements(of: self)
    isWaiting = true
    arbiter.resolve(self)
  }

  /// Loses against another recognizer, or against time.
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
  /// The middle of the points, zero if there are none.
  var centroid: CGPoint {
    let count = CGFloat(Swift.max(self.count, 1))
    return CGPoint(x: map(\.x).reduce(0, +) / count, y: map(\.y).reduce(0, +) / count)
  }
}
