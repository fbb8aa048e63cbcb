import Foundation

/// The direction of a movement.
enum Axis {
  case horizontal
  case vertical
}

/// The progress over time.
enum TimingCurve: Hashable, Sendable {
  case cubic(CubicBezier)
  case spring(SpringCurve)

  var isSpring: Bool {
    if case .spring = self { true } else { false }
  }

  /// The curve of movements along an axis.
  func along(_ axis: Axis) -> TimingCurve { axis == .vertical ? vertical ?? self : self }

  /// The curve of vertical movements, if a spring has another velocity for them (D).
  var vertical: TimingCurve? {
    guard case .spring(var spring) = self, let velocity = spring.verticalVelocity,
      velocity != spring.initialVelocity
    else { return nil }
    spring.initialVelocity = velocity
    return .spring(spring)
  }

  /// The progress when `fraction` of `duration` has passed.
  ///
  /// Springs may overshoot in between; every curve ends at 1.
  func progress(at fraction: Double, duration: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    switch self {
    case .cubic(let curve): return curve.progress(at: fraction)
    case .spring(let spring): return spring.position(at: fraction * duration)
    }
  }
}
