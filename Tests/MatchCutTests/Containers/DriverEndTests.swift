import MatchCut
import MatchCutContainers
import Testing
import UIKit
import UIKitSimulator

/// The state of a container after its transition, whatever its animator has done.
@MainActor struct DriverEndTests {
  @Test(arguments: [false, true])
  func `the remaining screen gets its frame`(_ isFinished: Bool) {
    let stage = DriverStage(CarelessAnimator())
    stage.hold(to: 0.5)
    if isFinished { stage.driver.finish() } else { stage.driver.cancel() }
    stage.simulator.runUntilIdle()
    stage.expectEnd(isFinished: isFinished)
  }

  @Test func `a frame has one report of the progress, even if it is caught and released at once`() {
    let stage = DriverStage(AppAnimator.kit.make())
    stage.driver.start(stage.context)
    stage.driver.pause()
    stage.driver.finish()
    stage.simulator.step()
    let count = stage.fractions.count
    for _ in 1...5 { stage.simulator.step() }
    #expect(stage.fractions.count == count + 5)
    stage.simulator.runUntilIdle()
    stage.expectEnd(isFinished: true)
  }

  @Test func `a view that the app shows elsewhere meanwhile stays there`() {
    let stage = DriverStage(CarelessAnimator())
    stage.hold(to: 0.5)
    stage.parent.view.insertSubview(stage.old.view, at: 0)
    stage.driver.finish()
    stage.simulator.runUntilIdle()
    #expect(stage.old.view.superview === stage.parent.view)
    stage.expectEnd(isFinished: true)
  }

  @Test func `a transition that has ended releases what its closures refer to`() {
    let stage = DriverStage(AppAnimator.kit.make())
    weak var released: UIView?
    do {
      let view = UIView()
      released = view
      stage.context.restFrame = { _ in view.bounds }
      stage.context.onInteractionChange = { _ in view.setNeedsLayout() }
      stage.context.onEnd = { _ in view.setNeedsLayout() }
    }
    stage.driver.start(stage.context)
    #expect(released != nil)
    stage.simulator.runUntilIdle()
    #expect(stage.context.isEnded && released == nil)
  }

  @Test(arguments: AppAnimator.timed, [false, true])
  func `the context stops the animation, as the driver does`(
    _ animator: AppAnimator, isFinished: Bool
  ) {
    let stage = DriverStage(animator.make())
    stage.driver.start(stage.context)
    for _ in 0..<6 { stage.simulator.step() }
    stage.context.pauseInteractiveTransition()
    stage.driver.pause()
    #expect(stage.interactionChanges == 1 && stage.context.isInteractive)
    let shown = stage.shown
    for _ in 0..<6 { stage.simulator.step() }
    #expect(abs(stage.shown - shown) < 0.01)
    stage.driver.update(0.3)
    if isFinished { stage.driver.finish() } else { stage.driver.cancel() }
    stage.simulator.runUntilIdle()
    stage.expectEnd(isFinished: isFinished)
  }

  @Test func `a transition that has ended is not started`() {
    let stage = DriverStage(AppAnimator.kit.make())
    stage.context.completeTransition(true)
    stage.driver.start(stage.context)
    stage.context.pauseInteractiveTransition()
    #expect(stage.driver.duration == 0 && !stage.context.isInteractive)
    stage.simulator.runUntilIdle()
    stage.expectEnd(isFinished: true)
  }

  @Test(arguments: [false, true])
  func `an animator may report the outcome of the interaction`(_ isFinished: Bool) {
    let stage = DriverStage(AppAnimator.kit.make())
    stage.hold(to: 0.5)
    if isFinished {
      stage.context.finishInteractiveTransition()
    } else {
      stage.context.cancelInteractiveTransition()
    }
    #expect(stage.interactionChanges == 2 && !stage.context.isInteractive)
    #expect(stage.context.transitionWasCancelled == !isFinished)
    stage.context.completeTransition(isFinished)
    stage.simulator.runUntilIdle()
    stage.expectEnd(isFinished: isFinished)
  }

  @Test(arguments: AppAnimator.allCases)
  func `the app may end it as it is told that a finger has it`(_ animator: AppAnimator) {
    let stage = DriverStage(animator.make())
    stage.context.onInteractionChange = { $0.completeTransition(true) }
    stage.driver.start(stage.context, isInteractive: true)
    stage.expectEnd(isFinished: true)
    stage.simulator.runUntilIdle()
    stage.expectEnd(isFinished: true)
  }

  @Test(arguments: AppAnimator.timed, [false, true])
  func `the app may end it in flight, with and without a finger`(
    _ animator: AppAnimator, _ isHeld: Bool
  ) {
    let stage = DriverStage(animator.make())
    if isHeld {
      stage.hold(to: 0.5)
    } else {
      stage.driver.start(stage.context)
      stage.simulator.run(for: 0.2)
    }
    stage.context.completeTransition(true)
    stage.expectEnd(isFinished: true)
    stage.simulator.runUntilIdle()
    stage.expectEnd(isFinished: true)
  }

  @Test(arguments: AppAnimator.timed)
  func `the app may end it while it returns`(_ animator: AppAnimator) {
    let stage = DriverStage(animator.make())
    stage.hold(to: 0.5)
    stage.driver.cancel()
    stage.simulator.step()
    stage.context.completeTransition(false)
    stage.expectEnd(isFinished: false)
    stage.simulator.runUntilIdle()
    stage.expectEnd(isFinished: false)
  }

  @Test(arguments: AppAnimator.timed, [false, true])
  func `released at an end, it ends at once or with the next frame`(
    _ animator: AppAnimator, _ isFinished: Bool
  ) {
    let stage = DriverStage(animator.make())
    stage.hold(to: 0.5)
    stage.driver.update(isFinished ? 1 : 0)
    stage.simulator.step()
    if isFinished { stage.driver.finish() } else { stage.driver.cancel() }
    // Animations that continue to an end arrive there on their own.
    if isFinished || animator.isInterruptible { stage.simulator.step() }
    stage.expectEnd(isFinished: isFinished)
  }
}

/// An animator that fades the old screen out without restoring it, and leaves the new one at a
/// wrong place.
private final class CarelessAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let old = transitionContext.view(forKey: .from),
      let new = transitionContext.view(forKey: .to)
    else { return }
    new.frame = CGRect(x: 100, y: 200, width: 50, height: 60)
    transitionContext.containerView.insertSubview(new, at: 0)
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      old.alpha = 0.3
      new.center.x += 20
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
