import UIKit

/// An interaction by which a finger dismisses the screen of one presentation.
@MainActor protocol DismissalInteraction: UIViewControllerInteractiveTransitioning {
  /// The recognizer to add to the container.
  var gestureRecognizer: UIPanGestureRecognizer { get }

  /// What the finger does to a transition.
  var grip: TransitionGrip { get }

  /// Gets ready for a transition that UIKit has been told of, by a finger or by the app.
  func prepare(_ animator: TransitionAnimator)
}

extension DismissalInteraction {
  /// Takes the transition out of the finger's hand, as if that had never touched it.
  func interrupt() {
    grip.interrupt()
  }

  /// Turns a presentation in flight around, as the app wants its screen to go.
  func reverse() {
    grip.reverse()
  }

  /// Forgets what is under a finger, as the screen has gone.
  func forgetTouches() {
    grip.scroll.forget()
  }
}
