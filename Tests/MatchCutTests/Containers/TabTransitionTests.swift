import MatchCut
import MatchCutContainers
import Testing
import UIKit
import UIKitSimulator

/// Transitions between tabs.
@MainActor struct TabTransitionTests {
  @Test(arguments: Simulator.Variant.all, [false, true])
  func `a later tab comes from the trailing edge, an earlier one from the leading edge`(
    _ variant: Simulator.Variant, _ isRightToLeft: Bool
  ) {
    let stage = TabStage(variant: variant, isRightToLeft: isRightToLeft)
    for (index, side) in [(2, 1), (1, -1), (0, -1), (1, 1)] as [(Int, CGFloat)] {
      stage.tap(index)
      stage.simulator.run(for: 0.1)
      let frame = stage.simulator.visibleFrame(of: stage.screens[index].view)
      let isAtRight = frame.maxX == stage.width
      #expect(frame.width < stage.width && frame.width > 0)
      #expect(isAtRight == ((side > 0) != isRightToLeft), "\(frame)")
      stage.settle()
      stage.expectSelected(index)
    }
  }

  @Test(arguments: TestEffect.all, Simulator.Variant.all)
  func `every effect leaves the tabs in the right state`(
    _ effect: TestEffect, _ variant: Simulator.Variant
  ) {
    let source = ZoomSource.frame(Phone.thumbnailFrame, in: nil)
    let stage = TabStage(TabTransition(effect.effect(from: source)), variant: variant)
    for index in [2, 0, 1] {
      stage.tap(index)
      stage.settle()
      stage.expectSelected(index)
    }
  }

  @Test func `a pair of tabs has its effect, and nil leaves it to UIKit`() {
    var operations: [TransitionOperation] = []
    let stage = TabStage(
      TabTransition { request in
        operations.append(request.operation)
        #expect(request.frontController !== request.backController)
        return request.backController?.title == "first" ? nil : .fade
      })
    stage.tap(2)
    stage.simulator.run(for: 0.1)
    let alpha = stage.simulator.visibleAlpha(of: stage.screens[2].view)
    #expect(alpha > 0 && alpha < 1)
    stage.settle()
    stage.tap(0)
    stage.simulator.run(for: 0.1)
    stage.expectSelected(0)
    #expect(operations == [.selectNext, .selectPrevious])
  }

  @Test(arguments: Simulator.Variant.all)
  func `a swipe selects, and can be canceled`(_ variant: Simulator.Variant) {
    let stage = TabStage(variant: variant)
    stage.swipe(-0.6).lift()
    stage.settle()
    stage.expectSelected(2)
    let finger = stage.swipe(0.5)
    stage.move(finger, by: -0.4)
    stage.simulator.run(for: 0.3)
    finger.lift()
    stage.settle()
    stage.expectSelected(2)
    stage.swipe(0.7).cancel()
    stage.settle()
    stage.expectSelected(2)
    stage.swipe(-0.6).lift()
    stage.settle()
    stage.expectSelected(2)
  }

  @Test(arguments: Simulator.Variant.all)
  func `a flick that ends before anything is drawn is not lost`(_ variant: Simulator.Variant) {
    let stage = TabStage(variant: variant)
    stage.flickBeforeAnythingIsDrawn()
    stage.settle()
    stage.expectSelected(2)
  }

  @Test(arguments: Simulator.Variant.all)
  func `caught in flight, it can be reversed`(_ variant: Simulator.Variant) {
    let stage = TabStage(variant: variant)
    stage.tap(2)
    stage.simulator.run(for: 0.15)
    let finger = stage.swipe(0.3)
    stage.simulator.run(for: 0.4)
    #expect(stage.controller.transitionCoordinator?.isInteractive == true)
    stage.move(finger, by: 0.5, for: 0.1)
    finger.lift()
    stage.settle()
    stage.expectSelected(1)
  }

