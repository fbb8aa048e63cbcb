import Foundation
import Testing
@_spi(Simulator) import UIKit
import UIKitSimulator

@MainActor struct ScrollViewTests {
  let simulator = Simulator()
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 800))
  let log = ScrollLog()

  init() {
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 393, height: 4000)
    scrollView.delegate = log
    simulator.window.addSubview(scrollView)
    simulator.commit()
  }

  private func finger(_ y: CGFloat) -> Finger {
    simulator.touchDown(at: CGPoint(x: 100, y: y))
  }

  private func move(_ finger: Finger, to y: CGFloat) {
    finger.move(to: CGPoint(x: 100, y: y))
    simulator.step()
  }

  @Test func `the content follows the finger once the pan has begun`() {
    let finger = finger(500)
    #expect(scrollView.isTracking)
    move(finger, to: 490)
    #expect(scrollView.isDragging)
    #expect(scrollView.contentOffset.y == 0)
    move(finger, to: 440)
    #expect(scrollView.contentOffset.y == 50)
    #expect(scrollView.bounds.origin.y == 50)
  }

  @Test func `G: beyond its edge the content follows like a rubber band`() {
    let finger = finger(100)
    move(finger, to: 110)
    for step in 1...10 { move(finger, to: 110 + CGFloat(step) * 10) }
    let expected = -(1 - 1 / (100 * 0.55 / 800.0 + 1)) * 800
    #expect(abs(scrollView.contentOffset.y - expected) <= 1.0 / 6)
    for step in 1...10 { move(finger, to: 210 - CGFloat(step) * 10) }
    #expect(abs(scrollView.contentOffset.y) < 1e-6)
  }

  @Test func `released beyond its edge the content bounces back`() {
    scrollView.contentOffset.y = 0
    simulator.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 400), duration: 0.3)
    #expect(scrollView.contentOffset.y < -50)
    #expect(scrollView.isDecelerating)
    #expect(simulator.runUntilIdle())
    #expect(scrollView.contentOffset.y == 0)
    #expect(!scrollView.isDecelerating)
  }

  @Test(arguments: [9.9, 10.1, 10.2])
  func `an edge between two pixels is reached to the nearest pixel`(inset: CGFloat) {
    scrollView.contentInset.top = inset
    simulator.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 400), duration: 0.3)
    #expect(simulator.runUntilIdle())
    #expect(abs(scrollView.contentOffset.y + inset) < 0.17)
    #expect(!scrollView.isDecelerating)
  }

  @Test(arguments: [0, 100, 130])
  func `content bounces back to an edge that moves meanwhile`(
    inset: CGFloat
  ) {
    scrollView.contentInset.top = 60
    scrollView.contentOffset.y = -60
    simulator.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 400), duration: 0.3)
    scrollView.contentInset.top = inset
    #expect(simulator.runUntilIdle())
    #expect(scrollView.contentOffset.y == -inset)
    #expect(!scrollView.isDecelerating)
  }

  @Test func `without bounces the content stops at its edge`() {
    scrollView.bounces = false
    simulator.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 400), duration: 0.3)
    #expect(scrollView.contentOffset.y == 0)
    #expect(!scrollView.isDecelerating)
  }

  @Test(arguments: [
    (UIScrollView.DecelerationRate.normal, 494.0), (UIScrollView.DecelerationRate.fast, 98.0),
  ])
  func `G: a flick goes as far as the projection of its velocity less 10`(
    rate: UIScrollView.DecelerationRate, distance: Double
  ) {
    scrollView.decelerationRate = rate
    simulator.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 300), duration: 0.3)
    let released = scrollView.contentOffset.y
    #expect(scrollView.isDecelerating)
    #expect(simulator.runUntilIdle())
    #expect(abs(scrollView.contentOffset.y - released - distance) < 0.17)
  }

  @Test func `a flick into the edge overshoots and returns`() {
    scrollView.contentOffset.y = 200
    simulator.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 400), duration: 0.1)
    var lowest = scrollView.contentOffset.y
    for _ in 0..<240 {
      simulator.step()
      lowest = min(lowest, scrollView.contentOffset.y)
    }
    #expect(lowest < -5)
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func `a finger stops the content`() {
    simulator.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 300), duration: 0.3)
    simulator.run(for: 0.2)
    let finger = finger(400)
    let stopped = scrollView.contentOffset.y
    #expect(!scrollView.isDecelerating)
    simulator.run(for: 0.2)
    #expect(scrollView.contentOffset.y == stopped)
    finger.lift()
    #expect(!scrollView.isTracking)
  }

  @Test func `the delegate is told of a drag in order`() {
    simulator.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 300), duration: 0.3)
    simulator.runUntilIdle()
    #expect(
      log.events == [
        "willBeginDragging", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
        "didEndDecelerating",
      ]
    )
  }

  @Test func `paging comes to rest at a page`() {
    scrollView.isPagingEnabled = true
    simulator.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 450), duration: 0.1)
    simulator.runUntilIdle()
    #expect(scrollView.contentOffset.y == 800)
  }

  @Test func `content that fits is left to the pan of a superview`() {
    scrollView.contentSize = CGSize(width: 393, height: 400)
    let pan = UIPanGestureRecognizer()
    let spy = Spy(pan)
    simulator.window.addGestureRecognizer(pan)
    simulator.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 400), duration: 0.3)
    #expect(spy.states.last == .ended)
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func `G: both pans run if a delegate agrees`() {
    let pan = UIPanGestureRecognizer()
    let judge = GestureJudge()
    judge.allowsSimultaneous = true
    pan.delegate = judge
    let spy = Spy(pan)
    simulator.window.addGestureRecognizer(pan)
    simulator.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 300), duration: 0.3)
    #expect(spy.states.last == .ended)
    #expect(scrollView.contentOffset.y == 290)
  }

  @Test func `a pinned offset does not jump at the release`() {
    let finger = finger(500)
    move(finger, to: 490)
    log.pinned = 0
    move(finger, to: 400)
    #expect(scrollView.contentOffset.y == 0)
    log.pinned = nil
    move(finger, to: 390)
    #expect(scrollView.contentOffset.y == 10)
  }

  @Test(arguments: [true, false])
  func `only an offset set without animation stops the content (openradar 16724593)`(
    stops: Bool
  ) {
    simulator.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 300), duration: 0.3)
    simulator.run(for: 0.1)
    let offset = CGPoint(x: 0, y: 1000)
    if stops {
      scrollView.setContentOffset(offset, animated: false)
    } else {
      scrollView.contentOffset = offset
    }
    #expect(scrollView.isDecelerating == !stops)
    simulator.step()
    #expect((scrollView.contentOffset == offset) == stops)
  }

  @Test func `the safe area is included in the inset where the view scrolls`() {
    scrollView.contentInset.top = 10
    scrollView.contentInsetAdjustmentBehavior = .always
    simulator.commit()
    #expect(scrollView.adjustedContentInset.top == 69)
    #expect(scrollView.contentOffset.y == -69)
    scrollView.contentSize = CGSize(width: 393, height: 100)
    scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
    #expect(scrollView.adjustedContentInset.top == 10)
  }

  @Test func `content on the pixel of an edge between two pixels follows the inset`() {
    scrollView.contentInset.top = 70.14
    scrollView.contentOffset.y = -70
    scrollView.contentInset.top = 59
    #expect(scrollView.contentOffset.y == -59)
  }
}

/// Records the calls of a scroll view's delegate.
@MainActor final class ScrollLog: NSObject, UIScrollViewDelegate {
  var events: [String] = []
  /// The offset that is set again at every change.
  var pinned: CGFloat?

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if let pinned, scrollView.contentOffset.y != pinned { scrollView.contentOffset.y = pinned }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    events.append("willBeginDragging")
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    events.append("willEndDragging")
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    events.append("didEndDragging \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    events.append("willBeginDecelerating")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    events.append("didEndDecelerating")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    events.append("didEndScrollingAnimation")
  }
}
