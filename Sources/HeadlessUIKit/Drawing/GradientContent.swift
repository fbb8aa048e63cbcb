import Foundation

/// A gradient that a layer draws.
@_spi(Simulator) public struct GradientContent: Sendable, Equatable {
  /// The form of a gradient.
  public enum Kind: Sendable, Hashable {
    /// Along a line.
    case axial
    /// From a centre outwards.
    case radial
    /// Around a centre.
    case conic
  }

  /// The form of the gradient.
  public var kind: Kind
  /// The colours and their places.
  public var stops: [GradientStop]
  /// Where the gradient starts, in units of the layer's size.
  public var startPoint: CGPoint
  /// Where the gradient ends, in units of the layer's size.
  public var endPoint: CGPoint

  /// Colours are spread evenly if there is not a location for each.
  init(
    kind: Kind, colors: [RGBA], locations: [Double]?, startPoint: CGPoint, endPoint: CGPoint
  ) {
    self.kind = kind
    stops = GradientStop.stops(colors: colors, locations: locations)
    self.startPoint = startPoint
    self.endPoint = endPoint
  }
}

extension GradientStop {
  /// Colours are spread evenly if there is not a location for each.
  static func stops(colors: [RGBA], locations: [Double]?) -> [GradientStop] {
    let spread = colors.indices.map { Double($0) / Double(max(1, colors.count - 1)) }
    let places = locations.flatMap { $0.count == colors.count ? $0 : nil } ?? spread
    return zip(places, colors).map { GradientStop(location: $0, color: $1) }
  }
}
