import UIKit

/// A property of an object, whatever the key path.
struct PropertyKey: Hashable {
  /// For a view, its layer, because they share properties.
  let object: ObjectIdentifier
  let name: PropertyName

  @MainActor init(_ object: AnyObject, _ name: PropertyName) {
    self.object = ObjectIdentifier((object as? UIView)?.layer ?? object)
    self.name = name
  }

  // An object has few properties that a transition changes, and a key path is slow to hash.
  func hash(into hasher: inout Hasher) { hasher.combine(object) }
}

/// Identifies a property of an object, whatever the key path.
enum PropertyName: Equatable {
  case alpha, bounds, center, cornerCurve, cornerRadius, frame, hiding, transform
  case other(AnyKeyPath)

  @MainActor private static let known: [AnyKeyPath: PropertyName] = [
    \UIView.alpha: .alpha, \UIView.layer.opacity: .alpha,
    \UIView.bounds: .bounds, \UIView.layer.bounds: .bounds,
    \UIView.center: .center, \UIView.layer.position: .center,
    \UIView.frame: .frame,
    \UIView.layer.cornerCurve: .cornerCurve,
    \UIView.layer.cornerRadius: .cornerRadius, \CALayer.cornerRadius: .cornerRadius,
    \UIView.transform: .transform, \UIView.transform3D: .transform,
    \UIView.layer.transform: .transform, \CALayer.transform: .transform,
    \CALayer.opacity: .alpha, \CALayer.bounds: .bounds, \CALayer.position: .center,
  ]

  @MainActor init(_ keyPath: AnyKeyPath) {
    self = Self.known[keyPath] ?? .other(keyPath)
  }
}
