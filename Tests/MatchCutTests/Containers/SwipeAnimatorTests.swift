import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut
@testable import MatchCutContainers

/// A container with each kind of animator, rotated and right to left.
@MainActor struct SwipeAnimatorTests {
  /// The state of the container.
  enum Moment: CaseIterable {
    case selected
    case held
    case released
    case caught
    case goingBack
  }

  /// Brings the container into a state, and returns the finger that is still down.
  private func bring(_ stage: SwipeStage, to moment: Moment) -> Finger? {
    let forward: CGFloat = stage.simulator.layoutDirection == .rightToLeft ? 1 : -1
    switch moment {
    case .selected, .caught: stage.container.select(2, animated: true)
    case .held: return stage.swipe(0.4 * forward)
    case .released: stage.swipe(0.5 * forward).lift()
    case .goingBack: stage.swipe(0.4 * forward).cancel()
    }
    stage.simulator.run(for: 0.06)
    return moment == .caught ? stage.swipe(-0.1 * forward, for: 0.05) : nil
  }

  /// Expects that one screen is selected, and that any other one still can be.
  private func expectWorks(_ stage: SwipeStage, sourceLocation: SourceLocation = #_sourceLocation) {
    stage.settle(sourceLocation: sourceLocation)
    stage.expectSelected(
      stage.container.selectedIndex ?? -1, sourceLocation: sourceLocation)
    for index in [0, 2, 1] {
      stage.container.select(index, animated: true)
      stage.settle(sourceLocation: sourceLocation)
      stage.expectSelected(index, sourceLocation: sourceLocation)
    }
    stage.expectAsBefore(sourceLocation: sourceLocation)
  }

  @Test(arguments: AppAnimator.allOrNone, Moment.allCases)
  func `a rotation in flight leaves one screen, at its frame`(
    _ animator: AppAnimator?, _ moment: Moment
  ) {
    for isLifted in [true, false] {
      let stage = SwipeStage(animator: animator)
      let finger = bring(stage, to: moment)
      stage.simulator.resize(to: CGSize(width: 852, height: 393))
      stage.simulator.run(for: 0.05)
      if isLifted { finger?.lift() } else { finger?.cancel() }
      stage.settle()
      stage.expectSelected(stage.container.selectedIndex ?? -1)
      stage.simulator.resize(to: CGSize(width: 393, height: 852))
      expectWorks(stage)
    }
  }

  @Test(arguments: AppAnimator.allOrNone, [0.6, 0.2])
  func `right to left, a swipe is finished or canceled`(
    _ animator: AppAnimator?, _ part: Double
  ) {
    let stage = SwipeStage(isRightToLeft: true, animator: animator)
    let finger = stage.swipe(part)
    stage.simulator.run(for: 0.3)
    finger.lift()
    stage.settle()
    // An animator that completes at once ends before the lift.
    stage.expectSelected(part > 0.5 || animator == .atOnce ? 2 : 1)
    expectWorks(stage)
  }

  @Test(arguments: AppAnimator.allOrNone, Moment.allCases)
  func `right to left, a canceled touch and a second request leave the container consistent`(
    _ animator: AppAnimator?, _ moment: Moment
  ) {
    for selects in [true, false] {
      let stage = SwipeStage(isRightToLeft: true, animator: animator)
      let finger = bring(stage, to: moment)
      if selects {
        stage.container.select(0, animated: true)
        stage.simulator.run(for: 0.05)
      }
      finger?.cancel()
      stage.settle()
      if selects { stage.expectSelected(0) }
      expectWorks(stage)
    }
  }

  @Test(arguments: AppAnimator.allOrNone, [true, false])
  func `right to left, an early lift is not lost`(_ animator: AppAnimator?, _ isLifted: Bool) {
    let stage = SwipeStage(isRightToLeft: true, animator: animator)
    let finger = stage.simulator.touchDown(at: CGPoint(x: 60, y: 400))
    for step in 1...5 { finger.move(to: CGPoint(x: 60 + CGFloat(step) * 50, y: 400)) }
    if isLifted { finger.lift() } else { finger.cancel() }
    stage.settle()
    stage.expectSelected(isLifted || animator == .atOnce ? 2 : 1)
    expectWorks(stage)
  }

  @Test(arguments: AppAnimator.allOrNone)
  func `with Reduce Motion, a swipe is finished or canceled`(_ animator: AppAnimator?) {
    let stage = SwipeStage(animator: animator)
    stage.simulator.isReduceMotionEnabled = true
    let finger = stage.swipe(-0.5)
    stage.move(finger, by: 0.4)
    stage.simulator.run(for: 0.3)
    finger.lift()
    stage.settle()
    stage.expectSelected(animator == .atOnce ? 2 : 1)
    expectWorks(stage)
  }
}
