package import UIKit

/// A transition without a coordinator, which itself reports when a finger catches or releases it.
@MainActor package protocol InteractionReporting: UIViewControllerContextTransitioning {
  /// Adds a handler, which is told whether the transition is interactive from then on.
  func whenInteractionChanges(_ handler: @escaping @MainActor (_ isInteractive: Bool) -> Void)
}