  @Test(arguments: Simulator.Variant.all)
  func `taps and swipes in quick succession never freeze it`(_ variant: Simulator.Variant) {
    let stage = TabStage(variant: variant)
    for round in 0..<20 {
      switch round % 4 {
      case 0: stage.tap(round % 3)
      case 1: stage.swipe(-0.4, for: 0.05).lift()
      case 2: stage.tap((round + 1) % 3)
      default: stage.swipe(0.4, for: 0.05).lift()
      }
      stage.simulator.run(for: Double(round % 5) * 0.03)
    }
    stage.settle()
    stage.expectSelected(stage.controller.selectedIndex)
    for index in [2, 0, 1] {
      stage.tap(index)
      stage.settle()
      stage.expectSelected(index)
    }
  }

  @Test(arguments: Simulator.Variant.all)
  func `a tab that is selected while a finger moves the tabs is shown`(
    _ variant: Simulator.Variant
  ) {
    let stage = TabStage(variant: variant)
    let finger = stage.swipe(-0.4)
    stage.transition.select(0, in: stage.controller)
    stage.move(finger, by: 0.2)
    finger.lift()
    stage.settle()
    stage.expectSelected(0)
  }

  @Test(arguments: Simulator.Variant.all)
  func `a second finger on the bar while the first moves the tabs freezes nothing`(
    _ variant: Simulator.Variant
  ) {
    let stage = TabStage(variant: variant)
    let finger = stage.swipe(-0.4)
    stage.tap(0)
    stage.move(finger, by: 0.2)
    finger.lift()
    stage.settle()
    stage.expectSelected(stage.controller.selectedIndex)
    stage.tap(2)
    stage.settle()
    stage.expectSelected(2)
  }

  @Test func `in code, a tab can be selected at any time`() {
    let stage = TabStage()
    stage.expectedHint = "There is no tab at"
    for index in [2, 0, 1, 2, 2, 7, -1] {
      stage.transition.select(index, in: stage.controller)
      stage.simulator.run(for: 0.05)
    }
    stage.settle()
    stage.expectSelected(2)
  }

  @Test(arguments: [false, true])
  func `a new size in flight is used at the end`(_ isHeld: Bool) {
    let stage = TabStage()
    let finger = isHeld ? stage.swipe(-0.4) : nil
    if !isHeld { stage.tap(2) }
    stage.simulator.run(for: 0.1)
    stage.simulator.resize(to: CGSize(width: 852, height: 393))
    stage.simulator.run(for: 0.1)
    finger?.cancel()
    stage.settle()
    stage.expectSelected(isHeld ? 1 : 2)
  }

  @Test func `with Reduce Motion the tabs cross-fade`() {
    let stage = TabStage()
    stage.simulator.isReduceMotionEnabled = true
    stage.tap(2)
    stage.simulator.commit()
    // Glass that was drawn at 0 may stay flat (F8c).
    #expect(stage.simulator.visibleAlpha(of: stage.screens[2].view) == 0.0234375)
    #expect(stage.screens[1].view.alpha == 1)
    stage.simulator.run(for: 0.125)
    let frame = stage.simulator.visibleFrame(of: stage.screens[2].view)
    #expect(frame == stage.simulator.window.bounds)
    stage.settle()
    stage.expectSelected(2)
  }

  @Test(arguments: Simulator.Variant.all, [0, 1, 5])
  func `a tab that is selected after the transition was detached in flight follows it`(
    _ variant: Simulator.Variant, frames: Int
  ) {
    let stage = Self.detachedInFlight(variant, after: frames)
    stage.transition.select(2, in: stage.controller)
    stage.settle()
    stage.expectSelected(2)
    stage.expectNoFaults()
  }

  @Test func `a tab that the app removes before it is selected is not selected`() {
    let stage = Self.detachedInFlight(.standard, after: 5)
    stage.transition.select(2, in: stage.controller)
    stage.controller.viewControllers = Array(stage.screens.dropLast())
    stage.settle()
    #expect(stage.controller.selectedViewController === stage.screens[1])
    stage.expectNoFaults()
  }

  private static func detachedInFlight(_ variant: Simulator.Variant, after frames: Int) -> TabStage
  {
    let stage = TabStage(variant: variant, selectedIndex: 0)
    stage.transition.select(1, in: stage.controller)
    for _ in 0..<frames { stage.simulator.step() }
    stage.transition.detach(from: stage.controller)
    return stage
  }
}
