import Testing
import UIKit
import UIKitSimulator

/// Slides the dismissed screen out, and first adds "the screen below" behind it, as animators for
/// full-screen presentations do.
private final class RevealingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var removesWhenCancelled = false

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to)
    else { return }
    let container = context.containerView
    container.addSubview(to.view)
    container.bringSubviewToFront(from.view)
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: { from.view.frame.origin.y = container.bounds.height },
      completion: { _ in
        if self.removesWhenCancelled, context.transitionWasCancelled {
          to.view.removeFromSuperview()
        }
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }
}

/// The presenter is added to the container of a dismissal.
@MainActor
struct PresenterInContainerTests {
  private func stage(
    _ style: UIModalPresentationStyle, tidies: Bool = false
  ) -> ModalStage {
    let animator = RevealingAnimator()
    animator.removesWhenCancelled = tidies
    let stage = ModalStage(style: style, present: FadeAnimator(), dismiss: animator)
    stage.presentPhoto()
    return stage
  }

  @Test(arguments: [UIModalPresentationStyle.custom, .overFullScreen])
  func `A7: looks right in flight, and leaves an empty window`(style: UIModalPresentationStyle) {
    let stage = stage(style)
    stage.root.dismiss(animated: true)
    stage.simulator.run(for: 0.2)
    #expect(stage.simulator.shows(stage.root))
    #expect(stage.simulator.visibleFrame(of: stage.photo.view).minY.isClose(to: 426, within: 1))
    stage.simulator.runUntilIdle()
    #expect(stage.isBlack)
    #expect(stage.root.view.superview == nil)
    #expect(stage.root.presentedViewController == nil)
    stage.simulator.expectFaults("A7")
  }

  @Test func `A7: nothing can be presented from the empty window`() {
    let stage = stage(.custom)
    stage.dismissPhoto()
    stage.presentPhoto()
    #expect(stage.isBlack)
    #expect(stage.root.presentedViewController == nil)
    stage.simulator.expectFaults("A7", "A12")
  }

  @Test func `A4: the same animator is right for a full-screen dismissal`() {
    let stage = stage(.fullScreen)
    stage.dismissPhoto()
    #expect(stage.simulator.shows(stage.root))
    #expect(!stage.simulator.isVisible(stage.photo.view))
    stage.simulator.expectFaults()
  }

  @Test func `A7: a canceled pull keeps the photo, the next dismissal leaves an empty window`() {
    let stage = stage(.custom)
    stage.release(stage.pull(to: 0.3), finishes: false)
    #expect(stage.simulator.shows(stage.photo))
    #expect(stage.root.view.superview === stage.photo.view.superview)
    stage.simulator.expectFaults("A7", "A6")
    stage.dismissPhoto()
    #expect(stage.isBlack)
  }

  @Test func `A7: an animator that cleans up after a cancel removes the presenter for good`() {
    let stage = stage(.custom, tidies: true)
    stage.release(stage.pull(to: 0.3), finishes: false)
    #expect(stage.simulator.shows(stage.photo))
    #expect(stage.root.view.window == nil)
    stage.delegate.dismissal = FadeAnimator()
    stage.dismissPhoto()
    #expect(stage.isBlack)
  }

  @Test func `A6: a canceled full-screen pull leaves the presenter in front or behind`() {
    let stage = stage(.fullScreen)
    stage.release(stage.pull(to: 0.3), finishes: false)
    #expect(stage.simulator.shows(stage.photo))
    #expect(stage.root.view.window != nil)
    stage.simulator.expectFaults("A6")
    let tidy = self.stage(.fullScreen, tidies: true)
    tidy.release(tidy.pull(to: 0.3), finishes: false)
    #expect(tidy.root.view.window == nil)
    tidy.simulator.expectFaults()
  }
}
