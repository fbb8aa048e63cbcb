import MatchCut
import UIKit

/// A hand-written transitioning delegate, which returns animators and interactions of the kit.
final class HandWrittenDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let effect: any TransitionEffect
  private let timing: TransitionTiming?
  private let animator: AnimatorPlan
  private let pan: PanDismissInteraction?
  private let drag: DragDismissInteraction?
  /// Whether transitions that no finger has begun are not interactive.
  private let isStrict: Bool

  @MainActor init(
    _ effect: any TransitionEffect, plan: ModalPlan, options: GestureOptions,
    dismissing controller: UIViewController
  ) {
    self.effect = effect
    timing = plan.timing.timing
    isStrict = plan.way == .handWrittenStrict
    animator = plan.animator
    switch plan.gesture {
    case .pan(let direction):
      pan = PanDismissInteraction(
        dismissing: controller, direction: direction.direction,
        release: .plan(isEager: plan.isEager, isSheet: plan.isSheet), options: options)
      drag = nil
    case .drag(let direction):
      pan = nil
      drag = DragDismissInteraction(
        dismissing: controller, direction: direction.direction,
        release: .plan(isEager: plan.isEager), options: options)
    case nil:
      pan = nil
      drag = nil
    }
    super.init()
    for recognizer in [pan?.gestureRecognizer].compactMap({ $0 }) + (drag?.gestureRecognizers ?? [])
    {
      controller.view.addGestureRecognizer(recognizer)
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    makeAnimator(for: .present)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    makeAnimator(for: .dismiss)
  }

  private func makeAnimator(
    for operation: TransitionOperation
  ) -> any UIViewControllerAnimatedTransitioning {
    let isWatched = !isStrict && pan != nil
    return animator.makeAnimator(for: operation, isWatched: isWatched)
      ?? TransitionAnimator(effect, for: operation, timing: timing)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    isStrict ? nil : interaction(using: animator)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let isBeginning = pan?.isBeginning == true || drag?.isBeginning == true
    return isStrict && !isBeginning ? nil : interaction(using: animator)
  }

  private func interaction(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    pan?.interactionController(using: animator) ?? drag?.interactionController(using: animator)
  }
}
