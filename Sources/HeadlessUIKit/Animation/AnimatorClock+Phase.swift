import Foundation

extension AnimatorClock {
  /// What a property animator is doing.
  enum Phase {
    case inactive
    /// Started with nothing to do yet (D).
    case waiting
    /// Running on the animator's own curve, from a fraction of its time on; −1 runs backwards.
    case pacing(from: Double, direction: Double)
    /// Running to an end with a curve given later.
    case heading(from: Double, to: Double, curve: TimingCurve, duration: CFTimeInterval)
    /// Resting at a fraction: of the way if scrubbing is linear, else of the time.
    case paused(Double)
    case stopped
  }
}

/// A property that an animator changes, with both of its values.
struct AnimatedChange {
  let layer: CALayer
  let key: LayerKey
  let start: AnimatableValue
  let end: AnimatableValue

  func restore() { layer.values[key] = start.writtenBack }
  func finish() { layer.values[key] = end }
}

extension [AnimatedChange] {
  /// Puts the values from before back, the last one first; the views may not hear of it (F6b).
  func restore() {
    for change in reversed() { change.restore() }
    guard World.current.variant.refreshesInsetsOfReversed else { return }
    for view in compactMap({ $0.layer.delegate as? UIView }) {
      MainActor.assumeIsolated { view.safeAreaMayHaveChanged() }
    }
  }
}
