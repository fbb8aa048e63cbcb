import Testing
import UIKit
import UIKitSimulator

/// The system's swipe back.
@MainActor
struct SystemSwipeTests {
  @Test func `B7: the system's swipe back finishes`() {
    let stage = StackStage(hasDelegate: false)
    stage.pushDetail()
    stage.simulator.drag(
      from: CGPoint(x: 5, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.3)
    stage.simulator.runUntilIdle()
    #expect(stage.navigation.viewControllers == [stage.list])
    #expect(stage.list.view.frame == stage.simulator.window.bounds)
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test func `B7: the system's swipe back is canceled`() {
    let stage = StackStage(hasDelegate: false)
    stage.pushDetail()
    let finger = stage.simulator.touchDown(at: CGPoint(x: 5, y: 400))
    stage.simulator.step()
    for x in stride(from: 15, through: 125, by: 10) {
      finger.move(to: CGPoint(x: CGFloat(x), y: 400))
      stage.simulator.step()
    }
    #expect(stage.simulator.visibleFrame(of: stage.detail.view).minX > 80)
    finger.cancel()
    stage.simulator.runUntilIdle()
    #expect(stage.navigation.viewControllers == [stage.list, stage.detail])
    #expect(stage.simulator.visibleFrame(of: stage.detail.view).minX == 0)
    #expect(stage.navigation.navigationBar.topItem?.title == "detail")
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test func `B7: a quick flick before the layout is not lost`() {
    let stage = StackStage(hasDelegate: false)
    stage.pushDetail()
    let finger = stage.simulator.touchDown(at: CGPoint(x: 5, y: 400))
    finger.move(to: CGPoint(x: 80, y: 400))
    finger.move(to: CGPoint(x: 300, y: 400))
    finger.lift()
    stage.simulator.runUntilIdle()
    #expect(stage.navigation.viewControllers == [stage.list])
  }

  @Test func `B7: a delegate with animators disables the swipe`() {
    let stage = StackStage(animator: FadeAnimator())
    stage.pushDetail()
    stage.simulator.drag(
      from: CGPoint(x: 5, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.3)
    stage.simulator.runUntilIdle()
    #expect(stage.navigation.viewControllers == [stage.list, stage.detail])
  }

  @Test func `B7: without the recognizer's delegate, a swipe at the root freezes the stack`() {
    let stage = StackStage(hasDelegate: false)
    stage.navigation.interactivePopGestureRecognizer?.delegate = nil
    stage.simulator.drag(
      from: CGPoint(x: 5, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.3)
    #expect(stage.facts == ["B7"])
    #expect(stage.simulator.hitTest(CGPoint(x: 200, y: 400)) !== stage.list.view)
  }
}
