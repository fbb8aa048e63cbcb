import Foundation

extension AnimatorClock {
  /// What a property animator is doing.
  enum Phase {
    case inactive
    /// Started without animations (D).
    case waiting
    /// Running on the animator's own curve from a fraction of its duration; −1 runs backward.
    case pacing(from: Double, direction: Double)
    /// Running to an end, with a curve that was passed later.
    case heading(from: Double, to: Double, curve: TimingCurve, duration: CFTimeInterval)
    /// Paused at a fraction: of the progress if scrubbing is linear, otherwise of the duration.
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

  func restore() { layer.nextValues[key] = start.writtenBack }
  func finish() { layer.nextValues[key] = end }
}

extension [AnimatedChange] {
  /// Restores the former values, the last one first; the safe areas of the views may not follow
  /// (F6b).
  func restore() {
    for change in reversed() { change.restore() }
    guard World.current.variant.refreshesInsetsOfReversed else { return }
    for view in compactMap({ $0.layer.delegate as? UIView }) {
      MainActor.assumeIsolated { view.safeAreaMayHaveChanged() }
    }
  }
}
