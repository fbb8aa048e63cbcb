import Foundation

/// The direction of a movement.
enum Axis {
  case horizontal
  case vertical
}

/// How progress follows time.
enum TimingCurve: Hashable, Sendable {
  case cubic(CubicBezier)
  case spring(SpringCurve)

  var isSpring: Bool {
    if case .spring = self { true } else { false }
  }

  /// The curve of movements along an axis.
  func along(_ axis: Axis) -> TimingCurve { axis == .vertical ? vertical ?? self : self }

  /// The curve of vertical movements, if a spring throws them with a velocity of their own (D).
  var vertical: TimingCurve? {
    guard case .spring(var spring) = self, let velocity = spring.verticalVelocity,
      velocity != spring.initialVelocity
    else { return nil }
    spring.initialVelocity = velocity
    return .spring(spring)
  }

  /// The progress when `fraction` of `duration` has passed.
  ///
  /// Springs may pass 1 on the way; whatever the curve, it is 1 at the end.
  func progress(at fraction: Double, duration: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    switch self {
    case .cubic(let curve): return curve.progress(at: fraction)
    case .spring(let spring): return spring.position(at: fraction * duration)
    }
  }
}
