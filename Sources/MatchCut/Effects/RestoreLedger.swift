import UIKit

/// Remembers what a transition changes, and puts it back.
///
/// A property gets back the value that it had before the first change. A value that the app sets
/// meanwhile stays: the ledger does not write over it, and the property has it in the end. The
/// ledger ignores writes after the undoing.
///
/// What every write looks at is not checked for exclusivity at run time: no call leaves the ledger
/// while it changes.
@MainActor final class RestoreLedger {
  private struct Key: Hashable {
    let object: ObjectIdentifier
    let name: LedgerPropertyName
  }

  /// What is to be undone, in order.
  @exclusivity(unchecked) private var records: [BoundLedgerRecord] = []
  @exclusivity(unchecked) private var entries = [Key: AnyObject](minimumCapacity: 24)
  private var claims: [ObjectIdentifier: HidingClaim] = [:]
  private var temporaryViews: [UIView] = []
  @exclusivity(unchecked) private var isClosed = false
  @exclusivity(unchecked) private var isAbsorbing = false

  /// Sets a property, to be put back.
  ///
  /// It ignores a value that a layer could not take.
  func set<Root: AnyObject, Value>(
    _ keyPath: ReferenceWritableKeyPath<Root, Value>, of object: Root, to value: Value,
    by areEqual: @escaping (Value, Value) -> Bool
  ) {
    guard !isClosed, Self.isUsable(value), areEqual(value, value) else { return }
    let entry = entry(LedgerProperty(keyPath), of: object, isOwned: false, by: areEqual)
    // In a pose, the property may just have been set by another name.
    if !isAbsorbing { entry.noteChange() }
    entry.write(value)
  }

  /// Sets a property of a type that is `Equatable`, to be put back.
  func set<Root: AnyObject, Value: Equatable>(
    _ keyPath: ReferenceWritableKeyPath<Root, Value>, of object: Root, to value: Value
  ) {
    set(keyPath, of: object, to: value, by: { $0 == $1 })
  }

  /// Sets a property that belongs to the transition alone, such as the place of a screen.
  func own<Root: AnyObject, Value>(
    _ property: LedgerProperty<Root, Value>, of object: Root, to value: Value,
    by areEqual: @escaping (Value, Value) -> Bool
  ) {
    guard !isClosed, Self.isUsable(value), areEqual(value, value) else { return }
    entry(property, of: object, isOwned: true, by: areEqual).own(value)
  }

  /// Sets a property of a type that is `Equatable` and that belongs to the transition alone.
  func own<Root: AnyObject, Value: Equatable>(
    _ property: LedgerProperty<Root, Value>, of object: Root, to value: Value
  ) {
    own(property, of: object, to: value, by: { $0 == $1 })
  }

  /// Returns such a property, which is to be written often and put back in the end.
  func own<Root: AnyObject, Value: Equatable>(
    _ property: LedgerProperty<Root, Value>, of object: Root
  ) -> LedgerEntry<Root, Value> {
    entry(property, of: object, isOwned: true, by: { $0 == $1 })
  }

  private func entry<Root: AnyObject, Value>(
    _ property: LedgerProperty<Root, Value>, of object: Root, isOwned: Bool,
    by areEqual: @escaping (Value, Value) -> Bool
  ) -> LedgerEntry<Root, Value> {
    let key = Key(object: ObjectIdentifier(object), name: property.name)
    if let entry = entries[key] as? LedgerEntry<Root, Value> { return entry }
    let entry = LedgerEntry(
      property, of: object, isOwned: isOwned, isAbsorbing: isAbsorbing, by: areEqual)
    entries[key] = entry
    records.append(BoundLedgerRecord(entry))
    return entry
  }

  /// Whether a layer can take a value.
  ///
  /// Core Animation raises for a place that is not a number (A5b). The ledger could not recognize a
  /// value that does not even equal itself.
  private static func isUsable<Value>(_ value: Value) -> Bool {
    switch value {
    case let number as CGFloat: number.isFinite
    case let point as CGPoint: point.isFinite
    case let size as CGSize: size.isFinite
    case let rect as CGRect: rect.isFinite
    case let transform as CGAffineTransform: transform.isFinite
    case let transform as CATransform3D: transform.isFinite
    default: true
    }
  }

  /// Adds something to do when the changes are undone.
  func onUndo(_ action: @escaping () -> Void) {
    guard !isClosed else { return }
    records.append(BoundLedgerRecord(LedgerAction(action)))
  }

  /// Takes charge of a view that the transition has added, to remove it after everything else.
  func addTemporary(_ view: UIView) {
    guard !isClosed else { return view.removeFromSuperview() }
    temporaryViews.append(view)
  }

  /// Hides a view, by its alpha, which can be animated.
  func hide(_ view: UIView) {
    guard !isClosed else { return }
    claim(view).hide()
  }

  /// Shows a view that may have been hidden through this ledger or another one.
  func show(_ view: UIView) {
    guard !isClosed else { return }
    claim(view).show()
  }

  /// Notes the values that the app has set, before UIKit may write over them.
  func noteChanges() {
    for record in records { record.noteChange() }
  }

  /// Makes changes behind the ledger's back, as stopping an animator does, or behind that of some
  /// records, since a pose may set a place by more than one name.
  ///
  /// The ledger takes the values for its own, and keeps those that the app has set before.
  func absorb(_ change: () -> Void) {
    guard !isAbsorbing else { return change() }
    for record in records { record.beginAbsorbing() }
    isAbsorbing = true
    change()
    isAbsorbing = false
    for record in records { record.endAbsorbing() }
  }

  /// Undoes the changes, the last one first.
  ///
  /// - Parameter isReverted: Whether animations have ended at their start, where UIKit writes the
  ///   values from before (D), whatever the app has set.
  func undo(isReverted: Bool = false) {
    isClosed = true
    for record in records.reversed() { record.restore(isReverted) }
    records = []
    entries = [:]
    claims = [:]
  }

  /// Removes the views that were added for the transition.
  func removeTemporaryViews() {
    for view in temporaryViews { view.removeFromSuperview() }
    temporaryViews = []
  }

  private func claim(_ view: UIView) -> HidingClaim {
    let id = ObjectIdentifier(view)
    // Another view may have got the identity of one that no longer exists.
    if let claim = claims[id], claim.view === view { return claim }
    let claim = HiddenViews.shared.claim(view)
    claims[id] = claim
    records.append(BoundLedgerRecord(claim))
    return claim
  }
}
