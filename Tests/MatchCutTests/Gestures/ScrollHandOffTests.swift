import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

@MainActor
struct ScrollHandOffTests {
  @Test(
    "G: at its edge the content stays, and the screen moves", arguments: PullStage.Order.allCases)
  func atTheEdge(order: PullStage.Order) {
    let stage = PullStage(.down, order)
    let finger = stage.touch()
    #expect(!stage.handOff.canScroll)
    let steps = stage.move(finger, by: 15, times: 10)
    #expect(steps.allSatisfy { $0 == 0 })
    // The pan excludes the first 10 points.
    #expect(stage.pulled == 140)
    #expect(stage.handOff.isHolding)
    #expect(stage.scrollView.isDragging)
    finger.lift()
  }

  @Test(
    "G: the content scrolls to its edge, then the screen moves", arguments: PullStage.Order.allCases
  )
  func handOver(order: PullStage.Order) {
    let stage = PullStage(.down, order)
    stage.scrollView.contentOffset.y = 73
    let finger = stage.touch()
    stage.move(finger, by: 10)
    #expect(stage.handOff.canScroll)
    let steps = stage.move(finger, by: 10, times: 9)
    #expect(steps.allSatisfy { (9.999...10.001).contains($0) })
    #expect(stage.pulled == 0)
    let over = stage.move(finger, by: 10, times: 10)
    #expect(over.allSatisfy { (0...10).contains($0) })
    #expect(over.dropFirst(2).allSatisfy { $0 == 0 })
    #expect(stage.pulled >= 90)
    // Content that was visible beyond its edge is not moved back there.
    #expect(stage.scrollView.contentOffset.y <= -20)
    #expect(stage.scrollView.contentOffset.y >= (order == .scrollFirst ? -20 : -30))
    finger.lift()
  }

  @Test(
    "G: handed back, the content continues from where it was", arguments: PullStage.Order.allCases)
  func handBack(order: PullStage.Order) {
    let stage = PullStage(.down, order)
    let finger = stage.touch()
    stage.move(finger, by: 20, times: 5)
    let back = stage.move(finger, by: -20, times: 10)
    #expect(stage.pulled == 0)
    #expect(!stage.handOff.isHolding)
    #expect(back.prefix(4).allSatisfy { $0 == 0 })
    #expect(back.allSatisfy { (-20...0).contains($0) })
    #expect(back.suffix(5).allSatisfy { $0 == -20 })
    // And again.
    let over = stage.move(finger, by: 20, times: 10)
    #expect(over.allSatisfy { (0...20).contains($0) })
    #expect(stage.pulled >= 60)
    #expect(stage.handOff.isHolding)
    finger.lift()
  }

  @Test(
    "content that is held does not decelerate when the finger lifts",
    arguments: PullStage.Order.allCases, [20, -20] as [CGFloat])
  func flick(order: PullStage.Order, step: CGFloat) {
    let stage = PullStage(.down, order)
    let finger = stage.touch()
    stage.move(finger, by: 40, times: 5)
    stage.move(finger, by: step, times: 5)
    #expect(stage.pulled > 0)
    finger.lift()
    #expect(!stage.handOff.isHolding)
    #expect(!stage.scrollView.isDecelerating)
    stage.simulator.run(for: 0.1)
    #expect(stage.scrollView.contentOffset.y == -20)
  }

