import Foundation

/// The frequency of a spring with a damping ratio and a duration (D).
///
/// Both laws were measured: UIKit takes the largest frequency at which they fall to a thousandth.
/// They estimate less of the remaining distance than `SpringCurve.settlingDuration` does, so an
/// underdamped spring is not quite settled at the end of its duration.
struct SpringFit {
  /// From 0.01 to 1.
  let dampingRatio: Double
  /// The distances that the initial velocity would cover within the duration.
  let velocity: Double

  init(dampingRatio: Double, velocity: Double) {
    self.dampingRatio = min(max(dampingRatio, 0.01), 1)
    self.velocity = velocity.isFinite ? velocity : 0
  }

  /// The product of frequency and duration.
  var product: Double {
    var low = steepest
    var high = max(1, 2 * low)
    while rest(at: high) > SpringCurve.tolerance { high *= 2 }
    while true {
      let middle = (low + high) / 2
      guard middle > low, middle < high else { return high }
      if rest(at: middle) > SpringCurve.tolerance { low = middle } else { high = middle }
    }
  }

  private var isCritical: Bool { SpringCurve.isCritical(dampingRatio: dampingRatio) }

  /// What remains of the distance at the end of the duration, by the law.
  private func rest(at product: Double) -> Double {
    let envelope = exp(-dampingRatio * product)
    guard !isCritical else { return (1 + product - velocity) * envelope }
    let damped = product * (1 - dampingRatio * dampingRatio).squareRoot()
    return abs(dampingRatio * product - velocity) / damped * envelope
  }

  /// The product at which the remainder is largest, and beyond which it only falls.
  ///
  /// With a velocity so high that the remainder is less than the tolerance even there, this is the
  /// product. What UIKit does then is not known: from 1.65 distances on, it was observed to use
  /// softer springs.
  private var steepest: Double {
    guard velocity > 0 else { return 0 }
    guard !isCritical else { return velocity }
    let root = (velocity * velocity + 4 * velocity).squareRoot()
    return (velocity + root) / (2 * dampingRatio)
  }
}
