import UIKit

/// Calls a closure again and again, in the time of a layer.
///
/// It runs by an animation of the layer, which costs no work per frame.
@MainActor final class LayerTimer {
  private static let key = "timer"

  private let layer: CALayer
  private let period: CFTimeInterval
  private let onTick: @MainActor () -> Bool

  /// Makes a timer, which is not started yet.
  ///
  /// - Parameters:
  ///   - layer: The layer for the animation; the timer runs for as long as that is in a window.
  ///   - period: The time between two calls, in seconds.
  ///   - onTick: The closure, which returns whether it is to be called again.
  init(on layer: CALayer, every period: CFTimeInterval, onTick: @escaping @MainActor () -> Bool) {
    self.layer = layer
    self.period = period
    self.onTick = onTick
  }

  /// Begins a period.
  func start() {
    let animation = CABasicAnimation(keyPath: "zPosition")
    animation.fromValue = 0
    animation.toValue = 0
    animation.duration = period
    animation.delegate = AnimationEnd { [weak self] hasEnded in
      guard hasEnded, let self else { return }
      if onTick() { start() }
    }
    layer.add(animation, forKey: Self.key)
  }

  /// Ends the present period without a call.
  func stop() {
    layer.removeAnimation(forKey: Self.key)
  }
}
