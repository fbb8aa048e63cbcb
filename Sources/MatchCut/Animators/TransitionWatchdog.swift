import UIKit

/// Ends a transition whose animation stands still without having reported its end.
///
/// An animator that is continued exactly at its start or end has been seen never to report
/// (openradar 35743469), and an outcome may be lost. The watchdog looks twice a second, by an
/// animation of a layer, which costs no work per frame. It looks at the animation rather than at the
/// time that has passed: a main thread that hangs, or animations that somebody has slowed down, make
/// no difference.
@MainActor final class TransitionWatchdog {
  /// The time between two looks, in seconds.
  private static let period: CFTimeInterval = 0.5
  private static let key = "watchdog"

  private let layer: CALayer
  private let pulse: @MainActor () -> [CGFloat]?
  private let onStandstill: @MainActor () -> Void
  private var lastPulse: [CGFloat]?

  /// Makes a watchdog that looks for as long as its layer is in a window.
  ///
  /// - Parameters:
  ///   - layer: The layer for its animation.
  ///   - pulse: Returns numbers of which one changes while the animation runs; `nil` while a finger
  ///     holds it, and nothing has to be watched until ``resume()``.
  ///   - onStandstill: Called once, when the numbers have been the same for a whole period.
  init(
    on layer: CALayer, pulse: @escaping @MainActor () -> [CGFloat]?,
    onStandstill: @escaping @MainActor () -> Void
  ) {
    self.layer = layer
    self.pulse = pulse
    self.onStandstill = onStandstill
    wait()
  }

  /// Looks again, after a finger has let go.
  func resume() {
    lastPulse = nil
    wait()
  }

  /// Stops looking.
  func stop() {
    layer.removeAnimation(forKey: Self.key)
  }

  private func wait() {
    let animation = CABasicAnimation(keyPath: "zPosition")
    animation.fromValue = 0
    animation.toValue = 0
    animation.duration = Self.period
    animation.delegate = AnimationEnd { [weak self] in self?.look() }
    layer.add(animation, forKey: Self.key)
  }

  private func look() {
    guard let pulse = pulse() else { return }
    if pulse == lastPulse { return onStandstill() }
    lastPulse = pulse
    wait()
  }
}

/// Calls a closure when an animation has run to its end.
private final class AnimationEnd: NSObject, CAAnimationDelegate {
  private let handler: @MainActor @Sendable () -> Void

  init(handler: @escaping @MainActor @Sendable () -> Void) {
    self.handler = handler
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard flag else { return }
    // The delegate of an animation is told on the main thread.
    MainActor.assumeIsolated(handler)
  }
}
