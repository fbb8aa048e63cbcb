import UIKit

/// One property of one object: its value before the transition, and those that the ledger has
/// written.
///
/// A drag writes entries in every frame, so their stored properties are not checked for exclusive
/// access at run time. No call leaves the entry while one of them changes.
@MainActor final class LedgerEntry<Root: AnyObject, Value>: LedgerRecord {
  private let property: LedgerProperty<Root, Value>
  let object: Root
  /// The value before the transition.
  let prior: Value
  /// The last new value: a value that is written again is not repeated here.
  @exclusivity(unchecked) private var written: Value?
  /// The new values before that one; a reversed animation writes them again.
  @exclusivity(unchecked) private var writtenBefore: [Value] = []
  /// The last value read back, such as one at which an animation was stopped.
  @exclusivity(unchecked) private var lastRead: Value
  /// The value that the app has set.
  @exclusivity(unchecked) private(set) var appValue: Value?
  /// Whether changes bypass the entry now; the entry does not read the property meanwhile.
  @exclusivity(unchecked) private var isBypassed: Bool
  /// Whether an animation has changed the property, so that its reversal writes a former value.
  @exclusivity(unchecked) private var isAnimated = false
  @exclusivity(unchecked) private var state = State.active

  private enum State {
    case active
    /// Another entry has taken over, or the app's value stays.
    case retired
    /// The view is hidden, so the entry no longer writes its alpha.
    case yielded
  }

  /// Whether a value was written that cannot be compared, such as a closure.
  @exclusivity(unchecked) private var hasWrittenIncomparable = false

  init(_ property: LedgerProperty<Root, Value>, of object: Root, isBypassed: Bool = false) {
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
    guard appValue == nil, state != .yielded else { return }
    if UIView.inheritedAnimationDuration > 0, !property.areEqual(current, value) {
      isAnimated = true
      // An animation begins at the value on screen, such as in the middle of the app's animation.
      if let shown = property.readShown?(object) { remember(shown) }
    }
    current = value
    remember(value)
    if !isBypassed { readBack() }
  }

  /// Writes a value that no animation writes again.
  func writeTransient(_ value: Value) {
    current = value
    lastRead = current
  }

  /// Records the present value as written: a view may round it, such as an alpha to a Float.
  private func readBack() {
    lastRead = current
    remember(lastRead)
  }

  private func remember(_ value: Value) {
    guard !isWritten(value) else {
      hasWrittenIncomparable = hasWrittenIncomparable || !(Value.self is any Equatable.Type)
      return
    }
    if let written { writtenBefore.append(written) }
    written = value
  }

  private func isWritten(_ value: Value) -> Bool {
    if property.areClose(prior, value) { return true }
    if let written, property.areClose(written, value) { return true }
    for other in writtenBefore where property.areClose(other, value) { return true }
    return false
  }

  /// Whether a value comes from the ledger rather than from the app.
  private func isFromLedger(_ value: Value) -> Bool {
    property.areClose(value, lastRead) || isWritten(value)
  }

  /// Whether the app has set a value, after which the ledger has written none.
  private func isFromApp(_ value: Value) -> Bool { appValue != nil || !isFromLedger(value) }

  func perform(_ step: LedgerStep) {
    switch step {
    case .recordAppValue: recordAppValue()
    case .beginBypass:
      isBypassed = true
      recordAppValue()
    case .endBypass: endBypass()
    case .prepareRestoring: if state == .active, !isFromLedger(current) { state = .retired }
    case .restore(let isReverted): restore(isReverted: isReverted)
    case .retireUnlessWritten:
      state = written == nil && !hasWrittenIncomparable ? .retired : .active
    case .yieldToHiding:
      restore(isReverted: false)
      state = .yielded
    }
  }

  /// Records a value that the app has set.
  func recordAppValue() {
    guard !property.isOwned, state == .active else { return }
    let current = current
    if isFromApp(current) { appValue = current }
  }

  private func endBypass() {
    guard isBypassed else { return }
    isBypassed = false
    if state == .active { restoreAppValue() }
  }

  /// Restores the value that the app has set, or adopts the present one.
  private func restoreAppValue() {
    // An animation that begins in a bypass may be reversed.
    if let appValue { current = appValue } else { readBack() }
  }

  /// Restores the value that the app had set before an animation ended at its start, unless the app
  /// has set another one since.
  func restoreRevertedValue() {
    if appValue == nil || !mayBeReverted(current) { recordAppValue() }
    restoreAppValue()
  }

  /// Whether an animation that has ended at its start may have written a value.
  private func mayBeReverted(_ value: Value) -> Bool {
    // Without an animation, the value from before comes from the app.
    isFromLedger(value) && (isAnimated || !property.areClose(value, prior))
  }

  private func restore(isReverted: Bool) {
    guard state == .active else { return }
    if let appValue {
      if isReverted, mayBeReverted(current) { current = appValue }
    } else if hasWrittenIncomparable || !property.areEqual(current, prior) {
      current = prior
    }
  }
}
