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

  /// Looks twice a second of a layer's time, for as long as the layer is in a window.
  package func watch(on layer: CALayer) {
    timer = LayerTimer(on: layer, every: Self.period) { [weak self] in self?.look() ?? false }
    timer?.start()
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
