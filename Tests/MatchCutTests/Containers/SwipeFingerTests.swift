import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut
@testable import MatchCutContainers

/// Screens of a container that a finger selects.
@MainActor struct SwipeFingerTests {
  @Test(arguments: Simulator.Variant.all, [false, true])
  func `a swipe selects the neighbor`(_ variant: Simulator.Variant, _ isRightToLeft: Bool) {
    let stage = SwipeStage(variant: variant, isRightToLeft: isRightToLeft)
    stage.swipe(-0.6).lift()
    stage.settle()
    stage.expectSelected(isRightToLeft ? 0 : 2)
    stage.swipe(0.6).lift()
    stage.settle()
    stage.expectSelected(1)
    stage.expectAsBefore()
  }

  @Test(arguments: [nil] + AppAnimator.timed)
  func `the screens stay under the finger`(_ animator: AppAnimator?) {
    let stage = SwipeStage(animator: animator)
    let finger = stage.swipe(-0.5)
    let place = stage.place(of: stage.third) ?? 0
    #expect(abs(place - 0.5) < 0.05, "\(place)")
    stage.simulator.run(for: 1)
    #expect(abs((stage.place(of: stage.third) ?? 0) - place) < 0.001)
    #expect(stage.container.selectedIndex == 1)
    finger.lift()
    stage.settle()
    stage.expectSelected(2)
  }

  @Test(arguments: [nil] + AppAnimator.timed, Simulator.Variant.all)
  func `canceled by the finger, everything is as before`(
    _ animator: AppAnimator?, _ variant: Simulator.Variant
  ) {
    let stage = SwipeStage(variant: variant, animator: animator)
    let finger = stage.swipe(-0.5)
    stage.move(finger, by: 0.4)
    stage.simulator.run(for: 0.3)
    let recording = stage.simulator.record {
      finger.lift()
      stage.settle()
    }
    for frame in recording.frames {
      #expect(frame.visibleFrame(of: stage.third.view).width < 0.15 * stage.width)
    }
    stage.expectSelected(1)
    stage.expectAsBefore()
    #expect(stage.container.selections.last != "third")
  }

  @Test(arguments: [nil] + AppAnimator.timed, Simulator.Variant.all)
  func `canceled by the system, it returns`(
    _ animator: AppAnimator?, _ variant: Simulator.Variant
  ) {
    let stage = SwipeStage(variant: variant, animator: animator)
    stage.swipe(-0.8).cancel()
    stage.settle()
    stage.expectSelected(1)
    stage.expectAsBefore()
  }

  @Test(arguments: [nil] + AppAnimator.allCases, Simulator.Variant.all)
  func `a flick that ends before anything is drawn is not lost`(
    _ animator: AppAnimator?, _ variant: Simulator.Variant
  ) {
    let stage = SwipeStage(variant: variant, animator: animator)
    stage.flickBeforeAnythingIsDrawn()
    stage.settle()
    stage.expectSelected(2)
  }

  @Test(arguments: [nil] + AppAnimator.timed, Simulator.Variant.all)
  func `caught in flight, it can be canceled`(
    _ animator: AppAnimator?, _ variant: Simulator.Variant
  ) {
    let stage = SwipeStage(variant: variant, animator: animator)
    stage.container.select(2, animated: true)
    stage.simulator.run(for: 0.2)
    let finger = stage.swipe(0.3)
    #expect(stage.container.selectedIndex == 1)
    stage.simulator.run(for: 0.2)
    let before = stage.place(of: stage.second)
    stage.simulator.run(for: 0.5)
    #expect(stage.place(of: stage.second) == before)
    stage.move(finger, by: 0.4, for: 0.1)
    finger.lift()
    stage.settle()
    stage.expectSelected(1)
  }

  @Test func `touched in flight without a movement, it continues`() {
    let stage = SwipeStage()
    stage.container.select(2, animated: true)
    stage.simulator.run(for: 0.1)
    let finger = stage.simulator.touchDown(at: CGPoint(x: 200, y: 500))
    stage.simulator.run(for: 0.5)
    #expect(stage.container.transition != nil)
    finger.lift()
    stage.settle()
    stage.expectSelected(2)
  }

  @Test(arguments: [true, false])
  func `at an end the screen stretches, and no callback is called`(_ isFirst: Bool) {
    let stage = SwipeStage(selectedIndex: isFirst ? 0 : 2)
    let shown = isFirst ? stage.first : stage.third
    var callbacks = 0
    stage.container.swipeOptions.onProgress = { _ in callbacks += 1 }
    stage.container.swipeOptions.onEnd = { _ in callbacks += 1 }
    let finger = stage.swipe(isFirst ? 0.5 : -0.5)
    let place = abs(stage.place(of: shown) ?? 0)
    #expect(place > 0.1 && place < 0.3, "\(place)")
    finger.lift()
    stage.settle()
    stage.expectAsBefore()
    #expect(callbacks == 0 && shown.calls.isEmpty && stage.second.calls.isEmpty)
    #expect(stage.container.selections == [shown.name] || stage.container.selections.isEmpty)
  }

