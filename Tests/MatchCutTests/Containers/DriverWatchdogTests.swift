import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut
@testable import MatchCutContainers

/// A transition in a container of the app ends even if its animator does not complete it, and never
/// before its animation ends.
@MainActor struct DriverWatchdogTests {
  @Test func `an animator that never completes is ended by the driver`() {
    let stage = DriverStage(ForgetfulAnimator())
    stage.driver.start(stage.context)
    stage.simulator.run(for: 2.25)
    #expect(stage.ends.isEmpty)
    stage.simulator.run(for: 0.1)
    stage.expectEnd(isFinished: true)
    #expect(
      stage.simulator.hints.map(\.message).first?.hasPrefix("ForgetfulAnimator has not") == true)
  }

  @Test func `one that the app has paused is ended, and completes by itself`() {
    let animator = AppAnimator.propertyAnimator.make()
    let stage = DriverStage(animator)
    stage.driver.start(stage.context)
    stage.simulator.run(for: 0.2)
    animator.interruptibleAnimator(using: stage.context).pauseAnimation()
    stage.simulator.run(for: 3)
    stage.expectEnd(isFinished: true)
    #expect(stage.simulator.hints.isEmpty)
  }

  @Test(arguments: [false, true])
  func `released, it is ended, too`(finishes: Bool) {
    let stage = DriverStage(ForgetfulAnimator())
    stage.hold(to: 0.5)
    stage.simulator.run(for: 5)
    #expect(stage.ends.isEmpty)
    stage.driver.update(finishes ? 0.9 : 0.1)
    if finishes { stage.driver.finish() } else { stage.driver.cancel() }
    stage.simulator.run(for: 3)
    stage.expectEnd(isFinished: finishes)
  }

  @Test(arguments: [false, true])
  func `released near an end, it is ended as soon, whatever the speed`(finishes: Bool) {
    let stage = DriverStage(ForgetfulAnimator())
    stage.hold(to: finishes ? 0.999 : 0.001)
    stage.driver.completionSpeed = 0.01
    if finishes { stage.driver.finish() } else { stage.driver.cancel() }
    stage.simulator.run(for: 2.4)
    stage.expectEnd(isFinished: finishes)
  }

  @Test(arguments: [0.02, 0.98] as [CGFloat])
  func `so is that of a swipe with the timing of a sheet`(fraction: CGFloat) {
    let simulator = Simulator()
    let container = ForgetfulContainer([Screen("one"), Screen("two")], release: .sheet)
    simulator.window.rootViewController = container
    simulator.runUntilIdle()
    let finger = simulator.touchDown(at: CGPoint(x: 390, y: 400))
    for step in 1...20 {
      finger.move(to: CGPoint(x: 375 - CGFloat(step) / 20 * fraction * 393, y: 400))
      simulator.step()
    }
    simulator.run(for: 0.3)
    finger.lift()
    simulator.run(for: 2.6)
    #expect(container.transition == nil)
    #expect(container.selectedIndex == (fraction > 0.5 ? 1 : 0))
  }

  @Test(arguments: AppAnimator.timed)
  func `a blocked main thread does not end it early`(_ animator: AppAnimator) {
    let stage = DriverStage(animator.make())
    stage.driver.start(stage.context)
    // The animations begin with the commit, which is late.
    stage.simulator.stall(for: 4)
    stage.simulator.run(for: 4.4)
    #expect(stage.ends.isEmpty)
    #expect(stage.shown < 0.9, "\(stage.shown)")
    stage.simulator.run(for: 0.3)
    stage.expectEnd(isFinished: true)
  }

  @Test(arguments: AppAnimator.timed, [false, true])
  func `slow animations are not ended early`(
    _ animator: AppAnimator, isReleased: Bool
  ) {
    let stage = DriverStage(animator.make())
    if isReleased { stage.hold(to: 0.1) }
    stage.simulator.window.layer.speed = 0.1
    if isReleased { stage.driver.finish() } else { stage.driver.start(stage.context) }
    // After the release, an animation without an interruptible animator is driven frame by frame.
    let isSlow = !isReleased || animator.isInterruptible
    stage.simulator.run(for: isSlow ? 4 : 0.3)
    #expect(stage.ends.isEmpty)
    #expect(stage.shown < 0.95, "\(stage.shown)")
    stage.simulator.run(for: isSlow ? 1.2 : 0.4)
    #expect(stage.ends == [true])
  }

  @Test func `an animation that takes longer than announced may do so`() {
    let stage = DriverStage(SlowAnimator())
    stage.driver.start(stage.context)
    stage.simulator.run(for: 5.9)
    #expect(stage.ends.isEmpty)
    stage.simulator.run(for: 0.2)
    stage.expectEnd(isFinished: true)
  }
}

private final class ForgetfulContainer: SwipeContainerController {
  override func animator(
    from former: UIViewController, to new: UIViewController
  ) -> any UIViewControllerAnimatedTransitioning { ForgetfulAnimator() }
}

/// An animator that moves nothing and never completes.
private final class ForgetfulAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}

/// An animator whose animation takes 6 seconds rather than half a second.
private final class SlowAnimator: Slide, UIViewControllerAnimatedTransitioning {
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let (view, rest) = begin(transitionContext)
    UIView.animate(withDuration: 6) {
      view.center = rest
    } completion: { _ in
      Self.end(transitionContext)
    }
  }
}
