import UIKit

/// A part of a pose, where the parts move at a pace of their own.
enum PosePart {
  /// Everything.
  case all
  /// What has no place or size: alphas, colours, corner radii, and whatever changes during a part
  /// of the way.
  case look
  /// Where the front screen is, which is only noted.
  case position
  /// Places and sizes, those of the front screen too.
  case geometry

  /// Whether the part has what a view looks like in it.
  var takesLook: Bool { self == .all || self == .look }

  /// Whether a value of a property belongs to the part.
  func takes(_ value: some Equatable) -> Bool {
    switch self {
    case .all: true
    case .look: !Self.isGeometry(value)
    case .position: false
    case .geometry: Self.isGeometry(value)
    }
  }

  private static func isGeometry(_ value: some Equatable) -> Bool {
    value is CGPoint || value is CGSize || value is CGRect || value is CGAffineTransform
      || value is UIEdgeInsets
  }
}
