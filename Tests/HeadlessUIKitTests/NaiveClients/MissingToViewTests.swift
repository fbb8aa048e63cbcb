import Testing
import UIKit
import UIKitSimulator

/// Slides the outgoing screen out, and does not insert the other one.
private final class AwayAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let from = context.view(forKey: .from)
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: { from?.frame.origin.y = context.containerView.bounds.height },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) }
    )
  }
}

/// An animator that does not insert the incoming view.
@MainActor
struct MissingToViewTests {
  private func stage(_ style: UIModalPresentationStyle) -> ModalStage {
    let stage = ModalStage(style: style, present: FadeAnimator(), dismiss: AwayAnimator())
    stage.presentPhoto()
    return stage
  }

  @Test func `A7: behind a full-screen dismissal it is black until the end`() {
    let stage = stage(.fullScreen)
    stage.root.dismiss(animated: true)
    stage.simulator.run(for: 0.2)
    #expect(stage.simulator.visibleFrame(of: stage.photo.view).minY.isClose(to: 426, within: 1))
    #expect(stage.root.view.window == nil)
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.shows(stage.root))
    stage.simulator.expectFaults("A7")
  }

  @Test func `A7: also in an interactive one; a canceled pull hides it`() {
    let stage = stage(.fullScreen)
    let driver = stage.pull(to: 0.5)
    #expect(stage.simulator.visibleFrame(of: stage.photo.view).minY.isClose(to: 426))
    #expect(!stage.simulator.isVisible(stage.root.view))
    stage.release(driver, finishes: false)
    #expect(stage.simulator.shows(stage.photo))
    stage.simulator.expectFaults()
  }

  @Test func `A4: the same animator is right for a custom dismissal`() {
    let stage = stage(.custom)
    stage.root.dismiss(animated: true)
    stage.simulator.run(for: 0.2)
    #expect(stage.simulator.shows(stage.root))
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.shows(stage.root))
    stage.simulator.expectFaults()
  }

  @Test func `A4: a presentation without its view shows nothing, and blocks all touches`() {
    let stage = ModalStage(present: AwayAnimator())
    stage.presentPhoto()
    #expect(stage.simulator.shows(stage.root))
    #expect(!stage.simulator.isVisible(stage.photo.view))
    #expect(stage.root.presentedViewController === stage.photo)
    let container = stage.photo.presentationController?.containerView
    #expect(stage.simulator.hitTest(ModalStage.middle) === container)
    stage.simulator.expectFaults("A4")
  }

  @Test func `B4: a pop without the view leaves an empty stack on screen`() {
    let stage = StackStage(animator: FadeAnimator())
    stage.pushDetail()
    stage.delegate.animator = AwayAnimator()
    stage.navigation.popViewController(animated: true)
    stage.simulator.runUntilIdle()
    #expect(stage.navigation.viewControllers == [stage.list])
    #expect(!stage.simulator.isVisible(stage.list.view))
    #expect(!stage.simulator.isVisible(stage.detail.view))
    stage.simulator.expectFaults("B4")
  }
}
