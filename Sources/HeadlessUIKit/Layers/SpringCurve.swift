import Foundation

/// The motion of a damped spring from 0 to 1.
struct SpringCurve: Hashable, Sendable {
  var mass: Double
  var stiffness: Double
  var damping: Double
  /// In whole distances per second, toward the target.
  var initialVelocity: Double
  /// The velocity of vertical movements, if it differs (D).
  var verticalVelocity: Double?
  var allowsOverdamping = false

  /// The largest remaining part of the distance at which the spring is settled.
  static let tolerance = 0.001

  private var frequency: Double { (stiffness / mass).squareRoot() }
  /// D: damping above the critical value is clamped, unless that is requested.
  var effectiveDamping: Double {
    let critical = 2 * (stiffness * mass).squareRoot()
    return allowsOverdamping ? damping : min(damping, critical)
  }
  private var dampingRatio: Double { effectiveDamping / (2 * (stiffness * mass).squareRoot()) }

  private var isCritical: Bool { Self.isCritical(dampingRatio: dampingRatio) }

  /// Rounding must not turn a critically damped spring into an underdamped one.
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
    // cosh and sinh as exponentials with the envelope, since they overflow on their own.
    let slope = (velocity - decay) / over
    let slow = exp((over - decay) * seconds)
    let fast = exp(-(over + decay) * seconds)
    return 1 + ((slope - 1) * slow - (slope + 1) * fast) / 2
  }

  /// The time until the spring stays within a thousandth of the distance, in seconds.
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
  /// A spring with a perceptual duration and a bounce.
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

  /// The spring of UIKit's own pushes and presentations.
  static let system = SpringCurve(mass: 3, stiffness: 1000, damping: 500, initialVelocity: 0)
}
