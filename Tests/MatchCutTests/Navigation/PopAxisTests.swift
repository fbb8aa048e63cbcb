import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

@MainActor
@Suite("Pop by a finger: the axis")
struct PopAxisTests {
  @Test("from left to right, or from right to left")
  func directions() {
    let axes = [PopAxis(.leftToRight), PopAxis(.rightToLeft)]
    #expect(axes.map(\.leadingEdge) == [.left, .right])
    #expect(axes.map { $0.length(of: CGPoint(x: 30, y: 10)) } == [30, -30])
    #expect(axes.map { $0.isForwards(CGPoint(x: 30, y: -29)) } == [true, false])
    #expect(axes.map { $0.isForwards(CGPoint(x: -30, y: 29)) } == [false, true])
    #expect(axes.map { $0.isForwards(CGPoint(x: 30, y: 30)) } == [false, false])
    #expect(axes.map { $0.isForwards(.zero) } == [false, false])
  }

  @Test(
    "a scroll view in the middle, at either end, and with nothing to scroll",
    arguments: [
      (100, true, true), (0, false, true), (-20, false, true), (200, true, false),
      (220, true, false),
    ] as [(CGFloat, Bool, Bool)])
  func scrolling(offset: CGFloat, leftToRight: Bool, rightToLeft: Bool) {
    let simulator = Simulator()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    simulator.window.addSubview(scrollView)
    scrollView.contentSize = CGSize(width: 300, height: 100)
    scrollView.contentOffset.x = offset
    #expect(PopAxis(.leftToRight).canScroll(scrollView) == leftToRight)
    #expect(PopAxis(.rightToLeft).canScroll(scrollView) == rightToLeft)
    scrollView.isScrollEnabled = false
    #expect(!PopAxis(.leftToRight).canScroll(scrollView))
    scrollView.isScrollEnabled = true
    scrollView.contentSize.width = 80
    scrollView.contentOffset.x = 0
    #expect(!PopAxis(.leftToRight).canScroll(scrollView))
    #expect(!PopAxis(.rightToLeft).canScroll(scrollView))
  }
}
