import Foundation

/// The motion of a damped spring from 0 to 1.
struct SpringCurve: Hashable, Sendable {
  var mass: Double
  var stiffness: Double
  var damping: Double
  /// In whole distances a second, toward the target.
  var initialVelocity: Double
  /// That of vertical movements, where it is another (D).
  var verticalVelocity: Double?
  var allowsOverdamping = false

  /// The largest part of the distance that may be left when the spring counts as settled.
  static let tolerance = 0.001

  private var frequency: Double { (stiffness / mass).squareRoot() }
  /// D: damping above the critical value does not count, unless that is asked for.
  var effectiveDamping: Double {
    let critical = 2 * (stiffness * mass).squareRoot()
    return allowsOverdamping ? damping : min(damping, critical)
  }
  private var dampingRatio: Double { effectiveDamping / (2 * (stiffness * mass).squareRoot()) }

  private var isCritical: Bool { Self.isCritical(dampingRatio: dampingRatio) }

  /// Rounding must not turn a critical spring into one that swings, however little.
  static func isCritical(dampingRatio: Double) -> Bool { abs(dampingRatio - 1) < 1e-9 }

  /// The position after `seconds`: 0 at the start, 1 at the target (E5).
  func position(at seconds: Double) -> Double {
    guard seconds > 0 else { return 0 }
    let decay = effectiveDamping / (2 * mass)
    let omega = frequency
    let velocity = initialVelocity
    let envelope = exp(-decay * seconds)
    if isCritical {
      return 1 + envelope * (-1 + (velocity - omega) * seconds)
    }
    if decay < omega {
      let damped = (omega * omega - decay * decay).squareRoot()
      let wave =
        -cos(damped * seconds) + (velocity - decay) / damped * sin(damped * seconds)
      return 1 + envelope * wave
    }
    let over = (decay * decay - omega * omega).squareRoot()
    // cosh and sinh in exponentials with the envelope: by themselves they grow beyond all numbers.
    let slope = (velocity - decay) / over
    let slow = exp((over - decay) * seconds)
    let fast = exp(-(over + decay) * seconds)
    return 1 + ((slope - 1) * slow - (slope + 1) * fast) / 2
  }

  /// How long it takes until the spring stays within a thousandth of the distance, in seconds.
  var settlingDuration: Double {
    guard effectiveDamping > 0 else { return Double(Float.greatestFiniteMagnitude) }
    let ratio = dampingRatio
    let omega = frequency
    guard ratio < 1, !isCritical else { return stepwiseSettlingDuration }
    let damped = omega * (1 - ratio * ratio).squareRoot()
    let amplitude = 1 + abs((ratio * omega - initialVelocity) / damped)
    return log(amplitude / Self.tolerance) / (ratio * omega)
  }

  private var stepwiseSettlingDuration: Double {
    for step in 1...600 {
      let seconds = Double(step) / 10
      if abs(1 - position(at: seconds)) < Self.tolerance { return seconds }
    }
    return 60
  }
}

extension SpringCurve {
  /// A spring as designers describe it: how long it seems to take, and how much it bounces.
  init(
    perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0,
    verticalVelocity: Double? = nil
  ) {
    let omega = 2 * Double.pi / perceptualDuration
    let damping =
      bounce >= 0
      ? 4 * Double.pi * (1 - bounce) / perceptualDuration
      : 4 * Double.pi / (perceptualDuration * (1 + bounce))
    self.init(
      mass: 1, stiffness: omega * omega, damping: damping, initialVelocity: initialVelocity,
      verticalVelocity: verticalVelocity)
  }

  /// A spring with a damping ratio, fitted to `duration` seconds.
  init(
    dampingRatio: Double, duration: Double, initialVelocity: Double = 0,
    verticalVelocity: Double? = nil
  ) {
    let duration = max(duration, 0.001)
    let fit = SpringFit(dampingRatio: dampingRatio, velocity: initialVelocity * duration)
    let omega = fit.product / duration
    self.init(
      mass: 1, stiffness: omega * omega, damping: 2 * fit.dampingRatio * omega,
      initialVelocity: initialVelocity, verticalVelocity: verticalVelocity)
  }

  /// The spring that UIKit pushes and presents with.
  static let system = SpringCurve(mass: 3, stiffness: 1000, damping: 500, initialVelocity: 0)
}
