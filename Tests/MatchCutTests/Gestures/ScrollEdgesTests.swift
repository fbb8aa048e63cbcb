import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// SignedAxis and scroll views.
@MainActor
struct ScrollEdgesTests {
  private static let leftToRight = SignedAxis(.trailing, layoutDirection: .leftToRight)
  private static let rightToLeft = SignedAxis(.trailing, layoutDirection: .rightToLeft)

  private let simulator = Simulator()
  private let scrollView: UIScrollView

  init() {
    // Below the safe area.
    scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    simulator.window.addSubview(scrollView)
  }

  @Test(
    "a scroll view in the middle, at either end, and with nothing to scroll",
    arguments: [
      (100, true, true), (0, false, true), (-20, false, true), (200, true, false),
      (220, true, false),
    ] as [(CGFloat, Bool, Bool)])
  func scrolling(offset: CGFloat, leftToRight: Bool, rightToLeft: Bool) {
    scrollView.contentSize = CGSize(width: 300, height: 100)
    scrollView.contentOffset.x = offset
    #expect(Self.leftToRight.canScroll(scrollView) == leftToRight)
    #expect(Self.rightToLeft.canScroll(scrollView) == rightToLeft)
    scrollView.isScrollEnabled = false
    #expect(!Self.leftToRight.canScroll(scrollView))
    scrollView.isScrollEnabled = true
    scrollView.contentSize.width = 80
    scrollView.contentOffset.x = 0
    #expect(!Self.leftToRight.canScroll(scrollView))
    #expect(!Self.rightToLeft.canScroll(scrollView))
  }

  @Test("content that fits beside a left inset cannot scroll sideways")
  func fitsBeside() {
    scrollView.contentInset.left = 30
    scrollView.contentSize = CGSize(width: 60, height: 100)
    scrollView.contentOffset.x = -30
    #expect(!Self.leftToRight.scrolls(scrollView) && !Self.leftToRight.canScroll(scrollView))
    #expect(!Self.rightToLeft.canScroll(scrollView))
    scrollView.contentSize.width = 75
    #expect(Self.leftToRight.scrolls(scrollView) && Self.rightToLeft.canScroll(scrollView))
  }

  @Test("content scrolls as far as its inset at the right")
  func insetAtRight() {
    scrollView.contentInset.right = 30
    scrollView.contentSize = CGSize(width: 100, height: 100)
    #expect(Self.rightToLeft.canScroll(scrollView) && !Self.leftToRight.canScroll(scrollView))
    scrollView.contentOffset.x = 30
    #expect(!Self.rightToLeft.canScroll(scrollView) && Self.leftToRight.canScroll(scrollView))
  }

  @Test("content that fits below an inset cannot scroll, unless it bounces")
  func fits() {
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 100, height: 60)
    scrollView.contentInset.top = 20
    scrollView.contentOffset.y = -20
    let axes = [GestureDirection.down, .up].map {
      SignedAxis($0, layoutDirection: .leftToRight)
    }
    for (bounces, always) in [(false, false), (false, true), (true, false)] {
      scrollView.bounces = bounces
      scrollView.alwaysBounceVertical = always
      #expect(axes.allSatisfy { !$0.scrolls(scrollView) && !$0.canScroll(scrollView) })
    }
    scrollView.bounces = true
    scrollView.alwaysBounceVertical = true
    #expect(axes.allSatisfy { $0.scrolls(scrollView) && !$0.canScroll(scrollView) })
    #expect(!Self.leftToRight.scrolls(scrollView), "across it does not bounce")
    scrollView.alwaysBounceVertical = false
    scrollView.contentInset.bottom = 21
    #expect(axes.allSatisfy { $0.scrolls(scrollView) }, "a point is enough")
  }

  @Test(
    "a finger that moves down scrolls back, one that moves up scrolls on",
    arguments: [(0, false, true), (100, true, true), (200, true, false)]
      as [(CGFloat, Bool, Bool)])
  func vertical(offset: CGFloat, down: Bool, up: Bool) {
    scrollView.contentSize = CGSize(width: 100, height: 300)
    scrollView.contentOffset.y = offset
    #expect(SignedAxis(.down, layoutDirection: .leftToRight).canScroll(scrollView) == down)
    #expect(SignedAxis(.up, layoutDirection: .leftToRight).canScroll(scrollView) == up)
  }
}
