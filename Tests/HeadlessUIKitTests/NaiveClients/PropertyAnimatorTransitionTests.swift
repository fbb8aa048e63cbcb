import Testing
import UIKit
import UIKitSimulator

/// Fades with a property animator: the same one during a transition, or another one at each call.
private final class AnimatorFade: InterruptibleAnimator {
  override func arrange(
    _ animator: UIViewPropertyAnimator, in context: any UIViewControllerContextTransitioning
  ) {
    let to = context.view(forKey: .to)
    if let to {
      context.containerView.addSubview(to)
      to.alpha = 0
    }
    let from = context.view(forKey: .from)
    animator.addAnimations {
      to?.alpha = 1
      from?.alpha = 0
    }
    animator.addCompletion { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// An interruptible animator.
@MainActor
struct PropertyAnimatorTransitionTests {
  private func alpha(_ stage: ModalStage) -> CGFloat {
    stage.simulator.visibleAlpha(of: stage.photo.view)
  }

  @Test(arguments: Simulator.Variant.all)
  func `C: the same animator each time runs, is driven, and reverses`(
    variant: Simulator.Variant
  ) {
    let (fadeIn, fadeOut) = (AnimatorFade(), AnimatorFade())
    let stage = ModalStage(present: fadeIn, dismiss: fadeOut, variant: variant)
    stage.root.present(stage.photo, animated: true)
    stage.simulator.run(for: 0.25)
    #expect(alpha(stage).isClose(to: 0.5))
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.shows(stage.photo))
    for finishes in [false, true] {
      let driver = stage.pull(to: 0.4)
      #expect(alpha(stage).isClose(to: 0.6))
      stage.release(driver, finishes: finishes)
      #expect(stage.simulator.shows(finishes ? stage.root : stage.photo))
    }
    #expect(fadeIn.count == 1)
    #expect(fadeOut.count == 2)
    stage.simulator.expectFaults()
  }

  @Test func `C: a presentation caught in flight returns from there`() {
    let stage = ModalStage(present: AnimatorFade())
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    stage.delegate.presentationDriver = driver
    stage.root.present(stage.photo, animated: true)
    stage.simulator.run(for: 0.3)
    #expect(stage.simulator.hitTest(ModalStage.middle) === stage.photo.view)
    driver.pause()
    #expect(alpha(stage).isClose(to: 0.6))
    driver.cancel()
    stage.simulator.run(for: 0.1)
    #expect(alpha(stage) < 0.6)
    #expect(alpha(stage) > 0.1)
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.shows(stage.root))
    stage.simulator.expectFaults()
  }

  @Test func `C: another animator each time undoes what the first one is animating`() {
    let fade = AnimatorFade(keepsAnimator: false)
    let stage = ModalStage(present: fade)
    stage.root.present(stage.photo, animated: true)
    stage.simulator.run(for: 0.25)
    #expect(alpha(stage).isClose(to: 0.5))
    stage.simulator.runUntilIdle()
    #expect(fade.count == 2)
    #expect(alpha(stage) == 0)
    #expect(stage.root.presentedViewController === stage.photo)
    #expect(!stage.photo.isBeingPresented)
    stage.simulator.expectFaults("C")
  }

  @Test(arguments: [true, false])
  func `C: of several animators the first one follows the finger`(finishes: Bool) {
    let stage = ModalStage(
      present: AnimatorFade(), dismiss: AnimatorFade(keepsAnimator: false))
    stage.presentPhoto()
    let driver = stage.pull(to: 0.4)
    #expect(alpha(stage).isClose(to: 0.6))
    stage.simulator.run(for: 1)
    #expect(alpha(stage).isClose(to: 0.6))
    stage.release(driver, finishes: finishes)
    #expect(stage.simulator.shows(finishes ? stage.root : stage.photo))
    #expect((stage.root.presentedViewController == nil) == finishes)
    stage.simulator.expectFaults("C")
  }
}
