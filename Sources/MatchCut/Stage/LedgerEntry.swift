import UIKit

/// One property of one object: its value before the transition, and the values that the ledger has
/// written.
///
/// A finger writes some in every frame, so their values are not checked for exclusivity at run time:
/// no call leaves the entry while one of them changes.
@MainActor final class LedgerEntry<Root: AnyObject, Value>: LedgerRecord {
  private let property: LedgerProperty<Root, Value>
  private let object: Root
  private let areEqual: (Value, Value) -> Bool
  /// Whether two values are the same but for rounding.
  private let areClose: (Value, Value) -> Bool
  /// The value before the transition.
  let prior: Value
  /// All values that were written after that, since reversed animations write earlier ones again.
  @exclusivity(unchecked) private var written: [Value] = []
  /// The last value read back, such as one at which an animation was stopped.
  @exclusivity(unchecked) private var lastRead: Value
  /// The value that the app has set.
  @exclusivity(unchecked) private(set) var appValue: Value?
  /// The value that the app had set before the changes that bypass the entry at this moment.
  @exclusivity(unchecked) private var appValueBeforeBypass: Value?
  /// Whether changes bypass the entry at this moment; until they are over, nothing is read.
  @exclusivity(unchecked) private var isBypassed: Bool
  /// Whether the entry has been written since the bypass began.
  @exclusivity(unchecked) private var isWrittenInBypass = false
  /// Whether the property is no longer the entry's: another entry has taken it over before this one was
  /// written, or in the end it has a value of the app's.
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
    // In a bypass, the property may just have been set under another name.
    if !isBypassed { recordAppValue() }
    guard appValue == nil else { return }
    current = value
    remember(value)
    if isBypassed { isWrittenInBypass = true } else { readBack() }
  }

  /// Writes a value for the moment; no animation writes it again.
  func writeForNow(_ value: Value) {
    current = value
    lastRead = current
  }

  /// Takes the present value for a written one, since a view may round: it keeps an alpha as a Float.
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

/// A property, with how to read and to write it.
@MainActor final class LedgerProperty<Root: AnyObject, Value> {
  let name: PropertyName
  let read: @MainActor (Root) -> Value
  let write: @MainActor (Root, Value) -> Void
  /// Whether two values are the same but for what a reversed animation may leave of one (D); `nil` if
  /// they have to be equal.
  let areClose: ((Value, Value) -> Bool)?
  /// Whether the property belongs to the transition alone, whatever the app sets, as the geometry of a
  /// screen does.
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
    // Through a key path, a read or a write costs several times as much.
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

  /// The property as one that belongs to the transition alone.
  var owned: LedgerProperty {
    LedgerProperty(name, isOwned: true, by: areClose, read: read, write: write)
  }

  /// Whether it is known what the property changes.
  var isKnown: Bool {
    if case .other = name { false } else { true }
  }
}

// The layer of a screen is moved rather than its view, of which UIKit would compute the safe area
// anew, and the content would jump (F6). So there are two of each geometry.

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

/// Tells the properties of one object apart, whatever the key path.
enum PropertyName: Equatable, CustomStringConvertible {
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

  var description: String {
    switch self {
    case .alpha: "alpha"
    case .backgroundColor: "backgroundColor"
    case .bounds: "bounds"
    case .center: "center"
    case .cornerCurve: "cornerCurve"
    case .cornerRadius: "cornerRadius"
    case .frame: "frame"
    case .hiding: "isHidden"
    case .isUserInteractionEnabled: "isUserInteractionEnabled"
    case .transform: "transform"
    case .other(let keyPath): "a property of type \(type(of: keyPath).valueType)"
    }
  }
}
