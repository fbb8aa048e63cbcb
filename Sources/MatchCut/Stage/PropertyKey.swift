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

/// The keys of a list.
struct PropertyKeys {
  /// The number of keys up to which a search is faster than hashing.
  private static let searchLimit = 64

  private var keys: [PropertyKey?]
  /// The last index of each key, once there are too many to search.
  private var indices: [PropertyKey: Int] = [:]

  /// Creates an empty list with room for a number of keys.
  init(minimumCapacity: Int) {
    keys = []
    keys.reserveCapacity(minimumCapacity)
  }

  mutating func append(_ key: PropertyKey?) {
    keys.append(key)
    guard keys.count > Self.searchLimit else { return }
    for index in (indices.isEmpty ? 0 : keys.count - 1)..<keys.count {
      if let key = keys[index] { indices[key] = index }
    }
  }

  func lastIndex(of key: PropertyKey) -> Int? {
    keys.count > Self.searchLimit ? indices[key] : keys.lastIndex(of: key)
  }
}

/// Identifies a property of an object, whatever the key path.
enum PropertyName: Equatable {
  case alpha, backgroundColor, bounds, center, cornerCurve, cornerRadius, frame, hiding
  case isUserInteractionEnabled, transform
  case other(AnyKeyPath)

  @MainActor private static let known: [AnyKeyPath: PropertyName] = [
    \UIView.alpha: .alpha, \UIView.layer.opacity: .alpha,
    \UIView.backgroundColor: .backgroundColor,
    \UIView.bounds: .bounds, \UIView.layer.bounds: .bounds,
    \UIView.center: .center, \UIView.layer.position: .center,
    \UIView.frame: .frame, \UIView.isUserInteractionEnabled: .isUserInteractionEnabled,
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
