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
