import UIKit

/// An interaction with which a finger dismisses the screen of one presentation.
@MainActor protocol DismissalInteraction: UIViewControllerInteractiveTransitioning {
  /// The recognizers to add to the container.
  var gestureRecognizers: [UIGestureRecognizer] { get }

  /// The finger's grip on a transition.
  var grip: TransitionGrip { get }

  /// Prepares for a transition that a finger or the app has requested.
  func prepare(_ animator: TransitionAnimator)
}

extension DismissalInteraction {
  /// Ends the interaction as if the finger had never touched the screen.
  func interrupt() {
    grip.interrupt()
  }

  /// Reverses a presentation in flight, for an app that wants its screen to go.
  func reverse() {
    grip.reverse()
  }

  /// Forgets the scroll views under a finger, since the screen has gone.
  func forgetTouches() {
    grip.scroll.forget()
  }
}
