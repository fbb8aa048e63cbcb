import UIKit

/// An interaction that lives on the view of a container, and that a delegate of the kit's hands to
/// UIKit.
@MainActor protocol DelegateInteraction: UIViewControllerInteractiveTransitioning, UIInteraction {
  /// The delegate that the interaction belongs to; once another delegate is set, nothing begins.
  var owner: AnyObject? { get }

  /// Whether the finger has requested a transition that UIKit has not started yet.
  var isBeginning: Bool { get }

  /// Prepares for a transition that the finger or the app has requested.
  func prepare()

  /// Withdraws the finger's request, if there is one.
  func withdraw()
}

extension UIView {
  /// Returns the interaction of a kind that was added to the view.
  func interaction<Kind>(_ kind: Kind.Type) -> Kind? {
    interactions.lazy.compactMap { $0 as? Kind }.first
  }
}