  @Test func `a safe area that is computed while it stretches is right afterward`() {
    let stage = SwipeStage(variant: .layoutInsets, selectedIndex: 0)
    stage.simulator.resize(to: CGSize(width: 852, height: 393))
    stage.settle()
    let insets = stage.first.view.safeAreaInsets
    #expect(insets.left > 40)
    let finger = stage.simulator.touchDown(at: CGPoint(x: 400, y: 200))
    stage.simulator.step()
    stage.move(finger, by: 0.5)
    stage.first.view.setNeedsLayout()
    stage.simulator.step()
    #expect(stage.first.view.safeAreaInsets.left < insets.left)
    finger.lift()
    stage.settle()
    #expect(stage.first.view.safeAreaInsets.left == insets.left)
    stage.expectNoFaults()
  }

  @Test func `at an end a canceled touch also moves the screen back`() {
    let stage = SwipeStage(selectedIndex: 0)
    stage.swipe(0.5).cancel()
    stage.settle()
    stage.expectAsBefore()
  }

  @Test func `a finger that moves down selects nothing`() {
    let stage = SwipeStage()
    stage.simulator.drag(
      from: CGPoint(x: 300, y: 300), to: CGPoint(x: 200, y: 600), duration: 0.2)
    stage.settle()
    stage.expectAsBefore()
  }

  @Test func `one swipe after the other never freezes it`() {
    let stage = SwipeStage()
    for round in 0..<12 {
      let finger = stage.swipe(round.isMultiple(of: 3) ? 0.3 : -0.4, for: 0.05)
      finger.lift()
      stage.simulator.run(for: Double(round % 4) * 0.04)
      if round.isMultiple(of: 4) { stage.container.select(round % 3, animated: true) }
    }
    stage.settle()
    stage.expectSelected(stage.container.selectedIndex ?? -1)
    stage.container.select(1, animated: true)
    stage.settle()
    stage.expectSelected(1)
  }

  @Test(arguments: [0, 1, 2])
  func `selected in code under the finger, the finger has no further effect`(_ index: Int) {
    let stage = SwipeStage()
    let finger = stage.swipe(-0.5)
    stage.container.select(index, animated: true)
    stage.move(finger, by: 0.3)
    finger.lift()
    stage.settle()
    stage.expectSelected(index)
  }

  @Test func `a control that is dragged keeps its finger, and a button does not`() {
    for (control, selected) in [(UIControl(), 1), (UIButton(type: .system), 2)] {
      let stage = SwipeStage()
      control.frame = stage.second.view.bounds
      stage.second.view.addSubview(control)
      stage.swipe(-0.6).lift()
      stage.settle()
      #expect(stage.container.selectedIndex == selected)
    }
  }

  @Test func `a scroll view that can scroll takes precedence`() {
    let stage = SwipeStage()
    let scroll = UIScrollView(frame: stage.second.view.bounds)
    scroll.contentSize = CGSize(width: 2 * stage.width, height: scroll.bounds.height)
    stage.second.view.addSubview(scroll)
    stage.simulator.step()
    stage.swipe(-0.5).lift()
    stage.settle()
    #expect(stage.container.selectedIndex == 1 && scroll.contentOffset.x > 0)
    scroll.contentOffset = CGPoint(x: stage.width, y: 0)
    stage.swipe(-0.6).lift()
    stage.settle()
    #expect(stage.container.selectedIndex == 2)
  }

  @Test func `options may refuse, and are told of the progress`() {
    var progress: [CGFloat] = []
    var ends: [Bool] = []
    var allows = false
    let stage = SwipeStage { container in
      container.swipeOptions.shouldBegin = { _ in allows }
      container.swipeOptions.onProgress = { progress.append($0) }
      container.swipeOptions.onEnd = { ends.append($0) }
    }
    stage.swipe(-0.6).lift()
    stage.settle()
    stage.expectAsBefore()
    allows = true
    stage.swipe(-0.6).lift()
    stage.settle()
    #expect(ends == [true] && (progress.last ?? 0) > 0.5)
    stage.container.isSwipeEnabled = false
    stage.swipe(0.6).lift()
    stage.settle()
    stage.expectSelected(2)
  }

  @Test func `a deactivated scene cancels the swipe`() {
    let stage = SwipeStage()
    let finger = stage.swipe(-0.5)
    stage.simulator.deactivate()
    stage.settle()
    stage.expectSelected(1)
    finger.lift()
    stage.settle()
    stage.expectSelected(1)
  }
}
