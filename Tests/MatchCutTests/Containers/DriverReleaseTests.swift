import MatchCut
import MatchCutContainers
import Testing
import UIKit
import UIKitSimulator

/// A transition in a container of the app after the release.
@MainActor struct DriverReleaseTests {
  @Test(arguments: AppAnimator.timed, [1, 2, 0, -1, .nan, .infinity] as [CGFloat])
  func `it takes the rest of the duration, divided by the speed`(
    _ animator: AppAnimator, _ speed: CGFloat
  ) {
    let stage = DriverStage(animator.make())
    stage.hold(to: 0.4)
    stage.driver.completionSpeed = speed
    stage.driver.finish()
    // 0.6 of half a second; an invalid speed is replaced by 1.
    let rest = speed == 2 ? 0.15 : 0.3
    stage.simulator.run(for: rest - 0.05)
    #expect(stage.ends.isEmpty)
    stage.simulator.run(for: 0.1)
    stage.expectEnd(isFinished: true)
  }

  @Test(arguments: AppAnimator.timed, [0.05, 0.95] as [CGFloat])
  func `by default, a short rest takes as long as that of a swipe back`(
    _ animator: AppAnimator, _ fraction: CGFloat
  ) {
    let stage = DriverStage(animator.make())
    stage.hold(to: fraction)
    let finishes = fraction > 0.5
    if finishes { stage.driver.finish() } else { stage.driver.cancel() }
    stage.simulator.run(for: finishes ? 0.21 : 0.13)
    #expect(stage.ends.isEmpty)
    stage.simulator.run(for: 0.07)
    stage.expectEnd(isFinished: finishes)
  }

  @Test(arguments: [AppAnimator.kit, .propertyAnimator], [false, true])
  func `only a finish follows the curve`(_ animator: AppAnimator, _ finishes: Bool) {
    let stage = DriverStage(animator.make())
    stage.driver.timingCurve = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.9, y: 0), controlPoint2: CGPoint(x: 1, y: 0.1))
    stage.hold(to: 0.5)
    if finishes { stage.driver.finish() } else { stage.driver.cancel() }
    stage.simulator.run(for: 0.125)
    // Halfway, the curve has hardly begun.
    let moved = abs(stage.shown - 0.5)
    #expect(finishes ? moved < 0.05 : abs(moved - 0.25) < 0.05, "\(stage.shown)")
    stage.simulator.runUntilIdle()
    stage.expectEnd(isFinished: finishes)
  }

  @Test(arguments: AppAnimator.timed)
  func `a fraction outside of 0 to 1 is clamped`(_ animator: AppAnimator) {
    let stage = DriverStage(animator.make())
    stage.hold(to: 0.5)
    for (fraction, shown) in [(3, 1), (-2, 0), (0.25, 0.25), (.nan, 0.25)] as [(CGFloat, CGFloat)] {
      stage.driver.update(fraction)
      stage.simulator.step()
      #expect(abs(stage.shown - shown) < 0.01, "\(fraction): \(stage.shown)")
      #expect(stage.fractions.last == shown)
    }
    stage.driver.cancel()
    stage.simulator.runUntilIdle()
    stage.expectEnd(isFinished: false)
  }

  @Test(arguments: AppAnimator.timed, [false, true])
  func `the context releases a transition like the driver`(_ animator: AppAnimator, finishes: Bool)
  {
    let stage = DriverStage(animator.make())
    stage.hold(to: 0.4)
    if finishes {
      stage.context.finishInteractiveTransition()
    } else {
      stage.context.cancelInteractiveTransition()
    }
    stage.simulator.run(for: 2)
    stage.expectEnd(isFinished: finishes)
  }
}
