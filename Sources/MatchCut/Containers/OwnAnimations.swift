import UIKit

/// The animations that an animator has added to the layers of a container.
@MainActor struct OwnAnimations {
  private var animations: [(layer: CALayer, keys: [String])] = []

  /// Makes a list without animations.
  init() {}

  /// Runs a closure, and finds the animations that it adds below a layer.
  init(in layer: CALayer, by animate: () -> Void) {
    var former: [ObjectIdentifier: [String]] = [:]
    Self.visit(layer) { former[ObjectIdentifier($0)] = $1 }
    animate()
    Self.visit(layer) { layer, keys in
      let own = keys.filter { former[ObjectIdentifier(layer)]?.contains($0) != true }
      if !own.isEmpty { animations.append((layer, own)) }
    }
  }

  /// Whether one of them runs that comes to an end by itself.
  var areRunning: Bool {
    animations.contains { layer, keys in
      keys.compactMap(layer.animation).contains {
        $0.isRemovedOnCompletion && $0.repeatCount.isFinite && $0.repeatDuration.isFinite
      }
    }
  }

  /// Sets the animated layers to what is on screen now.
  ///
  /// Behind an animation, a layer has the values of its end already, which would flash when the
  /// animation is removed.
  func returnToStart() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (layer, _) in animations {
      if let shown = layer.presentation() { layer.takeValues(of: shown) }
    }
    CATransaction.commit()
  }

  /// Removes the animations, so that whoever waits for their end is told.
  func remove() {
    for (layer, keys) in animations {
      for key in keys { layer.removeAnimation(forKey: key) }
    }
  }

  /// Visits the layers that have animations.
  private static func visit(_ layer: CALayer, _ body: (CALayer, [String]) -> Void) {
    if let keys = layer.animationKeys(), !keys.isEmpty { body(layer, keys) }
    for sublayer in layer.sublayers ?? [] { visit(sublayer, body) }
    if let mask = layer.mask { visit(mask, body) }
  }
}

extension CALayer {
  /// Takes over the values that can be animated.
  fileprivate func takeValues(of other: CALayer) {
    take(\.anchorPoint, of: other)
    take(\.bounds, of: other)
    take(\.position, of: other)
    if !CATransform3DEqualToTransform(transform, other.transform) { transform = other.transform }
    take(\.zPosition, of: other)
    take(\.opacity, of: other)
    take(\.cornerRadius, of: other)
    take(\.backgroundColor, of: other)
    take(\.borderWidth, of: other)
    take(\.borderColor, of: other)
    take(\.shadowColor, of: other)
    take(\.shadowOpacity, of: other)
    take(\.shadowOffset, of: other)
    take(\.shadowRadius, of: other)
    if let shape = self as? CAShapeLayer, let other = other as? CAShapeLayer {
      shape.path = other.path
      shape.strokeStart = other.strokeStart
      shape.strokeEnd = other.strokeEnd
    }
  }

  private func take<Value: Equatable>(
    _ keyPath: ReferenceWritableKeyPath<CALayer, Value>, of other: CALayer
  ) {
    let value = other[keyPath: keyPath]
    if self[keyPath: keyPath] != value { self[keyPath: keyPath] = value }
  }
}
