/// Something to do when a ledger undoes its changes.
@MainActor final class LedgerAction: LedgerRecord {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  func noteChange() {}
  func beginAbsorbing() {}
  func endAbsorbing() {}
  func restore(isReverted: Bool) { action() }
}
