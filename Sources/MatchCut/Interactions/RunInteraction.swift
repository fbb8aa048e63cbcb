package import UIKit

extension GestureInteractionController {
  /// Returns what UIKit gets for the transition of an animator.
  ///
  /// In which order UIKit's own driver calls an animator is not known (C). So a transition of the kit
  /// drives itself, and UIKit's driver moves the animators of apps only.
  package func controller(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> any UIViewControllerInteractiveTransitioning {
    guard self is UIPercentDrivenInteractiveTransition,
      let animator = animator as? TransitionAnimator
    else { return self }
    return RunInteraction(animator, for: self)
  }
}

extension TransitionGesture {
  /// Plays a transition that drives itself.
  func play(_ context: any UIViewControllerContextTransitioning, by animator: TransitionAnimator) {
    // UIKit may start a transition that has ended, when the gesture has the animator of the next one.
    let run = EffectRun.of(context) ?? animator.run(of: context)
    run.drivesItself = true
    if requested != nil { run.startInteractively() } else { run.start() }
  }
}

/// The interaction controller of one transition of the kit, which drives itself.
private final class RunInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  private let animator: TransitionAnimator
  /// UIKit keeps only this object.
  private let interaction: any GestureInteractionController

  init(_ animator: TransitionAnimator, for interaction: any GestureInteractionController) {
    self.animator = animator
    self.interaction = interaction
  }

  var wantsInteractiveStart: Bool { interaction.gesture.requested != nil }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    interaction.start(transitionContext) {
      interaction.gesture.play(transitionContext, by: animator)
    }
  }
}
