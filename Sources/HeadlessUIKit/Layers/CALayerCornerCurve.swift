import Foundation

/// The shape of rounded corners.
public struct CALayerCornerCurve: Hashable, Equatable, RawRepresentable, Sendable {
  /// The name of the curve.
  public let rawValue: String

  /// Creates a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// The smoother corner of Apple's devices.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
