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
