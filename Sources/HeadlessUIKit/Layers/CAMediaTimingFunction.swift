import Foundation

/// A timing curve for animations and transactions.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  let curve: CubicBezier

  /// Creates one of the named curves; an unknown name is linear.
  public convenience init(name: CAMediaTimingFunctionName) {
    let curve = name.curve
    self.init(
      controlPoints: Float(curve.x1), Float(curve.y1), Float(curve.x2), Float(curve.y2))
  }

  /// Creates a curve from (0, 0) to (1, 1) with two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = CubicBezier(
      x1: Self.widened(c1x), y1: Self.widened(c1y), x2: Self.widened(c2x), y2: Self.widened(c2y))
  }

  /// Writes one of the four control points, the ends included, to two floats.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    precondition(points.indices.contains(idx), "a timing function has control points 0 to 3")
    ptr[0] = Float(points[idx].0)
    ptr[1] = Float(points[idx].1)
  }

  /// The nearest decimal number, so that the Float 0.42 is 0.42.
  private static func widened(_ value: Float) -> Double {
    Double("\(value)") ?? Double(value)
  }
}

/// The names of the built-in timing curves.
public struct CAMediaTimingFunctionName: Hashable, Equatable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Linear.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The curve of implicit animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

  var curve: CubicBezier {
    switch self {
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInEaseOut: .easeInEaseOut
    case .default: .standard
    default: .linear
    }
  }
}
