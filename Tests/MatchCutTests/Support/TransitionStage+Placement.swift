import UIKit

@testable import MatchCut

extension TransitionStage {
  /// Creates the stage like a session; `nil` if that would not.
  convenience init?(
    _ context: any UIViewControllerContextTransitioning, operation: TransitionOperation,
    placement: ViewInsertion, ledger: RestoreLedger
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
  /// Arranges the stage like an effect.
  func arrange(_ arrangement: @escaping @MainActor (TransitionStage) -> Void) {
    arrange(ClosureEffect(arrangement: arrangement))
  }
}
