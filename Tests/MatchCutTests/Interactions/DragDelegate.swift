import MatchCut
import UIKit

/// A hand-written transitioning delegate, which returns animators of the kit and a drag.
final class DragDelegate: NSObject, UIViewControllerTransitioningDelegate {
  var effect: any TransitionEffect
  let timing: TransitionTiming?
  var drag: DragDismissInteraction?
  /// An animator in place of the kit's, with the same drag.
  var stranger: (any UIViewControllerAnimatedTransitioning)?

  @MainActor
  init(_ effect: any TransitionEffect, timing: TransitionTiming? = nil) {
    self.effect = effect
    self.timing = timing
    super.init()
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    stranger ?? TransitionAnimator(effect, for: .present, timing: timing)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    stranger ?? TransitionAnimator(effect, for: .dismiss, timing: timing)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    stranger == nil ? drag?.interactionController(using: animator) : drag
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    stranger == nil ? drag?.interactionController(using: animator) : drag
  }
}
