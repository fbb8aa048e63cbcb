package import UIKit

/// Ends a transition whose animation stands still without having reported its end.
///
/// An animator that is continued exactly at its start or end has been seen never to report
/// (openradar 35743469), and an outcome may be lost. The watchdog looks now and then. It looks at the
/// animation rather than at the time that has passed: a main thread that hangs, or animations that
/// somebody has slowed down, make no difference.
@MainActor package final class TransitionWatchdog {
  /// The time between two looks on a layer, in seconds.
  private static let period: CFTimeInterval = 0.5

  private let pulse: @MainActor () -> [CGFloat]?
  private let onStandstill: @MainActor () -> Void
  private var lastPulse: [CGFloat]?
  private var timer: LayerTimer?

  /// Makes a watchdog that looks when it is told to.
  ///
  /// - Parameters:
  ///   - pulse: Returns numbers of which one changes while the animation runs; `nil` while a finger
  ///     holds it, and nothing has to be watched until ``resume()``.
  ///   - onStandstill: Called when the numbers have not changed between two looks.
  package init(
    pulse: @escaping @MainActor () -> [CGFloat]?, onStandstill: @escaping @MainActor () -> Void
  ) {
    self.pulse = pulse
    self.onStandstill = onStandstill
  }

  /// Looks twice a second of a layer's time, for as long as the layer is in a window; if a finger
  /// holds the animation already, only after ``resume()``.
  package func watch(on layer: CALayer) {
    timer = LayerTimer(on: layer, every: Self.period) { [weak self] in self?.look() ?? false }
    if pulse() != nil { timer?.start() }
  }

  /// Looks at the animation.
  ///
  /// - Returns: Whether it moves.
  @discardableResult func look() -> Bool {
    guard let pulse = pulse() else { return false }
    guard pulse != lastPulse else {
      onStandstill()
      return false
    }
    lastPulse = pulse
    return true
  }

  /// Looks again, after a finger has let go.
  func resume() {
    lastPulse = nil
    timer?.start()
  }

  /// Stops looking.
  package func stop() {
    timer?.stop()
  }
}

/// Calls a closure again and again, in the time of a layer.
///
/// It runs by an animation of the layer, which costs no work per frame.
@MainActor final class LayerTimer {
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

  /// A layer has one timer of each period, and a new one replaces the former one.
  private var key: String { "timer \(period)" }

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
    layer.add(animation, forKey: key)
  }

  /// Ends the present period without a call.
  func stop() {
    layer.removeAnimation(forKey: key)
  }
}

/// An invisible view in the container, for the duration of one transition.
///
/// It gives the animator something to animate, whatever the effect does. Without any change, an
/// animation ends at once, and the status bar's animation has no duration to take over (A9, E10).
/// The sentinel also notices when the container leaves its window half-way, which nothing else
/// reports.
final class TransitionSentinel: UIView {
  /// The handler for a container that has left its window.
  var onLeavingWindow: (() -> Void)?

  /// Enters a container.
  func enter(_ container: UIView) {
    isUserInteractionEnabled = false
    container.insertSubview(self, at: 0)
  }

  /// Changes something, for an animation block to animate.
  func move() {
    alpha = 0
  }

  /// Leaves the container, and reports nothing any more.
  func leave() {
    onLeavingWindow = nil
    removeFromSuperview()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { onLeavingWindow?() }
  }
}

/// Calls a closure when an animation has ended: with `true` if it ran to its end.
package final class AnimationEnd: NSObject, CAAnimationDelegate {
  private let handler: @MainActor @Sendable (Bool) -> Void

  package init(handler: @escaping @MainActor @Sendable (Bool) -> Void) {
    self.handler = handler
  }

  package func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    let handler = handler
    // The delegate of an animation is told on the main thread.
    MainActor.assumeIsolated { handler(flag) }
  }
}