  @Test(
    "content that was visible beyond its edge stays there, and returns at the end",
    arguments: PullStage.Order.allCases)
  func stretched(order: PullStage.Order) {
    let stage = PullStage(.down, order)
    stage.scrollView.contentOffset.y = -60
    let finger = stage.touch()
    let steps = stage.move(finger, by: 10, times: 8)
    #expect(steps[0] > -0.001 && steps[0] < 10.001)
    // The pan's first report is of no movement.
    #expect(steps.dropFirst(2).allSatisfy { $0 == 0 })
    #expect(stage.pulled == 70)
    finger.lift()
    #expect((-70 ... -59.999).contains(stage.scrollView.contentOffset.y))
    stage.simulator.step()
    #expect(stage.scrollView.contentOffset.y < -50)
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.scrollView.contentOffset.y == -20)
  }

  @Test("the hold lasts until the pan of the scroll view has ended")
  func lateEnd() {
    let stage = PullStage()
    let finger = stage.touch()
    stage.move(finger, by: 20, times: 3)
    stage.handOff.touchEnded()
    #expect(stage.handOff.isHolding)
    #expect(stage.move(finger, by: 20, times: 3) == [0, 0, 0])
    finger.lift()
    #expect(!stage.handOff.isHolding)
    #expect(!stage.scrollView.isDecelerating)
    #expect(stage.scrollView.contentOffset.y == -20)
  }

  @Test("content that scrolls decelerates as usual", arguments: PullStage.Order.allCases)
  func glide(order: PullStage.Order) {
    let stage = PullStage(.down, order)
    stage.scrollView.contentOffset.y = 1500
    let finger = stage.touch()
    stage.move(finger, by: 20, times: 5)
    finger.lift()
    #expect(stage.scrollView.isDecelerating)
    #expect(stage.handOff.isEmpty)
    stage.simulator.runUntilIdle()
    #expect(stage.scrollView.contentOffset.y < 1400)
  }

  @Test("the scroll view is not changed")
  func untouched() {
    let stage = PullStage()
    let delegate = Delegate()
    let scrollView = stage.scrollView
    scrollView.delegate = delegate
    scrollView.showsHorizontalScrollIndicator = false
    let before = HandOffSettings(scrollView)
    let finger = stage.touch()
    stage.move(finger, by: 20, times: 5)
    #expect(HandOffSettings(scrollView) == before)
    stage.move(finger, by: -20, times: 10)
    #expect(HandOffSettings(scrollView) == before)
    finger.lift()
    stage.simulator.runUntilIdle()
    #expect(HandOffSettings(scrollView) == before)
  }

  @Test("content that can scroll in both directions is held across the axis, too")
  func acrossTheAxis() {
    let stage = PullStage()
    stage.scrollView.contentSize.width = 2000
    stage.scrollView.contentOffset.x = 500
    let finger = stage.touch()
    stage.move(finger, by: 20, times: 2)
    let held = stage.scrollView.contentOffset
    #expect(held == CGPoint(x: 500, y: -20))
    finger.move(to: CGPoint(x: 300, y: 500))
    stage.simulator.step()
    #expect(stage.scrollView.contentOffset == held)
    finger.lift()
  }

  @Test("content that shrinks while it is held moves to its new edge at the end")
  func shrinking() {
    let stage = PullStage(.up)
    stage.scrollView.contentOffset.y = 2200
    let finger = stage.touch()
    stage.move(finger, by: 20, times: 3)
    #expect(stage.handOff.isHolding)
    stage.scrollView.contentSize.height = 1000
    #expect(stage.move(finger, by: 20, times: 2) == [0, 0])
    #expect(stage.scrollView.contentOffset.y == 2200)
    finger.lift()
    stage.simulator.runUntilIdle()
    #expect(stage.scrollView.contentOffset.y == 200)
  }

  @Test(
    "an inset that the app removes is not restored, the part of the safe area is",
    arguments: [true, false])
  func insetsWhileHeld(isSafeArea: Bool) {
    let stage = PullStage()
    let scrollView = stage.scrollView
    let root = UIViewController()
    stage.simulator.window.rootViewController = root
    root.view.addSubview(scrollView)
    scrollView.contentInset.top = isSafeArea ? 0 : 100
    scrollView.contentInsetAdjustmentBehavior = isSafeArea ? .always : .never
    stage.simulator.runUntilIdle()
    let edge = -scrollView.adjustedContentInset.top
    scrollView.contentOffset.y = edge
    let finger = stage.touch()
    stage.move(finger, by: 20, times: 3)
    if isSafeArea {
      scrollView.contentInsetAdjustmentBehavior = .never
    } else {
      scrollView.contentInset.top = 0
    }
    #expect(stage.move(finger, by: 20, times: 2).last == 0)
    #expect(scrollView.contentOffset.y == edge)
    finger.lift()
    stage.simulator.runUntilIdle()
    #expect(scrollView.contentOffset.y == (isSafeArea ? edge : 0))
  }

  private static let down = SignedAxis(.down, layoutDirection: .leftToRight)
  private final class Delegate: NSObject, UIScrollViewDelegate {}
}
