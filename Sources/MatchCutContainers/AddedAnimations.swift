import MatchCut
import UIKit

/// The animations that an animator has added to layers, with what it has set there.
///
/// They are found by a comparison of all layers before and after.
@MainActor struct AddedAnimations {
  private struct Animated {
    let layer: CALayer
    let keys: [String]
    /// The animated properties.
    let properties: Set<Substring>
    /// The model values before and after; `nil` for a layer that the animator has inserted.
    let values: (before: ModelValues, after: ModelValues)?
  }

  private var animated: [Animated] = []

  /// Runs a closure, and finds the animations that it adds to layers and their sublayers.
  init(to layers: [CALayer], by animate: () -> Void) {
    // A layer that is retained keeps its identifier.
    var former: [ObjectIdentifier: (layer: CALayer, keys: [String], values: ModelValues)] = [:]
    Self.visit(layers) {
      former[ObjectIdentifier($0)] = ($0, $0.animationKeys() ?? [], ModelValues(of: $0))
    }
    animate()
    Self.visit(layers) { layer in
      let former = former[ObjectIdentifier(layer)]
      let added = (layer.animationKeys() ?? []).filter { former?.keys.contains($0) != true }
      guard !added.isEmpty, !animated.contains(where: { $0.layer === layer }) else { return }
      let values = former.map { (before: $0.values, after: ModelValues(of: layer)) }
      let properties = Set(added.compactMap(layer.animation).flatMap(Self.properties))
      animated.append(
        Animated(layer: layer, keys: added, properties: properties, values: values))
    }
  }

  /// Whether there are none.
  var isEmpty: Bool { animated.isEmpty }

  /// Whether any animation is running that will end by itself.
  var areRunning: Bool {
    animated.contains { animated in
      animated.keys.compactMap(animated.layer.animation).contains {
        $0.isRemovedOnCompletion && $0.repeatCount.isFinite && $0.repeatDuration.isFinite
      }
    }
  }

  /// Restores the animated model values, so that they do not show when the animations are removed.
  ///
  /// A layer that the animator has inserted gets the values on screen. What the animator has set
  /// without an animation stays, such as a new size of the screen.
  func restore() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for animated in animated {
      let layer = animated.layer
      if let (before, after) = animated.values {
        before.restore(animated.properties, changedIn: after, of: layer)
      } else if let shown = layer.presentation() {
        let values = ModelValues(of: shown)
        values.restore(animated.properties, changedIn: ModelValues(of: layer), of: layer)
      }
    }
    CATransaction.commit()
  }

  /// Removes the animations, so that their completions are called.
  func remove() {
    for animated in animated {
      for key in animated.keys { animated.layer.removeAnimation(forKey: key) }
    }
  }

  private static func properties(of animation: CAAnimation) -> [Substring] {
    if let group = animation as? CAAnimationGroup {
      return (group.animations ?? []).flatMap(properties)
    }
    let path = (animation as? CAPropertyAnimation)?.keyPath ?? ""
    return Array(path.split(separator: ".").prefix(1))
  }

  private static func visit(_ layers: [CALayer], _ body: (CALayer) -> Void) {
    for layer in layers {
      body(layer)
      visit(layer.sublayers ?? [], body)
      if let mask = layer.mask { visit([mask], body) }
    }
  }
}

/// The animatable values of a layer.
@MainActor private struct ModelValues {
  private let anchorPoint, position: CGPoint
  private let bounds: CGRect
  private let transform: CATransform3D
  private let zPosition, cornerRadius, borderWidth, shadowRadius: CGFloat
  private let opacity, shadowOpacity: Float
  private let backgroundColor, borderColor, shadowColor: CGColor?
  private let shadowOffset: CGSize
  private let path: CGPath?
  private let strokeStart, strokeEnd: CGFloat

  init(of layer: CALayer) {
    anchorPoint = layer.anchorPoint
    position = layer.position
    bounds = layer.bounds
    transform = layer.transform
    zPosition = layer.zPosition
    cornerRadius = layer.cornerRadius
    borderWidth = layer.borderWidth
    shadowRadius = layer.shadowRadius
    opacity = layer.opacity
    shadowOpacity = layer.shadowOpacity
    backgroundColor = layer.backgroundColor
    borderColor = layer.borderColor
    shadowColor = layer.shadowColor
    shadowOffset = layer.shadowOffset
    let shape = layer as? CAShapeLayer
    path = shape?.path
    strokeStart = shape?.strokeStart ?? 0
    strokeEnd = shape?.strokeEnd ?? 1
  }

  /// Restores the values of properties that differ in later ones.
  func restore(_ properties: Set<Substring>, changedIn later: ModelValues, of layer: CALayer) {
    func restore<Layer: CALayer, Value: Equatable>(
      _ name: Substring, _ target: ReferenceWritableKeyPath<Layer, Value>,
      _ value: KeyPath<ModelValues, Value>
    ) {
      guard properties.contains(name), later[keyPath: value] != self[keyPath: value] else { return }
      (layer as? Layer)?[keyPath: target] = self[keyPath: value]
    }
    restore("anchorPoint", \.anchorPoint, \.anchorPoint)
    restore("position", \.position, \.position)
    restore("bounds", \.bounds, \.bounds)
    if properties.contains("transform"), !CATransform3DEqualToTransform(later.transform, transform)
    {
      layer.transform = transform
    }
    restore("zPosition", \.zPosition, \.zPosition)
    restore("cornerRadius", \.cornerRadius, \.cornerRadius)
    restore("borderWidth", \.borderWidth, \.borderWidth)
    restore("shadowRadius", \.shadowRadius, \.shadowRadius)
    restore("opacity", \.opacity, \.opacity)
    restore("shadowOpacity", \.shadowOpacity, \.shadowOpacity)
    restore("backgroundColor", \.backgroundColor, \.backgroundColor)
    restore("borderColor", \.borderColor, \.borderColor)
    restore("shadowColor", \.shadowColor, \.shadowColor)
    restore("shadowOffset", \.shadowOffset, \.shadowOffset)
    restore("path", \CAShapeLayer.path, \.path)
    restore("strokeStart", \CAShapeLayer.strokeStart, \.strokeStart)
    restore("strokeEnd", \CAShapeLayer.strokeEnd, \.strokeEnd)
  }
}
