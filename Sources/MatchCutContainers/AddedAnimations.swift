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
    /// The model values that the animator has changed; `nil` for a layer that it has inserted.
    let former: [ModelValue]?
  }

  private var animated: [Animated] = []

  /// Runs a closure, and finds the animations that it adds to layers and their sublayers.
  init(to layers: [CALayer], by animate: () -> Void) {
    // A layer that is retained keeps its identifier.
    var former: [ObjectIdentifier: (layer: CALayer, keys: [String], values: [ModelValue])] = [:]
    Self.visit(layers) {
      former[ObjectIdentifier($0)] = ($0, $0.animationKeys() ?? [], ModelValue.all(of: $0))
    }
    animate()
    Self.visit(layers) { layer in
      let former = former[ObjectIdentifier(layer)]
      let added = (layer.animationKeys() ?? []).filter { former?.keys.contains($0) != true }
      guard !added.isEmpty, !animated.contains(where: { $0.layer === layer }) else { return }
      animated.append(
        Animated(
          layer: layer, keys: added,
          properties: Set(added.compactMap(layer.animation).flatMap(Self.properties)),
          former: former?.values.filter { $0.differs(layer) }))
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
      let values = animated.former ?? animated.layer.presentation().map(ModelValue.all) ?? []
      for value in values where animated.properties.contains(value.property) {
        value.write(animated.layer)
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

/// The value that an animatable property of a layer has had.
@MainActor private struct ModelValue {
  /// The name of the property, as animations have it.
  let property: Substring
  /// Whether a layer has another value.
  let differs: (CALayer) -> Bool
  let write: (CALayer) -> Void

  /// Returns the values of all animatable properties of a layer.
  static func all(of layer: CALayer) -> [ModelValue] { readers.compactMap { $0(layer) } }

  private typealias Reader = (CALayer) -> ModelValue?

  private static let readers: [Reader] = [
    reader("anchorPoint", \CALayer.anchorPoint, equal: ==),
    reader("position", \CALayer.position, equal: ==),
    reader("bounds", \CALayer.bounds, equal: ==),
    reader("transform", \CALayer.transform, equal: CATransform3DEqualToTransform),
    reader("zPosition", \CALayer.zPosition, equal: ==),
    reader("cornerRadius", \CALayer.cornerRadius, equal: ==),
    reader("borderWidth", \CALayer.borderWidth, equal: ==),
    reader("shadowRadius", \CALayer.shadowRadius, equal: ==),
    reader("opacity", \CALayer.opacity, equal: ==),
    reader("shadowOpacity", \CALayer.shadowOpacity, equal: ==),
    reader("backgroundColor", \CALayer.backgroundColor, equal: ==),
    reader("borderColor", \CALayer.borderColor, equal: ==),
    reader("shadowColor", \CALayer.shadowColor, equal: ==),
    reader("shadowOffset", \CALayer.shadowOffset, equal: ==),
    reader("path", \CAShapeLayer.path, equal: ==),
    reader("strokeStart", \CAShapeLayer.strokeStart, equal: ==),
    reader("strokeEnd", \CAShapeLayer.strokeEnd, equal: ==),
  ]

  private static func reader<Layer: CALayer, Value>(
    _ property: Substring, _ path: ReferenceWritableKeyPath<Layer, Value>,
    equal: @escaping (Value, Value) -> Bool
  ) -> Reader {
    { layer in
      guard let value = (layer as? Layer)?[keyPath: path] else { return nil }
      return ModelValue(property: property) { other in
        guard let other = other as? Layer else { return false }
        return !equal(other[keyPath: path], value)
      } write: { other in
        (other as? Layer)?[keyPath: path] = value
      }
    }
  }
}
