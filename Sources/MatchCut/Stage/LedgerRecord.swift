/// Something that a ledger restores.
@MainActor protocol LedgerRecord: AnyObject {
  /// Performs a step of the ledger.
  func perform(_ step: LedgerStep)
}

/// A step that a ledger performs with all of its records.
enum LedgerStep {
  /// Records a value that the app has set.
  case recordAppValue
  /// Records a value that the app has set, before changes that bypass the record.
  case beginBypass
  /// Ends the bypass: restores what the app had set before, and adopts other changes.
  case endBypass
  /// Determines whether there is a value to restore, before any is restored.
  case prepareRestoring
  /// Restores the value from before, or the one that the app has set.
  ///
  /// It is reverted if animations have ended at their start, where UIKit writes the values from
  /// before (D), whatever the app has set.
  case restore(isReverted: Bool)
  /// Stops recording and restoring, because another record does so, unless this one has written.
  case retireUnlessWritten
  /// Restores the alpha, and writes no other one, because the view is hidden by its alpha now.
  case yieldToHiding
}
