import Foundation

/// The object that manages a layer.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Called when the layer lays out its sublayers.
  func layoutSublayers(of layer: CALayer)
  /// Called when the layer draws its content.
  func draw(_ layer: CALayer, in ctx: CGContext)
}

extension CALayerDelegate {
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}

  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
}

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

/// The corners of a layer that its corner radius rounds.
public struct CACornerMask: OptionSet, Sendable {
  /// The corners as bits.
  public let rawValue: UInt

  /// The corner at the top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The corner at the top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The corner at the bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The corner at the bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  static let all = CACornerMask(rawValue: 0b1111)

  /// Creates a set of corners from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

extension CALayer {
  /// Creates a layer of one of UIKit's classes; on Linux, a class of the app cannot be created from
  /// its type.
  static func backing(of layerClass: AnyClass) -> CALayer {
    switch layerClass {
    case is CAGradientLayer.Type: CAGradientLayer()
    case is CAShapeLayer.Type: CAShapeLayer()
    default: CALayer()
    }
  }
}
