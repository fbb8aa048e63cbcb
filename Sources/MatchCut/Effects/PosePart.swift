import UIKit

/// A part of a pose, for transitions whose parts are animated apart.
enum PosePart {
  /// The whole pose.
  case all
  /// Values without a place or a size: alphas, colours, corner radii, and all changes during a part
  /// of the transition.
  case look
  /// The position of the front screen, which is noted rather than set.
  case position
  /// Positions and sizes, including those of the front screen.
  case geometry

  /// Whether the part includes the look.
  var takesLook: Bool { self == .all || self == .look }

  /// Whether a value of a property belongs to the part.
  func takes<Value>(_ value: Value) -> Bool {
    switch self {
    case .all: true
    case .look: !Self.isGeometry(value)
    case .position: false
    case .geometry: Self.isGeometry(value)
    }
  }

  private static func isGeometry<Value>(_ value: Value) -> Bool {
    value is CGPoint || value is CGSize || value is CGRect || value is CGAffineTransform
      || value is CATransform3D || value is UIEdgeInsets || value is any PosedGeometry
  }

  /// Whether a value transforms in space.
  static func isSpatial<Value>(_ value: Value) -> Bool {
    value is SpatialTransform || value is CATransform3D
  }
}

/// A value that belongs to the geometry of a pose, by a type of the kit's own.
protocol PosedGeometry: Equatable {}
