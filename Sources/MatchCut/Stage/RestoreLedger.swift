import UIKit

/// Remembers what a transition changes, and restores it.
///
/// At the end, each property gets back the value that it had before the first change, unless the
/// app has set it meanwhile: the ledger does not overwrite the app's value. Once undone, the ledger
/// ignores further changes.
///
/// The properties that every write reads are not checked for exclusive access at run time. No call
/// leaves the ledger while they change.
@MainActor final class RestoreLedger {
  /// The changes to undo, in order.
  @exclusivity(unchecked) private var records: [Record] = []
  /// The index of the last record of each property.
  @exclusivity(unchecked) private var indices: [PropertyKey: Int] = Dictionary(
    minimumCapacity: RestoreLedger.capacity)
  private var temporaryViews: [UIView] = []
  @exclusivity(unchecked) private(set) var isClosed = false
  @exclusivity(unchecked) private var isBypassed = false

  /// The number of changes for which there is room at once.
  private static let capacity = 16

  /// Creates an empty ledger.
  init() {
    records.reserveCapacity(Self.capacity)
  }

  /// Sets a property until the ledger is undone.
  ///
  /// It ignores a value that is not valid for a layer.
  func set<Root: AnyObject, Value>(
    _ property: LedgerProperty<Root, Value>, of object: Root, to value: Value
  ) {
    guard !isClosed, property.isValid(value) else { return }
    entry(property, of: object).write(value)
  }

  /// Sets the property of a key path until the ledger is undone.
  func set<Root: AnyObject, Value>(
    _ keyPath: ReferenceWritableKeyPath<Root, Value>, of object: Root, to value: Value
  ) {
    set(.of(keyPath), of: object, to: value)
  }

  /// Returns the entry of a property; the ledger restores it even if nothing is written to it.
  func entry<Root: AnyObject, Value>(
    _ property: LedgerProperty<Root, Value>, of object: Root
  ) -> LedgerEntry<Root, Value> {
    let key = PropertyKey(object, property.name)
    if let record = record(of: key) {
      if let entry = record.object as? LedgerEntry<Root, Value> { return entry }
      // A property may have two types: a transform is affine or in space.
      record.perform(.retireUnlessWritten)
    }
    let entry = LedgerEntry(property, of: object, isBypassed: isBypassed)
    add(Record(entry), of: key)
    return entry
  }

  private func record(of key: PropertyKey) -> Record? {
    indices[key].map { records[$0] }
  }

  private func add(_ record: Record, of key: PropertyKey) {
    indices[key] = records.count
    records.append(record)
  }

  /// Adds a record that is not of one property.
  func add(_ record: some LedgerRecord) {
    records.append(Record(record))
  }

  private func performAll(_ step: LedgerStep) {
    // Access by index avoids copies of the records.
    for index in records.indices { records[index].perform(step) }
  }

  /// Adds an action that runs when the changes are undone.
  func onUndo(_ action: @escaping () -> Void) {
    guard !isClosed else { return }
    records.append(Record(action))
  }

  /// Registers a view that the transition has added.
  ///
  /// It is removed after everything else.
  func addTemporary(_ view: UIView) {
    guard !isClosed else { return view.removeFromSuperview() }
    temporaryViews.append(view)
  }

  /// Hides a view by its alpha; this can be animated.
  func hide(_ view: UIView) {
    guard !isClosed else { return }
    yieldAlpha(of: view)
    claim(view).hide()
  }

  /// Restores the alpha that an effect has set of a view that it also hides, and ignores others.
  func yieldAlpha(of view: UIView) {
    record(of: PropertyKey(view, .alpha))?.perform(.yieldToHiding)
  }

  /// Shows a view that may have been hidden through this ledger or another one.
  func show(_ view: UIView) {
    guard !isClosed else { return }
    claim(view).show()
  }

  private func claim(_ view: UIView) -> HidingClaim {
    let key = PropertyKey(view, .hiding)
    // A new view may have the identity of one that no longer exists.
    if let claim = record(of: key)?.object as? HidingClaim, claim.view === view { return claim }
    let claim = HidingClaim(view)
    add(Record(claim), of: key)
    return claim
  }

  /// Records the values that the app has set, before UIKit may write over them.
  func recordAppValues() {
    performAll(.recordAppValue)
  }

  /// Runs changes that bypass the ledger, such as the stopping of an animator, and adopts the new
  /// values afterward, except those that the app had set before.
  func bypass(_ changes: () -> Void) {
    guard !isBypassed else { return changes() }
    performAll(.beginBypass)
    isBypassed = true
    changes()
    isBypassed = false
    performAll(.endBypass)
  }

  /// Undoes the changes, the last one first.
  ///
  /// - Parameter isReverted: Whether animations have ended at their start, where UIKit writes the
  ///   values from before (D), whatever the app has set.
  func undo(isReverted: Bool = false) {
    isClosed = true
    // Restoring one property may change another one, such as the frame and the center.
    performAll(.prepareRestoring)
    for index in records.indices.reversed() {
      records[index].perform(.restore(isReverted: isReverted))
    }
    records = []
    indices = [:]
  }

  /// Removes the views that were added for the transition.
  func removeTemporaryViews() {
    for view in temporaryViews { view.removeFromSuperview() }
    temporaryViews = []
  }
}

extension RestoreLedger {
  /// A record, or an action, in the list of a ledger.
  private struct Record {
    let object: AnyObject?
    /// The method of the record, bound where its type is known.
    ///
    /// A call through the protocol would run unspecialized generic code, several times as slow.
    let perform: (LedgerStep) -> Void

    @MainActor init(_ record: some LedgerRecord) {
      object = record
      perform = { record.perform($0) }
    }

    init(_ action: @escaping () -> Void) {
      object = nil
      perform = { if case .restore = $0 { action() } }
    }
  }
}
