import UIKit

/// One property of one object: its value before the transition, and the values that the ledger has
/// written.
///
/// A drag writes entries in every frame, so their stored properties are not checked for exclusive
/// access at run time. No call leaves the entry while one of them changes.
@MainActor final class LedgerEntry<Root: AnyObject, Value>: LedgerRecord {
  private let property: LedgerProperty<Root, Value>
  private let object: Root
  private let areEqual: (Value, Value) -> Bool
  /// Whether two values are equal, apart from rounding.
  private let areClose: (Value, Value) -> Bool
  /// The value before the transition.
  let prior: Value
  /// All values written since, because a reversed animation writes earlier ones again.
  @exclusivity(unchecked) private var written: [Value] = []
  /// The last value read back, such as one at which an animation was stopped.
  @exclusivity(unchecked) private var lastRead: Value
  /// The value that the app has set.
  @exclusivity(unchecked) private(set) var appValue: Value?
  /// The value that the app had set before the current bypass.
  @exclusivity(unchecked) private var appValueBeforeBypass: Value?
  /// Whether changes bypass the entry now; the entry does not read the property meanwhile.
  @exclusivity(unchecked) private var isBypassed: Bool
  /// Whether the entry has been written since the bypass began.
  @exclusivity(unchecked) private var isWrittenInBypass = false
  /// Whether the entry no longer writes the property, because another entry has taken it over, or
  /// because the app's value stays.
  @exclusivity(unchecked) private var isRetired = false

  init(
    _ property: LedgerProperty<Root, Value>, of object: Root, isBypassed: Bool,
    by areEqual: @escaping (Value, Value) -> Bool
  ) {
    self.areEqual = areEqual
    areClose = property.areClose ?? areEqual
    self.property = property
    self.object = object
    self.isBypassed = isBypassed
    prior = property.read(object)
    lastRead = prior
  }

  private var current: Value {
    get { property.read(object) }
    set { property.write(object, newValue) }
  }

  /// Writes a value, unless the app has set one.
  func write(_ value: Value) {
    // In a bypass, the property may have been set through another key path.
    if !isBypassed { recordAppValue() }
    guard appValue == nil else { return }
    current = value
    remember(value)
    if isBypassed { isWrittenInBypass = true } else { readBack() }
  }

  /// Writes a value that no animation writes again.
  func writeTransient(_ value: Value) {
    current = value
    lastRead = current
  }

  /// Records the present value as written, because a view may round it: an alpha is stored as a
  /// Float.
  private func readBack() {
    lastRead = current
    remember(lastRead)
  }

  private func remember(_ value: Value) {
    guard !isWritten(value) else { return }
    if written.isEmpty { written.reserveCapacity(4) }
    written.append(value)
  }

  private func isWritten(_ value: Value) -> Bool {
    if areClose(prior, value) { return true }
    for other in written where areClose(other, value) { return true }
    return false
  }

  /// Whether a value comes from the ledger rather than from the app.
  private func isFromLedger(_ value: Value) -> Bool {
    areClose(value, lastRead) || isWritten(value)
  }

  func perform(_ step: LedgerStep) {
    switch step {
    case .recordAppValue: recordAppValue()
    case .beginBypass: beginBypass()
    case .endBypass: endBypass()
    case .prepareRestoring: isRetired = isRetired || !isFromLedger(current)
    case .restore(let isReverted): restore(isReverted: isReverted)
    case .retireUnlessWritten: isRetired = written.isEmpty
    }
  }

  /// Records a value that the app has set.
  func recordAppValue() {
    guard !property.isOwned, !isRetired else { return }
    let current = current
    if !isFromLedger(current) { appValue = current }
  }

  private func beginBypass() {
    isBypassed = true
    isWrittenInBypass = false
    guard !property.isOwned, !isRetired else { return }
    let current = current
    guard !isFromLedger(current) else { return }
    appValue = current
    appValueBeforeBypass = current
  }

  private func endBypass() {
    guard isBypassed else { return }
    isBypassed = false
    if let appValueBeforeBypass {
      current = appValueBeforeBypass
      self.appValueBeforeBypass = nil
    } else if isWrittenInBypass {
      readBack()
    } else {
      lastRead = current
    }
  }

  /// Restores the value that the app has set, or adopts the present one.
  func restoreAppValue() {
    if let appValue { current = appValue } else { lastRead = current }
  }

  private func restore(isReverted: Bool) {
    guard !isRetired else { return }
    if let appValue {
      if isReverted { current = appValue }
    } else if !areEqual(current, prior) {
      current = prior
    }
  }
}

