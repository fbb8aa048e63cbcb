import Foundation

/// The limits of a tap, which are recalled rather than documented.
enum TapLimits {
  /// The largest movement of a finger, in points.
  static let movement = 45.0
  /// The longest touch, in seconds.
  static let duration = 0.75
  /// The longest pause between two taps, in seconds.
  static let pause = 0.35
}

/// Recognizes one or more taps with one or more fingers.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps that make up the gesture; 1 by default.
  open var numberOfTapsRequired = 1

  /// The number of fingers that tap; 1 by default.
  open var numberOfTouchesRequired = 1

  /// The number of fingers in the gesture.
  open override var numberOfTouches: Int { countedTouches.count }

  private var tapCount = 0
  private var tapStart: (location: CGPoint, time: TimeInterval)?
  /// The touches of the current tap, including those that have been lifted.
  private var tapTouches: [UITouch] = []

  override var countedTouches: [UITouch] { tapTouches }

  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  override func accepts(_ touch: UITouch) -> Bool {
    // A control takes precedence over tap recognizers of its superviews.
    guard numberOfTapsRequired == 1, numberOfTouchesRequired == 1 else { return true }
    var candidate = touch.view
    while let current = candidate, current !== view {
      if let control = current as? UIControl, control.isEnabled { return false }
      candidate = current.superview
    }
    return true
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if tapTouches.allSatisfy(\.isOver) { tapTouches = [] }
    tapTouches.append(contentsOf: touches)
    guard tapTouches.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    if tapTouches.count == 1 { tapStart = (lastCentroid, event.timestamp) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      guard let tapStart, tapTouches.count == 1 else { continue }
      if touch.location.distance(to: tapStart.location) > TapLimits.movement { state = .failed }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let tapStart, event.timestamp - tapStart.time <= TapLimits.duration else {
      state = .failed
      return
    }
    guard activeTouches.isEmpty else { return }
    guard tapTouches.count == numberOfTouchesRequired else {
      state = .failed
      return
    }
    tapCount += 1
    if tapCount >= numberOfTapsRequired {
      state = .ended
    } else {
      waitForNextTap(after: tapCount)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    cancelGesture()
  }

  open override func reset() {
    tapCount = 0
    tapStart = nil
    tapTouches = []
  }

  private func waitForNextTap(after count: Int) {
    let deadline = World.current.time + TapLimits.pause
    World.current.everyFrame { [weak self] _ in
      guard let self, currentState == .possible, tapCount == count, activeTouches.isEmpty else {
        return false
      }
      guard World.current.time >= deadline else { return true }
      arbiter?.update { fail() }
      return false
    }
  }
}
