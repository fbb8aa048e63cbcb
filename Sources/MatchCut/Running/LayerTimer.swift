package import UIKit

/// Calls a closure at intervals of a layer's time.
///
/// An animation of the layer measures the interval, without work per frame.
@MainActor final class LayerTimer {
  private let layer: CALayer
  private let period: CFTimeInterval
  private let key: String
  private let onTick: @MainActor () -> Bool
  /// The number of the current interval, for reports of earlier ones.
  private var interval = 0

  /// Creates a timer without starting it.
  ///
  /// - Parameters:
  ///   - layer: The layer for the animation; the timer runs while that is in a window.
  ///   - period: The time between two calls, in seconds.
  ///   - key: The name of the timer; a new one replaces another with that name.
  ///   - onTick: The closure; it returns whether to call it again.
  init(
    on layer: CALayer, every period: CFTimeInterval, key: String,
    onTick: @escaping @MainActor () -> Bool
  ) {
    self.layer = layer
    self.period = period
    self.key = key
    self.onTick = onTick
  }

  /// Begins an interval.
  func start() {
    let animation = CABasicAnimation(keyPath: "zPosition")
    animation.fromValue = 0
    animation.toValue = 0
    animation.duration = period
    interval += 1
    animation.delegate = AnimationEnd { [weak self, interval] hasEnded in
      guard let self, interval == self.interval else { return }
      guard hasEnded else { return startInNextFrame() }
      if onTick() { start() }
    }
    layer.add(animation, forKey: key)
  }

  /// Begins an interval anew, after the background has removed the animation (E14).
  private func startInNextFrame() {
    FrameAction.once { [weak self, interval] in
      guard let self, interval == self.interval else { return }
      if (layer.delegate as? UIView)?.window != nil { start() }
    }
  }

  /// Ends the current interval without a call.
  func stop() {
    interval += 1
    layer.removeAnimation(forKey: key)
  }
}

extension CALayer {
  /// The present time of the layer, in seconds.
  package var now: TimeInterval { convertTime(CACurrentMediaTime(), from: nil) }
}

/// Calls a closure when an animation has ended: with `true` if it ran to its end.
package final class AnimationEnd: NSObject, CAAnimationDelegate {
  private let handler: @MainActor @Sendable (Bool) -> Void

  package init(handler: @escaping @MainActor @Sendable (Bool) -> Void) {
    self.handler = handler
  }

  package func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    let handler = handler
    // The delegate of an animation is called on the main thread.
    MainActor.assumeIsolated { handler(flag) }
  }
}
