import MatchCut
import UIKit

/// A transitioning delegate as apps write them, which vends animators of the kit and a drag.
final class DragDelegate: NSObject, UIViewControllerTransitioningDelegate {
  var effect: any TransitionEffect
  let timing: TransitionTiming?
  var drag: DragDismissInteraction?
  /// What is vended instead of the kit's animators, with the drag as it is.
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
