import UIKit

/// Something that a ledger puts back.
@MainActor protocol LedgerRecord: AnyObject {
  /// Notes a value that the app has set.
  func noteChange()

  /// Notes a value that the app has set, and returns what to do after a change behind the record's
  /// back: it keeps what the app has set, and takes everything else as the ledger's own.
  ///
  /// It has to be called before the change.
  func outcome() -> () -> Void

  /// Takes the present value as the ledger's own.
  func adopt()

  /// Restores the value from before, or the one that the app has set.
  ///
  /// - Parameter isReverted: Whether animations have ended at their start, where UIKit writes the
  ///   values from before (D), whatever the app has set.
  func restore(isReverted: Bool)
}

/// One property of one object: its value before, and the values that the ledger has written.
@MainActor final class LedgerEntry<Root: AnyObject, Value>: LedgerRecord {
  private let keyPath: ReferenceWritableKeyPath<Root, Value>
  private let object: Root
  private let areEqual: (Value, Value) -> Bool
  private let prior: Value
  /// All values that were written, since reversed animations write earlier ones again.
  private var written: [Value]
  /// The value of a moment, such as one at which an animation was stopped.
  private var left: Value
  /// The value that the app has set.
  private var theirs: Value?
  /// Whether the property belongs to the transition alone.
  private var isOwned: Bool

  init(
    _ keyPath: ReferenceWritableKeyPath<Root, Value>, of object: Root, isOwned: Bool = false,
    by areEqual: @escaping (Value, Value) -> Bool
  ) {
    self.areEqual = areEqual
    self.keyPath = keyPath
    self.object = object
    self.isOwned = isOwned
    prior = object[keyPath: keyPath]
    written = [prior]
    left = prior
  }

  private var current: Value {
    get { object[keyPath: keyPath] }
    set { object[keyPath: keyPath] = newValue }
  }

  private var isOurs: Bool {
    let current = current
    return areEqual(current, left) || isWritten(current)
  }

  /// Writes a value, unless the ledger has noted one of the app's.
  func write(_ value: Value) {
    if theirs == nil { writeOver(value) }
  }

  /// Writes a value of a property that belongs to the transition alone.
  func own(_ value: Value) {
    isOwned = true
    writeOver(value)
  }

  /// Writes such a value for a moment; no animation writes it again.
  func pass(_ value: Value) {
    isOwned = true
    current = value
    left = current
  }

  private func writeOver(_ value: Value) {
    current = value
    // The value is read back, since a view may round it: it keeps an alpha as a Float.
    left = current
    if !isWritten(left) { written.append(left) }
  }

  private func isWritten(_ value: Value) -> Bool {
    written.contains { areEqual($0, value) }
  }

  func noteChange() {
    if !isOwned, !isOurs { theirs = current }
  }

  func outcome() -> () -> Void {
    let kept = isOwned || isOurs ? nil : current
    if let kept { theirs = kept }
    return { [self] in
      if let kept {
        current = kept
      } else {
        adopt()
      }
    }
  }

  func adopt() { left = current }

  func restore(isReverted: Bool) {
    guard isOurs else { return }
    if let theirs {
      if isReverted { current = theirs }
    } else {
      current = prior
    }
  }
}