/// A property, with its name, its accessors, and the comparison of its values.
@MainActor final class LedgerProperty<Root: AnyObject, Value> {
  let name: PropertyName
  let read: @MainActor (Root) -> Value
  let write: @MainActor (Root, Value) -> Void
  /// Compares two values with the tolerance that a reversed animation needs (D); `nil` if they have
  /// to be equal.
  let areClose: ((Value, Value) -> Bool)?
  /// Whether the transition owns the property, such as the geometry of a screen, and overwrites
  /// what the app sets.
  let isOwned: Bool

  init(
    _ name: PropertyName, isOwned: Bool = false, by areClose: ((Value, Value) -> Bool)? = nil,
    read: @escaping @MainActor (Root) -> Value, write: @escaping @MainActor (Root, Value) -> Void
  ) {
    self.name = name
    self.areClose = areClose
    self.isOwned = isOwned
    self.read = read
    self.write = write
  }

  /// Returns the property of a key path.
  static func of(_ keyPath: ReferenceWritableKeyPath<Root, Value>) -> LedgerProperty {
    let name = PropertyName(keyPath)
    // Access through a key path takes several times as long.
    let known: AnyObject? =
      switch name {
      case .alpha: LedgerProperty<UIView, CGFloat>.alpha
      case .bounds: LedgerProperty<UIView, CGRect>.bounds
      case .center: LedgerProperty<UIView, CGPoint>.center
      case .cornerCurve: LedgerProperty<UIView, CALayerCornerCurve>.cornerCurve
      case .cornerRadius: LedgerProperty<UIView, CGFloat>.cornerRadius
      case .isUserInteractionEnabled: LedgerProperty<UIView, Bool>.isUserInteractionEnabled
      case .transform where Value.self == CATransform3D.self:
        LedgerProperty<UIView, CATransform3D>.transform3D
      case .transform: LedgerProperty<UIView, CGAffineTransform>.transform
      default: nil
      }
    return known as? LedgerProperty
      ?? LedgerProperty(
        name, read: { $0[keyPath: keyPath] }, write: { $0[keyPath: keyPath] = $1 })
  }

  /// The property, owned by the transition.
  var owned: LedgerProperty {
    LedgerProperty(name, isOwned: true, by: areClose, read: read, write: write)
  }

  /// Whether the kit knows what the property changes.
  var isKnown: Bool {
    if case .other = name { false } else { true }
  }
}

// The kit moves the layer of a screen rather than its view, because UIKit would update the safe
// area of a moved view, and the content would jump (F6). So each geometric property exists for
// views and for layers.

extension LedgerProperty<UIView, CGFloat> {
  static let alpha = LedgerProperty(.alpha, read: { $0.alpha }, write: { $0.alpha = $1 })
  static let cornerRadius = LedgerProperty(
    .cornerRadius, read: { $0.layer.cornerRadius }, write: { $0.layer.cornerRadius = $1 })
  /// A corner radius that changes along with the size.
  static let cornerRadiusOfSize = cornerRadius.owned
}

extension LedgerProperty<UIView, CGRect> {
  static let bounds = LedgerProperty(.bounds, read: { $0.bounds }, write: { $0.bounds = $1 })
  static let layerBounds = LedgerProperty(
    .bounds, isOwned: true, read: { $0.layerBounds }, write: { $0.layerBounds = $1 })
}

extension LedgerProperty<UIView, CGPoint> {
  static let center = LedgerProperty(
    .center, by: { $0.isClose(to: $1) }, read: { $0.center }, write: { $0.center = $1 })
  static let layerPosition = LedgerProperty(
    .center, isOwned: true, by: { $0.isClose(to: $1) }, read: { $0.layerPosition },
    write: { $0.layerPosition = $1 })
}

extension LedgerProperty<UIView, CGAffineTransform> {
  static let transform = LedgerProperty(
    .transform, by: { $0.isClose(to: $1) }, read: { $0.transform }, write: { $0.transform = $1 })
  static let layerTransform = LedgerProperty(
    .transform, isOwned: true, by: { $0.isClose(to: $1) }, read: { $0.layerTransform },
    write: { $0.layerTransform = $1 })
}

extension LedgerProperty<UIView, CATransform3D> {
  static let transform3D = LedgerProperty(
    .transform, by: { $0.isClose(to: $1) }, read: { $0.layer.transform },
    write: { $0.layer.transform = $1 })
}

extension LedgerProperty<UIView, CALayerCornerCurve> {
  static let cornerCurve = LedgerProperty(
    .cornerCurve, read: { $0.layer.cornerCurve }, write: { $0.layer.cornerCurve = $1 })
}

extension LedgerProperty<UIView, Bool> {
  static let isUserInteractionEnabled = LedgerProperty(
    .isUserInteractionEnabled, read: { $0.isUserInteractionEnabled },
    write: { $0.isUserInteractionEnabled = $1 })
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
