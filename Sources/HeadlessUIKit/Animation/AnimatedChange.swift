/// A property that an animator changes, with both of its values.
struct AnimatedChange {
  let layer: CALayer
  let key: LayerKey
  let start: AnimatableValue
  let end: AnimatableValue

  func restore() { layer.values[key] = start }
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
