import MatchCut
import UIKit

/// A hand-written transitioning delegate, which returns animators of the kit.
///
/// It may also forward to a `ModalTransition`, to drive its transitions.
final class HandWrittenDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let effect: any TransitionEffect
  let timing: TransitionTiming?
  /// The delegate for everything but interactions; `nil` for none.
  let base: ModalTransition?
  /// The interaction with a pan for dismissals.
  var pan: PanDismissInteraction?
  /// Whether that interaction may also catch presentations.
  var pansEverything = false
  /// The interaction for the next transitions.
  var driver: UIPercentDrivenInteractiveTransition?
  /// The last animator.
  private(set) weak var animator: TransitionAnimator?

  @MainActor
  init(
    _ effect: any TransitionEffect, timing: TransitionTiming? = nil, base: ModalTransition? = nil
  ) {
    self.effect = effect
    self.timing = timing
    self.base = base
    super.init()
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let base else { return vend(.present) }
    return base.animationController(
      forPresented: presented, presenting: presenting, source: source)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let base else { return vend(.dismiss) }
    return base.animationController(forDismissed: dismissed)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver ?? (pansEverything ? pan : nil)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if let driver { return driver }
    return pan?.isBeginning == true ? pan : nil
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    base?.presentationController(forPresented: presented, presenting: presenting, source: source)
  }

  private func vend(_ operation: TransitionOperation) -> TransitionAnimator {
    let animator = TransitionAnimator(effect, for: operation, timing: timing)
    self.animator = animator
    return animator
  }
}
