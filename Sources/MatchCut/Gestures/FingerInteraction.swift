import UIKit

/// An interaction of the kit's, with the transition that fingers drive by it.
@MainActor protocol FingerInteraction: UIViewControllerInteractiveTransitioning {
  var transition: InteractiveTransition { get }
}

extension FingerInteraction {
  /// Prepares for a transition that fingers or the app have requested.
  func prepare() {
    transition.prepare()
  }

  /// Withdraws the fingers' request, if there is one.
  func withdraw() {
    transition.withdraw()
  }

  /// Ends the interaction as if no finger had touched the screen.
  func interrupt() {
    transition.interrupt()
  }
}

/// An interaction with which a finger dismisses the screen of one presentation.
@MainActor protocol DismissalInteraction: FingerInteraction {
  /// The recognizers to add to the container.
  var gestureRecognizers: [UIGestureRecognizer] { get }

  /// Prepares for a transition that a finger or the app has requested.
  func prepare(_ animator: TransitionAnimator)
}

extension DismissalInteraction {
  /// Reverses a presentation in flight, for an app that dismisses its screen meanwhile.
  func reverse() {
    transition.reverse()
  }

  /// Forgets the scroll views under a finger, since the screen has gone.
  func forgetTouches() {
    transition.scroll.forget()
  }
}
