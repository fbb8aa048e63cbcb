import UIKit

/// Remembers what a transition changes, and puts it back.
///
/// A property gets back the value that it had before the first change. A value that the app sets
/// meanwhile stays: the ledger does not write over it, and the property has it in the end. The
/// ledger ignores writes after the undoing.
@MainActor final class RestoreLedger {
  private enum Item {
    case record(any LedgerRecord)
    case action(() -> Void)
  }

  private struct Key: Hashable {
    let object: ObjectIdentifier
    let keyPath: AnyKeyPath
  }

  private var items: [Item] = []
  private var entries: [Key: any LedgerRecord] = [:]
  private var claims: [ObjectIdentifier: HidingClaim] = [:]
  private var temporaryViews: [UIView] = []
  private var isClosed = false
  private var isAbsorbing = false

  /// Sets a property, to be put back.
  ///
  /// It ignores a value that a layer could not take.
  func set<Root: AnyObject, Value: Equatable>(
    _ keyPath: ReferenceWritableKeyPath<Root, Value>, of object: Root, to value: Value
  ) {
    guard !isClosed, Self.isUsable(value) else { return }
    let entry = entry(keyPath, of: object, isOwned: false)
    // In a pose, the property may just have been set by another name.
    if !isAbsorbing { entry.noteChange() }
    entry.write(value)
  }

  /// Sets a property that belongs to the transition alone, such as the place of a screen.
  func own<Root: AnyObject, Value: Equatable>(
    _ keyPath: ReferenceWritableKeyPath<Root, Value>, of object: Root, to value: Value
  ) {
    guard !isClosed, Self.isUsable(value) else { return }
    own(keyPath, of: object).own(value)
  }

  /// Returns such a property, which is to be written often and put back in the end.
  func own<Root: AnyObject, Value: Equatable>(
    _ keyPath: ReferenceWritableKeyPath<Root, Value>, of object: Root
  ) -> LedgerEntry<Root, Value> {
    entry(keyPath, of: object, isOwned: true)
  }

  private func entry<Root: AnyObject, Value: Equatable>(
    _ keyPath: ReferenceWritableKeyPath<Root, Value>, of object: Root, isOwned: Bool
  ) -> LedgerEntry<Root, Value> {
    let key = Key(object: ObjectIdentifier(object), keyPath: keyPath)
    if let entry = entries[key] as? LedgerEntry<Root, Value> { return entry }
    let entry = LedgerEntry(keyPath, of: object, isOwned: isOwned)
    entries[key] = entry
    items.append(.record(entry))
    return entry
  }

  /// Whether a layer can take a value.
  ///
  /// Core Animation raises for a place that is not a number (A5b), and the ledger could not
  /// recognize it, since such a value does not even equal itself.
  private static func isUsable(_ value: some Equatable) -> Bool {
    switch value {
    case let number as CGFloat: number.isFinite
    case let point as CGPoint: point.isFinite
    case let size as CGSize: size.isFinite
    case let rect as CGRect: rect.isFinite
    case let transform as CGAffineTransform: transform.isFinite
    default: value == value
    }
  }

  /// Adds something to do when the changes are undone.
  func onUndo(_ action: @escaping () -> Void) {
    guard !isClosed else { return }
    items.append(.action(action))
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
    let old = records
    for record in old { record.noteChange() }
    let outcomes = old.map { $0.outcome() }
    isAbsorbing = true
    change()
    isAbsorbing = false
    for outcome in outcomes { outcome() }
    for record in records.dropFirst(old.count) { record.adopt() }
  }

  /// Undoes the changes, the last one first.
  ///
  /// - Parameter isReverted: Whether animations have ended at their start, where UIKit writes the
  ///   values from before (D), whatever the app has set.
  func undo(isReverted: Bool = false) {
    isClosed = true
    for item in items.reversed() {
      switch item {
      case .record(let record): record.restore(isReverted: isReverted)
      case .action(let action): action()
      }
    }
    items = []
    entries = [:]
    claims = [:]
  }

  /// Removes the views that were added for the transition.
  func removeTemporaryViews() {
    for view in temporaryViews { view.removeFromSuperview() }
    temporaryViews = []
  }

  private var records: [any LedgerRecord] {
    items.compactMap { item in
      if case .record(let record) = item { record } else { nil }
    }
  }

  private func claim(_ view: UIView) -> HidingClaim {
    let id = ObjectIdentifier(view)
    // Another view may have got the identity of one that no longer exists.
    if let claim = claims[id], claim.view === view { return claim }
    let claim = HiddenViews.shared.claim(view)
    claims[id] = claim
    items.append(.record(claim))
    return claim
  }
}
