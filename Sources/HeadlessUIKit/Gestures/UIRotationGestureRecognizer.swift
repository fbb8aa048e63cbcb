import Foundation

/// Recognizes two fingers that turn about each other.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle since the beginning, in radians, clockwise; may be set.
  open var rotation: CGFloat = 0
  /// The velocity of the rotation, in radians per second.
  open private(set) var velocity: CGFloat = 0

  /// The angle before the gesture begins, in radians, which is recalled rather than documented.
  private static let hysteresis = 0.1
  private var lastAngle: CGFloat?
  private var turned: CGFloat = 0
  private var lastTime: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard activeTouches.count <= 2 else { return touches.forEach(ignore) }
    (lastAngle, lastTime) = (angle, event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let angle, let lastAngle else {
      // With one finger left, the gesture continues at the same angle, as a pinch does (G).
      if isActive, activeTouches.count == 1 { state = .changed }
      return
    }
    // The shorter way around.
    let change = (angle - lastAngle).remainder(dividingBy: 2 * .pi)
    let elapsed = event.timestamp - lastTime
    (self.lastAngle, lastTime) = (angle, event.timestamp)
    if isActive {
      rotation += change
      if elapsed > 0 { velocity = change / elapsed }
      state = .changed
    } else {
      turned += change
      if abs(turned) >= Self.hysteresis { state = .began }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isActive else {
      if activeTouches.isEmpty { state = .failed }
      return
    }
    if activeTouches.isEmpty { state = .ended } else { lastAngle = nil }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if activeTouches.isEmpty { cancelGesture() }
  }

  open override func reset() {
    (rotation, velocity, turned, lastAngle) = (0, 0, 0, nil)
  }

  private var angle: CGFloat? {
    let active = activeTouches.map(\.location)
    return active.count == 2 ? atan2(active[1].y - active[0].y, active[1].x - active[0].x) : nil
  }
}
