package import UIKit

/// A transition context without a coordinator that reports catches and releases itself.
@MainActor package protocol InteractionReporting: UIViewControllerContextTransitioning {
  /// Adds a handler; it receives whether the transition is interactive from then on.
  func whenInteractionChanges(_ handler: @escaping @MainActor (_ isInteractive: Bool) -> Void)
}
