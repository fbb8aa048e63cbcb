package import UIKit

extension UIView {
  /// Whether a transition without a coordinator is in flight in the view.
  package var hasTransition: Bool {
    get { interaction(InFlightMark.self) != nil }
    set { replaceInteraction(with: newValue ? InFlightMark() : nil) }
  }
}

/// Marks the container of such a transition.
private final class InFlightMark: ViewAttachment {}

/// The transition context of an app's container, without a coordinator; it reports catches and
/// releases itself.
@MainActor package protocol InteractionReporting: UIViewControllerContextTransitioning {
  /// Adds a handler; it receives whether the transition is interactive from then on.
  func whenInteractionChanges(_ handler: @escaping @MainActor (_ isInteractive: Bool) -> Void)
}
