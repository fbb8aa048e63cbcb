import UIKit

@testable import MatchCut

extension TransitionStage {
  /// Makes the stage that a session would make; `nil` where it would make none.
  convenience init?(
    _ context: any UIViewControllerContextTransitioning, operation: TransitionOperation,
    placement: TransitionPlacement, ledger: RestoreLedger
  ) {
    guard let front = placement.front else { return nil }
    self.init(context, operation: operation, front: front, back: placement.back, ledger: ledger)
  }
}

/// An effect of one closure.
private struct ClosureEffect: TransitionEffect {
  let arrangement: @MainActor (TransitionStage) -> Void

  func arrange(_ stage: TransitionStage) { arrangement(stage) }
}

extension TransitionStage {
  /// Arranges the stage as an effect does.
  func arrange(_ arrangement: @escaping @MainActor (TransitionStage) -> Void) {
    arrange(ClosureEffect(arrangement: arrangement))
  }
}
