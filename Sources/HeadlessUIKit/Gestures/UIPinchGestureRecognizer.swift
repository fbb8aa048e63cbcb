import Foundation

/// Recognizes two fingers that move apart or together.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers, relative to that at the beginning.
  open var scale: CGFloat = 1

  /// The velocity of the scale, per second.
  open private(set) var velocity: CGFloat = 0

  /// The change of the distance before the gesture begins, in points.
  private static let hysteresis = 8.0
  private var lastDistance: CGFloat = 0
  private var startDistance: CGFloat = 0
  private var lastTime: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard activeTouches.count <= 2 else { return touches.forEach(ignore) }
    lastTime = event.timestamp
    lastDistance = distance ?? 0
    startDistance = lastDistance
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let distance, lastDistance > 0 else {
      // With one finger left, the gesture continues at the same scale (G).
      if isActive, activeTouches.count == 1 { state = .changed }
      return
    }
    if isActive {
      let change = scale * (distance / lastDistance - 1)
      let elapsed = event.timestamp - lastTime
      scale += change
      if elapsed > 0 { velocity = change / elapsed }
      (lastDistance, lastTime) = (distance, event.timestamp)
      state = .changed
    } else if abs(distance - startDistance) >= Self.hysteresis {
      (lastDistance, lastTime) = (distance, event.timestamp)
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isActive else {
      if activeTouches.isEmpty { state = .failed }
      return
    }
    if activeTouches.isEmpty { state = .ended } else { lastDistance = 0 }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if activeTouches.isEmpty { cancelGesture() }
  }

  open override func reset() {
    scale = 1
    velocity = 0
    lastDistance = 0
  }

  private var distance: CGFloat? {
    let active = activeTouches
    return active.count == 2 ? active[0].location.distance(to: active[1].location) : nil
  }
}
