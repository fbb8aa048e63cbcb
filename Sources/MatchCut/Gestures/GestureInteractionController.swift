package import UIKit

/// An interaction controller of the kit, with the gesture that drives its transitions.
@MainActor package protocol GestureInteractionController: UIViewControllerInteractiveTransitioning {
  /// The gesture that drives the transitions.
  var gesture: TransitionGesture { get }

  /// Starts a transition, and takes control of it.
  ///
  /// - Parameters:
  ///   - context: The transition.
  ///   - begin: Lets the animator begin.
  func start(_ context: any UIViewControllerContextTransitioning, _ begin: () -> Void)
}

extension GestureInteractionController {
  package func start(_ context: any UIViewControllerContextTransitioning, _ begin: () -> Void) {
    gesture.start(context, with: self, begin)
  }
}
