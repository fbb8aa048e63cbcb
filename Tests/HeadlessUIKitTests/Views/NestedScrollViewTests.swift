import Foundation
import Testing
import UIKit
import UIKitSimulator

/// Known of nested scroll views is only that an inner one at its end passes the rest of a drag to
/// the outer one (openradar 33847193); the numbers are those of the headless UIKit.
@MainActor struct NestedScrollViewTests {
  let simulator = Simulator()
  let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 1000))

  init() {
    for scrollView in [outer, inner] {
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize = CGSize(width: 300, height: 2000)
    }
    simulator.window.addSubview(outer)
    outer.addSubview(inner)
    simulator.commit()
  }

  private func drag(by distance: CGPoint) -> Finger {
    let finger = simulator.touchDown(at: CGPoint(x: 150, y: 100))
    simulator.step()
    for step in 1...10 {
      finger.move(
        to: CGPoint(
          x: 150 + distance.x * CGFloat(step) / 10, y: 100 + distance.y * CGFloat(step) / 10))
      simulator.step()
    }
    return finger
  }

  @Test func `a drag scrolls the inner one to its end, then the outer one`() {
    inner.contentOffset.y = 50
    outer.contentOffset.y = 90
    let finger = drag(by: CGPoint(x: 0, y: 110))
    #expect(inner.contentOffset.y == 0)
    #expect(outer.contentOffset.y == 40)
    finger.move(to: CGPoint(x: 150, y: 300))
    #expect(outer.contentOffset.y == 0)
    #expect(inner.contentOffset.y < -10)
    finger.lift()
  }

  @Test func `on the way back the inner one scrolls first`() {
    outer.contentOffset.y = 200
    let finger = drag(by: CGPoint(x: 0, y: 110))
    #expect(outer.contentOffset.y == 100)
    finger.move(to: CGPoint(x: 150, y: 190))
    #expect(outer.contentOffset.y == 100)
    #expect(inner.contentOffset.y == 20)
    finger.lift()
  }

  @Test func `after the lift, the one that scrolled last decelerates`() {
    outer.contentOffset.y = 500
    drag(by: CGPoint(x: 0, y: 110)).lift()
    #expect(outer.isDecelerating)
    #expect(!inner.isDecelerating)
    #expect(simulator.runUntilIdle())
    #expect(outer.contentOffset.y < 350)
    #expect(inner.contentOffset.y == 0)
  }

  @Test func `a pager around content at its side comes to rest at a page`() {
    for scrollView in [outer, inner] { scrollView.contentSize = CGSize(width: 900, height: 600) }
    outer.isPagingEnabled = true
    outer.contentOffset.x = 300
    inner.frame.origin.x = 300
    drag(by: CGPoint(x: 200, y: 0)).lift()
    #expect(simulator.runUntilIdle())
    #expect(outer.contentOffset.x == 0)
    #expect(inner.contentOffset.x == 0)
  }

  @Test func `an outer one that is disabled does not scroll`() {
    outer.contentOffset.y = 200
    outer.isScrollEnabled = false
    let finger = drag(by: CGPoint(x: 0, y: 110))
    #expect(outer.contentOffset.y == 200)
    #expect(inner.contentOffset.y < -50)
    finger.lift()
  }

  @Test func `nothing is passed on across the inner one's direction`() {
    outer.contentSize.width = 900
    outer.contentOffset = CGPoint(x: 300, y: 200)
    inner.frame.origin.x = 300
    let finger = drag(by: CGPoint(x: 40, y: 110))
    #expect(outer.contentOffset.x == 300)
    #expect(abs(outer.contentOffset.y - 100) < 1)
    finger.lift()
  }
}
