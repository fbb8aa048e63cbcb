import Testing
import UIKit
import UIKitSimulator

/// Bounces a screen in from below.
private final class BounceAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.8 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let isPresenting = context.viewController(forKey: .to)?.isBeingPresented == true
    guard let screen = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(false)
    }
    let height = context.containerView.bounds.height
    if isPresenting {
      context.containerView.addSubview(screen)
      screen.frame = context.containerView.bounds.offsetBy(dx: 0, dy: height)
    }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 0.6,
      initialSpringVelocity: 0,
      animations: { screen.center.y += isPresenting ? -height : height },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) }
    )
  }
}

/// A spring.
@MainActor
struct SpringTests {
  private func stage() -> ModalStage {
    ModalStage(present: BounceAnimator(), dismiss: BounceAnimator())
  }

  private func frame(_ stage: ModalStage) -> CGRect {
    stage.simulator.visibleFrame(of: stage.photo.view)
  }

  @Test func `E5: overshoots, and shows the presenter below it`() throws {
    let stage = stage()
    let recording = stage.simulator.record {
      stage.root.present(stage.photo, animated: true)
      stage.simulator.runUntilIdle()
    }
    // e^(−πζ/√(1−ζ²)) of the distance, for a damping ratio of 0.6: 9.48 % of 852 points.
    let frames = recording.frames.map { $0.visibleFrame(of: stage.photo.view) }
    let gap = try #require(frames.filter { !$0.isEmpty }.map { 852 - $0.maxY }.max())
    #expect(gap.isClose(to: 80.8, within: 1))
    #expect(stage.simulator.shows(stage.photo))
    #expect(abs(stage.simulator.time - 0.8) < 0.02)
    stage.simulator.expectFaults()
  }

  @Test(arguments: [true, false])
  func `C: interactively, it does not bounce`(finishes: Bool) {
    let stage = stage()
    stage.presentPhoto()
    let driver = stage.pull(to: 0.5)
    #expect(frame(stage).minY.isClose(to: 426))
    driver.update(0.25)
    stage.simulator.step()
    #expect(frame(stage).minY.isClose(to: 213))
    stage.release(driver, finishes: finishes)
    #expect(stage.simulator.shows(finishes ? stage.root : stage.photo))
    stage.simulator.expectFaults()
  }

  @Test func `A11: while it settles, almost invisibly, touches are ignored`() {
    let stage = stage()
    stage.root.present(stage.photo, animated: true)
    stage.simulator.run(for: 0.75)
    #expect(frame(stage).height > 850)
    #expect(stage.simulator.hitTest(ModalStage.middle) == nil)
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.hitTest(ModalStage.middle) === stage.photo.view)
  }

  @Test func `C: an interactive presentation is canceled, and can be repeated`() {
    let stage = stage()
    stage.release(stage.push(to: 0.9), finishes: false)
    #expect(stage.simulator.shows(stage.root))
    stage.presentPhoto()
    #expect(stage.simulator.shows(stage.photo))
    stage.simulator.expectFaults()
  }
}
