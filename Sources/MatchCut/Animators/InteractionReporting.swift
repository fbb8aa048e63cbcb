import UIKit

/// A transition that has no coordinator, and itself reports when a finger takes it or lets go.
@MainActor protocol InteractionReporting: UIViewControllerContextTransitioning {
  /// Adds a handler, which is told whether the transition is interactive from then on.
  func whenInteractionChanges(_ handler: @escaping @MainActor (_ isInteractive: Bool) -> Void)
}
