import Foundation

/// A timing curve from (0, 0) to (1, 1) through two control points.
struct CubicBezier: Hashable, Sendable {
  var x1: Double
  var y1: Double
  var x2: Double
  var y2: Double

  static let linear = CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)
  static let easeIn = CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
  static let easeOut = CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
  static let easeInEaseOut = CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  static let standard = CubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)

  /// The progress when `fraction` of the time has passed; clamped outside 0…1.
  func progress(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    guard self != .linear else { return fraction }
    let parameter = Self.solve(fraction, x1, x2)
    return Self.bezier(parameter, y1, y2)
  }

  /// The fraction of the time at which `progress` is reached, for monotonic curves.
  func fraction(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    guard self != .linear else { return progress }
    let parameter = Self.solve(progress, y1, y2)
    return Self.bezier(parameter, x1, x2)
  }

  private static func bezier(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let c = 3 * a
    let d = 3 * (b - a) - c
    return ((1 - c - d) * t + d) * t * t + c * t
  }

  /// Bisection: slower than Newton's method, but it cannot diverge on a flat stretch.
  private static func solve(_ value: Double, _ a: Double, _ b: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<54 {
      let middle = (low + high) / 2
      if bezier(middle, a, b) < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
