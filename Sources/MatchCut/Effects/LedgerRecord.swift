/// Something that a ledger puts back.
@MainActor protocol LedgerRecord: AnyObject {
  /// Notes a value that the app has set.
  func noteChange()

  /// Notes a value that the app has set, before changes behind the record's back.
  func beginAbsorbing()

  /// Keeps, after such changes, what the app has set before, and takes everything else as the
  /// ledger's own.
  func endAbsorbing()

  /// Restores the value from before, or the one that the app has set.
  ///
  /// - Parameter isReverted: Whether animations have ended at their start, where UIKit writes the
  ///   values from before (D), whatever the app has set.
  func restore(isReverted: Bool)
}

/// The calls of a record, bound where its type is known.
///
/// A call through the protocol would run code that is written for all types of values at once, and
/// is several times as slow.
@MainActor struct BoundLedgerRecord {
  let noteChange: () -> Void
  let beginAbsorbing: () -> Void
  let endAbsorbing: () -> Void
  let restore: (_ isReverted: Bool) -> Void

  init(_ record: some LedgerRecord) {
    noteChange = { record.noteChange() }
    beginAbsorbing = { record.beginAbsorbing() }
    endAbsorbing = { record.endAbsorbing() }
    restore = { record.restore(isReverted: $0) }
  }
}
