import Testing
import UIKit
import UIKitSimulator

/// Slides the screen out by its frame, with a property animator.
private final class AnimatorSlide: InterruptibleAnimator {
  override func arrange(
    _ animator: UIViewPropertyAnimator, in context: any UIViewControllerContextTransitioning
  ) {
    let screen = context.view(forKey: .from)
    animator.addAnimations { screen?.frame.origin.y = 852 }
    animator.addCompletion { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Insets after a canceled dismissal.
@MainActor
struct StaleInsetsTests {
  @Test(arguments: [Simulator.Variant.standard, .freshInsets])
  func `F6b: after a cancel the content may be below the status bar`(
    variant: Simulator.Variant
  ) {
    let stage = ModalStage(present: FadeAnimator(), dismiss: AnimatorSlide(), variant: variant)
    stage.presentPhoto()
    #expect(stage.photo.view.safeAreaInsets.top == 59)
    stage.release(stage.pull(to: 0.4), finishes: false)
    #expect(stage.simulator.shows(stage.photo))
    let isRight = variant == .freshInsets
    #expect(stage.photo.view.safeAreaInsets.top == (isRight ? 59 : 0))
    stage.simulator.expectFaults()
  }
}
