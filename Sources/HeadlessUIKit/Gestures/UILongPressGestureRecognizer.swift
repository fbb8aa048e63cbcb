import Foundation

/// Recognizes fingers that rest on the screen.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The duration of the press before the gesture begins, in seconds; 0.5 by default.
  open var minimumPressDuration: TimeInterval = 0.5

  /// The number of fingers; 1 by default.
  open var numberOfTouchesRequired = 1

  /// The largest movement before the gesture begins, in points; 10 by default.
  open var allowableMovement: CGFloat = 10

  private var start = CGPoint.zero
  /// Identifies the press, so that an old timer does not end a new one.
  private var press = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard activeTouches.count <= numberOfTouchesRequired else {
      if isActive { touches.forEach(ignore) } else { state = .failed }
      return
    }
    guard activeTouches.count == numberOfTouchesRequired, !isActive else { return }
    start = lastCentroid
    press += 1
    if minimumPressDuration > 0 { waitForBeginning(of: press) } else { state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isActive {
      state = .changed
    } else if lastCentroid.distance(to: start) > allowableMovement {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isActive else {
      state = .failed
      return
    }
    if activeTouches.isEmpty { state = .ended }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    cancelGesture()
  }

  private func waitForBeginning(of press: Int) {
    let deadline = World.current.time + minimumPressDuration
    World.current.everyFrame { [weak self] _ in
      guard let self, self.press == press, currentState == .possible, !activeTouches.isEmpty else {
        return false
      }
      guard World.current.time >= deadline - 1e-9 else { return true }
      state = .began
      return false
    }
  }
}
