/// A property that an animator changes, with both of its values.
struct AnimatedChange {
  let layer: CALayer
  let key: LayerKey
  let start: AnimatableValue
  let end: AnimatableValue

  func restore() { layer.values[key] = start }
  func finish() { layer.values[key] = end }
}
