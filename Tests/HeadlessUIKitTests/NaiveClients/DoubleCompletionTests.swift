import Testing
import UIKit
import UIKitSimulator

/// Fades and slides in two animations, each of which completes the transition at its end.
private final class TwoPartAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var endings: [Bool] = []

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.6 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let to = context.view(forKey: .to)
    let screen = to ?? context.view(forKey: .from)
    let height = context.containerView.bounds.height
    if let to {
      context.containerView.addSubview(to)
      to.alpha = 0
      to.frame.origin.y = height
    }
    UIView.animate(
      withDuration: 0.3,
      animations: { screen?.alpha = to == nil ? 0 : 1 },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) }
    )
    UIView.animate(
      withDuration: 0.6,
      animations: { screen?.frame.origin.y = to == nil ? height : 0 },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) }
    )
  }

  func animationEnded(_ transitionCompleted: Bool) { endings.append(transitionCompleted) }
}

/// A second `completeTransition`.
@MainActor
struct DoubleCompletionTests {
  @Test func `A6: the transition ends with the first animation, while the second one runs`() {
    let animator = TwoPartAnimator()
    let stage = ModalStage(present: animator)
    stage.root.present(stage.photo, animated: true)
    stage.simulator.run(for: 0.32)
    #expect(!stage.photo.isBeingPresented)
    #expect(stage.record.calls.last == "photo didAppear")
    #expect(stage.simulator.visibleFrame(of: stage.photo.view).minY > 300)
    stage.simulator.expectFaults()
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.shows(stage.photo))
    #expect(animator.endings == [true])
    stage.simulator.expectFaults("A6")
  }

  @Test func `E11: a dismissal cuts off the second animation, which completes at once`() {
    let animator = TwoPartAnimator()
    let stage = ModalStage(present: FadeAnimator(), dismiss: animator)
    stage.presentPhoto()
    var frames: [CGRect] = []
    stage.root.dismiss(animated: true)
    while stage.photo.view.window != nil || frames.isEmpty {
      stage.simulator.step()
      frames.append(stage.simulator.visibleFrame(of: stage.photo.view))
    }
    #expect(frames.count == 18)
    #expect(stage.record.calls == ["photo willDisappear", "photo didDisappear"])
    #expect(animator.endings == [true])
    stage.simulator.expectFaults("A6")
    #expect(stage.simulator.faults.first?.time == stage.simulator.time)
  }

  @Test(arguments: [true, false])
  func `A6: in an interactive transition both end together`(finishes: Bool) {
    let animator = TwoPartAnimator()
    let stage = ModalStage(present: FadeAnimator(), dismiss: animator)
    stage.presentPhoto()
    stage.release(stage.pull(to: 0.25), finishes: finishes)
    #expect(stage.simulator.shows(finishes ? stage.root : stage.photo))
    #expect(animator.endings == [finishes])
    stage.simulator.expectFaults("A6")
  }
}
