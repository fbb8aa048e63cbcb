import Foundation

/// Decides between the recognizers that receive the same touches, and sends their actions.
@MainActor final class GestureArbiter {
  /// Called when the recognizers of a touch may have changed their state.
  var didUpdate: () -> Void = {}
  private var inPlay: [UIGestureRecognizer] = []
  private var actions: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  private var isUpdating = false

  /// Lets recognizers change their state, then decides between them and sends their actions.
  func update(_ work: () -> Void) {
    guard !isUpdating else { return work() }
    isUpdating = true
    work()
    settle()
    while !actions.isEmpty {
      let action = actions.removeFirst()
      action.recognizer.sendAction(reporting: action.state)
      settle()
    }
    isUpdating = false
    resetFinished()
    didUpdate()
  }

  func enter(_ recognizer: UIGestureRecognizer) {
    if !inPlay.contains(where: { $0 === recognizer }) { inPlay.append(recognizer) }
  }

  func enqueueAction(of recognizer: UIGestureRecognizer, reporting state: UIGestureRecognizer.State)
  {
    actions.append((recognizer, state))
  }

  // MARK: Decisions

  /// Whether no other recognizer of its touches has recognized before, or all of them allow both.
  func admits(_ recognizer: UIGestureRecognizer) -> Bool {
    inPlay.allSatisfy { other in
      !other.hasWon || !other.competes(with: recognizer) || !other.prevents(recognizer)
        || areSimultaneous(recognizer, other)
    }
  }

  /// The active recognizers that have to fail first.
  func requirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    inPlay.filter { $0.competes(with: recognizer) && recognizer.isRequiredToFail($0) }
  }

  /// Lets a waiting recognizer recognize or fail if its requirements are settled.
  func resolve(_ recognizer: UIGestureRecognizer) {
    guard recognizer.isWaiting else { return }
    if recognizer.pendingRequirements.contains(where: \.hasWon) || !admits(recognizer) {
      recognizer.fail()
    } else if !recognizer.pendingRequirements.contains(where: isOpen) {
      grant(recognizer)
    }
  }

  private func isOpen(_ recognizer: UIGestureRecognizer) -> Bool {
    inPlay.contains { $0 === recognizer }
      && (recognizer.currentState == .possible || recognizer.isWaiting)
  }

  private func grant(_ recognizer: UIGestureRecognizer) {
    recognizer.isWaiting = false
    recognizer.isGranted = true
    if recognizer.cancelsTouchesInView {
      for touch in recognizer.sequence { touch.isClaimed = true }
    }
    for other in inPlay where other.competes(with: recognizer) {
      let isLosing = other.currentState == .possible || other.isWaiting
      if isLosing, recognizer.prevents(other), !areSimultaneous(recognizer, other) {
        other.fail()
      }
    }
    // A gesture that has continued while it waited is reported from its beginning (G).
    if recognizer.recognizedState == .began {
      enqueueAction(of: recognizer, reporting: .began)
      if recognizer.currentState != .ended { return }
    }
    enqueueAction(of: recognizer, reporting: .ended)
  }

  private func areSimultaneous(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    a.isPartner(of: b) || b.isPartner(of: a)
      || a.delegate?.gestureRecognizer(a, shouldRecognizeSimultaneouslyWith: b) == true
      || b.delegate?.gestureRecognizer(b, shouldRecognizeSimultaneouslyWith: a) == true
  }

  // MARK: Settling

  private func settle() {
    var waiting = inPlay.filter { $0.isWaiting }
    while !waiting.isEmpty {
      for recognizer in waiting { resolve(recognizer) }
      let left = inPlay.filter { $0.isWaiting }
      if left.count == waiting.count { return }
      waiting = left
    }
  }

  private func resetFinished() {
    for recognizer in inPlay
    where recognizer.isFinished && !recognizer.isWaiting && recognizer.activeTouches.isEmpty {
      recognizer.finishSequence()
    }
    inPlay.removeAll { $0.sequence.isEmpty }
  }
}
