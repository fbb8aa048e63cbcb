package import UIKit

/// Ends a transition whose animation has stopped without reporting its end.
///
/// An animator that is continued exactly at its start or end has been seen never to report its end
/// (openradar 35743469), and an outcome may be lost. The watchdog checks the progress of the
/// animation at intervals, rather than the time, so that a blocked main thread or slow animations
/// make no difference.
@MainActor package final class TransitionWatchdog {
  /// The time between two checks, in seconds of the layer.
  private static let period: CFTimeInterval = 0.5

  private let progressValues: @MainActor () -> [CGFloat]?
  private let onStall: @MainActor () -> Void
  private var lastValues: [CGFloat]?
  private var timer: LayerTimer?

  /// Creates a watchdog that does not check by itself yet.
  ///
  /// - Parameters:
  ///   - progressValues: Returns the progress of the animation: at least one value changes while it
  ///     runs. `nil`, while a gesture holds it, suspends the checks until ``resume()``.
  ///   - onStall: Called when no value has changed between two checks.
  package init(
    progressValues: @escaping @MainActor () -> [CGFloat]?, onStall: @escaping @MainActor () -> Void
  ) {
    self.progressValues = progressValues
    self.onStall = onStall
  }

  /// Checks twice per second of a layer's time while the layer is in a window.
  ///
  /// If a gesture holds the animation, the checks begin with ``resume()``.
  package func watch(on layer: CALayer) {
    timer = LayerTimer(on: layer, every: Self.period, key: "watchdog") { [weak self] in
      self?.check() ?? false
    }
    if progressValues() != nil { timer?.start() }
  }

  /// Checks the animation.
  ///
  /// - Returns: Whether it has moved.
  @discardableResult package func check() -> Bool {
    guard let progressValues = progressValues() else { return false }
    guard progressValues != lastValues else {
      onStall()
      return false
    }
    lastValues = progressValues
    return true
  }

  /// Resumes the checks after a gesture has released the animation.
  package func resume() {
    lastValues = nil
    timer?.start()
  }

  /// Stops the checks.
  package func stop() {
    timer?.stop()
  }
}

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
    FrameAction.run { [weak self, interval] in
      guard let self, interval == self.interval else { return false }
      if (layer.delegate as? UIView)?.window != nil { start() }
      return false
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

/// An invisible view in the container, for the duration of one transition.
///
/// It gives the animator something to animate, whatever the effect does. An animation without any
/// change ends at once, and the status bar could not animate alongside it (A9, E10). The sentinel
/// also reports the loss of the container's window in flight, because nothing else does.
final class TransitionSentinel: UIView {
  /// The handler for a container that has left its window.
  var onLeavingWindow: (() -> Void)?
  /// The handler for a container that is about to leave it, before the animations there end.
  var willLeaveWindow: (() -> Void)?

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { willLeaveWindow?() }
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
    // The delegate of an animation is called on the main thread.
    MainActor.assumeIsolated { handler(flag) }
  }
}
