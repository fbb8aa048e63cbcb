/// One property of one object: its value before, and the values that the ledger has written.
///
/// A finger writes some in every frame, so their values are not checked for exclusivity at run time:
/// no call leaves the entry while one of them changes.
@MainActor final class LedgerEntry<Root: AnyObject, Value>: LedgerRecord {
  private let property: LedgerProperty<Root, Value>
  private let object: Root
  private let areEqual: (Value, Value) -> Bool
  private let prior: Value
  /// All values that were written, since reversed animations write earlier ones again.
  @exclusivity(unchecked) private var written: [Value]
  /// The value of a moment, such as one at which an animation was stopped.
  @exclusivity(unchecked) private var left: Value
  /// The value that the app has set.
  @exclusivity(unchecked) private var theirs: Value?
  /// The value that the app had set before changes that are being made behind the entry's back.
  @exclusivity(unchecked) private var kept: Value?
  @exclusivity(unchecked) private var phase: Phase
  /// Whether the property belongs to the transition alone.
  @exclusivity(unchecked) private var isOwned: Bool

  private enum Phase {
    /// What is written is read back at once.
    case reading
    /// Changes are being made behind the entry's back; until they are over, nothing is read.
    case absorbing(hasWritten: Bool)
  }

  init(
    _ property: LedgerProperty<Root, Value>, of object: Root, isOwned: Bool = false,
    isAbsorbing: Bool = false, by areEqual: @escaping (Value, Value) -> Bool
  ) {
    self.areEqual = areEqual
    self.property = property
    self.object = object
    self.isOwned = isOwned
    phase = isAbsorbing ? .absorbing(hasWritten: false) : .reading
    prior = property.read(object)
    written = [prior]
    left = prior
  }

  private var current: Value {
    get { property.read(object) }
    set { property.write(object, newValue) }
  }

  private func isOurs(_ value: Value) -> Bool {
    areEqual(value, left) || isWritten(value)
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
    note(value)
    switch phase {
    case .reading: readBack()
    case .absorbing: phase = .absorbing(hasWritten: true)
    }
  }

  /// Takes the present value for a written one, since a view may round: it keeps an alpha as a Float.
  private func readBack() {
    left = current
    note(left)
  }

  private func note(_ value: Value) {
    if !isWritten(value) { written.append(value) }
  }

  private func isWritten(_ value: Value) -> Bool {
    for other in written where areEqual(other, value) { return true }
    return false
  }

  func noteChange() {
    guard !isOwned else { return }
    let current = current
    if !isOurs(current) { theirs = current }
  }

  func beginAbsorbing() {
    phase = .absorbing(hasWritten: false)
    guard !isOwned else { return }
    let current = current
    guard !isOurs(current) else { return }
    theirs = current
    kept = current
  }

  func endAbsorbing() {
    if let kept {
      current = kept
      self.kept = nil
    } else if case .absorbing(hasWritten: true) = phase {
      readBack()
    } else {
      left = current
    }
    phase = .reading
  }

  func restore(isReverted: Bool) {
    let current = current
    guard isOurs(current) else { return }
    if let theirs {
      if isReverted { self.current = theirs }
    } else if !areEqual(current, prior) {
      self.current = prior
    }
  }
}
