package import UIKit

/// An interaction controller of the kit.
@MainActor package protocol GestureInteractionController: UIViewControllerInteractiveTransitioning {
  /// The gesture that drives the transitions.
  var gesture: TransitionGesture { get }
}
