import UIKit

/// A property, with its name, its accessors, and the comparison of its values.
@MainActor final class LedgerProperty<Root: AnyObject, Value> {
  let name: PropertyName
  let read: @MainActor (Root) -> Value
  let write: @MainActor (Root, Value) -> Void
  /// Reads the value on screen, where a reversed animation of the property ends; `nil` if that is
  /// the value of the model.
  let readShown: (@MainActor (Root) -> Value?)?
  let areEqual: (Value, Value) -> Bool
  /// Compares two values with the tolerance that a reversed animation needs (D).
  let areClose: (Value, Value) -> Bool
  /// Whether the transition owns the property, such as a screen's geometry, whatever the app sets.
  let isOwned: Bool

  init(
    _ name: PropertyName, isOwned: Bool = false, equal areEqual: @escaping (Value, Value) -> Bool,
    close areClose: ((Value, Value) -> Bool)? = nil, read: @escaping @MainActor (Root) -> Value,
    write: @escaping @MainActor (Root, Value) -> Void, shown: (@MainActor (Root) -> Value?)? = nil
  ) {
    self.name = name
    readShown = shown
    self.areEqual = areEqual
    self.areClose = areClose ?? areEqual
    self.isOwned = isOwned
    self.read = read
    self.write = write
  }

  /// Returns the property of a key path.
  static func of(_ keyPath: ReferenceWritableKeyPath<Root, Value>) -> LedgerProperty {
    if let property = KeyPathProperties.all[ObjectIdentifier(keyPath)]?.property {
      return unsafeDowncast(property, to: LedgerProperty.self)
    }
    let property = known(PropertyName(keyPath)) ?? LedgerProperty(keyPath)
    KeyPathProperties.add(property, of: keyPath)
    return property
  }

  private convenience init(_ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.init(
      PropertyName(keyPath), equal: Comparison.of(Value.self), read: { $0[keyPath: keyPath] },
      write: { $0[keyPath: keyPath] = $1 })
  }

  /// Returns a property of a view, since access through a key path takes several times as long.
  private static func known(_ name: PropertyName) -> LedgerProperty? {
    let known: [AnyObject] = [
      LedgerProperty<UIView, CGFloat>.alpha, LedgerProperty<UIView, CGFloat>.cornerRadius,
      LedgerProperty<UIView, CGRect>.bounds, LedgerProperty<UIView, CGPoint>.center,
      LedgerProperty<UIView, CGAffineTransform>.transform,
      LedgerProperty<UIView, CATransform3D>.transform3D,
      LedgerProperty<UIView, CALayerCornerCurve>.cornerCurve,
    ]
    return known.lazy.compactMap { $0 as? LedgerProperty }.first { $0.name == name }
  }

  /// The property of a view, owned by the transition.
  var owned: LedgerProperty {
    LedgerProperty(
      name, isOwned: true, equal: areEqual, close: areClose, read: read,
      write: { [write] object, value in
        (object as? UIView)?.moveView { write(object, value) }
      }, shown: readShown)
  }

  /// Whether a value is valid for a layer.
  ///
  /// Core Animation raises an exception for a position with NaN (A5b), and the ledger could not
  /// recognize a value that does not equal itself.
  func isValid(_ value: Value) -> Bool {
    let isFinite =
      switch value {
      case let number as CGFloat: number.isFinite
      case let point as CGPoint: point.isFinite
      case let size as CGSize: size.isFinite
      case let rect as CGRect: rect.isFinite
      case let transform as CGAffineTransform: transform.isFinite
      case let transform as CATransform3D: transform.isFinite
      default: true
      }
    return isFinite && areEqual(value, value)
  }

  /// Whether the kit knows what the property changes.
  var isKnown: Bool {
    if case .other = name { false } else { true }
  }
}

