import Foundation

extension AnimatorClock {
  /// What a property animator is doing.
  enum Phase {
    case inactive
    /// Started with nothing to do yet (D).
    case waiting
    /// Running on the animator's own curve, from a fraction of its time on; −1 runs backwards.
    case pacing(from: Double, direction: Double)
    /// Running to an end with a curve given later.
    case heading(from: Double, to: Double, curve: TimingCurve, duration: CFTimeInterval)
    /// Resting at a fraction: of the way if scrubbing is linear, else of the time.
    case paused(Double)
    case stopped
  }
}
