import MatchCut
import MatchCutContainers
import Testing
import UIKit
import UIKitSimulator

/// Selections while another one is in flight.
@MainActor struct SwipeReselectingTests {
  @Test(
    "a swipe that is released near its end is reversed as fast as any", arguments: [false, true])
  func reversedNearEnd(isRightToLeft: Bool) {
    let stage = SwipeStage(isRightToLeft: isRightToLeft, selectedIndex: 0)
    stage.container.select(2, animated: true)
    let start = CGPoint(x: stage.width / 2, y: 300)
    let finger = stage.simulator.touchDown(at: start)
    for shift in [isRightToLeft ? -391.0 : 391, 0] {
      finger.move(to: CGPoint(x: start.x + shift, y: start.y))
    }
    finger.lift()
    stage.container.select(0, animated: true)
    stage.simulator.run(for: 0.6)
    #expect(stage.third.viewIfLoaded?.window == nil)
    stage.settle()
    stage.expectSelected(0)
  }

  @Test(arguments: [true, false])
  func `of several selections, the last one is used`(_ isAnimated: Bool) {
    let stage = SwipeStage()
    let new = Screen("new")
    stage.third.onCall = { call, _ in
      if call == .didAppear { stage.container.viewControllers = [stage.first, new] }
    }
    stage.container.select(2, animated: isAnimated)
    stage.settle()
    #expect(stage.container.selectedViewController === new)
    #expect(stage.container.selections.last == "new", "\(stage.container.selections)")
    new.expectAppeared()
    stage.expectNoFaults()
  }

  @Test(arguments: [true, false], [true, false])
  func `selected as another one has appeared, it comes next`(
    _ isAnimated: Bool, _ isNextAnimated: Bool
  ) {
    let stage = SwipeStage()
    stage.third.onCall = { call, _ in
      if call == .didAppear { stage.container.select(0, animated: isNextAnimated) }
    }
    stage.container.select(2, animated: isAnimated)
    stage.settle()
    stage.expectSelected(0)
    stage.expectNoFaults()
  }

  @Test func `a screen that is replaced as the former one appears again is not selected`() {
    let stage = SwipeStage()
    let new = [Screen("new"), Screen("newer")]
    stage.container.select(1, animated: false)
    stage.container.select(2, animated: false)
    stage.settle()
    stage.third.onCall = { call, screen in
      if call == .didAppear { stage.container.viewControllers = new + [screen] }
    }
    stage.container.select(1, animated: true)
    stage.container.select(0, animated: true)
    stage.settle()
    #expect(stage.container.selectedViewController === stage.third)
    #expect(stage.third.view.window != nil && stage.first.view.window == nil)
    stage.expectNoFaults()
  }

  @Test(arguments: AppAnimator.allOrNone, Simulator.Variant.all)
  func `selecting the former screen in flight reverses`(
    _ animator: AppAnimator?, _ variant: Simulator.Variant
  ) {
    let stage = SwipeStage(variant: variant, animator: animator)
    stage.container.select(2, animated: true)
    stage.simulator.run(for: 0.15)
    let recording = stage.simulator.record {
      stage.container.select(1, animated: true)
      stage.settle()
    }
    if animator != .atOnce { recording.expectContinuous(stage.third.view) }
    stage.expectSelected(1)
  }

  @Test(arguments: AppAnimator.allOrNone, Simulator.Variant.all)
  func `another screen in flight replaces the incoming one`(
    _ animator: AppAnimator?, _ variant: Simulator.Variant
  ) {
    let stage = SwipeStage(variant: variant, selectedIndex: 0, animator: animator)
    stage.container.select(1, animated: true)
    stage.simulator.run(for: 0.15)
    stage.container.select(2, animated: true)
    #expect(stage.container.selectedIndex == 2)
    stage.settle()
    stage.expectSelected(2)
    #expect(stage.second.view.superview == nil)
  }

  @Test func `the screen that stays does not jump when another one is selected`() {
    for (start, target, next) in [(0, 1, 2), (1, 2, 0), (2, 1, 0), (1, 0, 2)] {
      let stage = SwipeStage(selectedIndex: start)
      stage.container.select(target, animated: true)
      stage.simulator.run(for: 0.12)
      let goesOn = (target > start) == (next > start)
      let kept = stage.screens[goesOn ? start : target]
      let before = stage.place(of: kept)
      stage.container.select(next, animated: true)
      let after = stage.place(of: kept)
      #expect(before != nil && after != nil)
      if let before, let after { #expect(abs(before - after) < 0.02, "\(before) to \(after)") }
      stage.settle()
      stage.expectSelected(next)
    }
  }

  @Test(arguments: AppAnimator.allOrNone, Simulator.Variant.all)
  func `of any selections in quick succession, the last one stays`(
    _ animator: AppAnimator?, _ variant: Simulator.Variant
  ) {
    let stage = SwipeStage(variant: variant, animator: animator)
    for index in [0, 2, 1, 1, 2, 0, 2, 0, 1, 0] {
      stage.container.select(index, animated: index != 1)
      stage.simulator.run(for: index == 2 ? 0 : 0.04)
    }
    stage.settle()
    stage.expectSelected(0)
  }

  @Test func `of requests in a callback, the last one is used`() {
    let stage = SwipeStage()
    stage.first.onCall = { call, _ in
      guard call == .willAppear else { return }
      stage.container.select(1, animated: true)
      stage.container.select(2, animated: true)
    }
    stage.container.select(0, animated: true)
    stage.settle()
    stage.expectSelected(2)
  }

  @Test func `replaced in flight, the transition ends first`() {
    let stage = SwipeStage()
    stage.container.select(2, animated: true)
    stage.simulator.run(for: 0.1)
    stage.container.viewControllers = [stage.first]
    stage.settle()
    stage.first.expectAppeared()
    stage.second.expectDisappeared()
    stage.third.expectDisappeared()
    stage.expectNoFaults()
  }
}