/// The properties of the key paths that were used before, because a key path is slow to hash.
@MainActor private enum KeyPathProperties {
  @exclusivity(unchecked) private(set) static var all:
    [ObjectIdentifier: (keyPath: AnyKeyPath, property: AnyObject)] = [:]
  /// An app may make a key path anew for each use.
  private static let limit = 100

  static func add(_ property: AnyObject, of keyPath: AnyKeyPath) {
    if all.count < limit { all[ObjectIdentifier(keyPath)] = (keyPath, property) }
  }
}

// The kit moves the layer of a screen rather than its view, because UIKit would update the safe
// area of a moved view, and the content would jump (F6). So each geometric property exists for
// views and for layers.

extension LedgerProperty<UIView, CGFloat> {
  static let alpha = LedgerProperty(
    .alpha, equal: ==, close: { $0.isCloseAlpha(to: $1) }, read: { $0.alpha },
    write: { $0.alpha = $1 }, shown: { $0.shownAlpha })
  static let cornerRadius = LedgerProperty(
    .cornerRadius, equal: ==, read: { $0.layer.cornerRadius },
    write: { $0.layer.cornerRadius = $1 })
  /// A corner radius that changes along with the size.
  static let cornerRadiusOfSize = LedgerProperty(
    .cornerRadius, isOwned: true, equal: ==, read: { $0.layer.cornerRadius },
    write: { $0.layer.cornerRadius = $1 })
}

extension LedgerProperty<UIView, CGRect> {
  static let bounds = LedgerProperty(
    .bounds, equal: ==, read: { $0.bounds }, write: { $0.bounds = $1 })
  static let layerBounds = LedgerProperty(
    .bounds, isOwned: true, equal: ==, read: { $0.layerBounds }, write: { $0.layerBounds = $1 })
}

extension LedgerProperty<UIView, CGPoint> {
  static let center = LedgerProperty(
    .center, equal: ==, close: { $0.isClose(to: $1) }, read: { $0.center },
    write: { $0.center = $1 })
  static let layerPosition = LedgerProperty(
    .center, isOwned: true, equal: ==, close: { $0.isClose(to: $1) }, read: { $0.layerPosition },
    write: { $0.layerPosition = $1 }, shown: { $0.shownInAnimation(\.position) })
}

extension LedgerProperty<UIView, CGAffineTransform> {
  static let transform = LedgerProperty(
    .transform, equal: ==, close: { $0.isClose(to: $1) }, read: { $0.transform },
    write: { $0.transform = $1 }, shown: { $0.shownInAnimation { $0.affineTransform() } })
  static let layerTransform = LedgerProperty(
    .transform, isOwned: true, equal: ==, close: { $0.isClose(to: $1) },
    read: { $0.layerTransform }, write: { $0.layerTransform = $1 },
    shown: { $0.shownInAnimation { $0.affineTransform() } })
}

extension LedgerProperty<UIView, CATransform3D> {
  static let transform3D = LedgerProperty(
    .transform, equal: CATransform3DEqualToTransform, close: { $0.isClose(to: $1) },
    read: { $0.layer.transform }, write: { $0.layer.transform = $1 })
}

extension LedgerProperty<UIView, CALayerCornerCurve> {
  static let cornerCurve = LedgerProperty(
    .cornerCurve, equal: ==, read: { $0.layer.cornerCurve },
    write: { $0.layer.cornerCurve = $1 })
}

extension UIView {
  /// Returns a value on screen; `nil` while nothing animates the layer, so that the model has it.
  func shownInAnimation<Value>(_ value: (CALayer) -> Value) -> Value? {
    layer.animationKeys() == nil ? nil : layer.presentation().map(value)
  }

  /// The alpha on screen; `nil` before the first frame.
  var shownAlpha: CGFloat? { layer.presentation().map { CGFloat($0.opacity) } }
}

extension CGFloat {
  /// Whether two alphas are equal, apart from the rounding of a Float.
  func isCloseAlpha(to other: CGFloat) -> Bool { (self - other).magnitude <= 2e-7 }
}
