import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// ScrollHandOff and several scroll views.
@MainActor
struct NestedScrollHandOffTests {
  private let simulator = Simulator()
  private let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let touched = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  private let handOff = ScrollHandOff()

  init() {
    for scrollView in [outer, inner] {
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize = CGSize(width: 300, height: 2000)
    }
    simulator.window.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(touched)
    simulator.commit()
  }

  private func touch(_ direction: GestureDirection, below limit: UIView? = nil) {
    handOff.touchBegan(
      on: touched, below: limit ?? simulator.window,
      along: SignedAxis(direction, layoutDirection: .leftToRight))
  }

  private func isWatched(_ scrollView: UIScrollView) -> Bool {
    handOff.contains(scrollView.panGestureRecognizer)
  }

  @Test("one that cannot scroll along the axis is ignored")
  func candidates() {
    inner.contentSize.height = 400
    touch(.down)
    #expect(!isWatched(inner))
    #expect(isWatched(outer))
    touch(.trailing)
    #expect(handOff.isEmpty)
    outer.isScrollEnabled = false
    touch(.down)
    #expect(handOff.isEmpty)
    inner.alwaysBounceVertical = true
    touch(.down)
    #expect(isWatched(inner))
    touch(.trailing)
    #expect(handOff.isEmpty)
    inner.alwaysBounceHorizontal = true
    touch(.trailing)
    #expect(isWatched(inner))
    inner.bounces = false
    touch(.trailing)
    #expect(handOff.isEmpty)
  }

  @Test("the search ends at the view of the dismissing pan")
  func limit() {
    touch(.down, below: inner)
    #expect(isWatched(inner))
    #expect(!isWatched(outer))
    #expect(!handOff.contains(UIPanGestureRecognizer()))
  }

  @Test("the screen waits as long as one of them can scroll")
  func waiting() {
    touch(.down)
    #expect(!handOff.canScroll)
    outer.contentOffset.y = 100
    #expect(handOff.canScroll)
    outer.contentOffset.y = 0
    inner.contentOffset.y = 100
    #expect(handOff.canScroll)
    inner.contentOffset.y = -30
    #expect(!handOff.canScroll)
  }

  @Test("a pager hands off to a swipe back on its first page only")
  func pager() {
    outer.contentSize = CGSize(width: 900, height: 600)
    outer.isPagingEnabled = true
    inner.contentSize.height = 400
    touch(.down)
    #expect(handOff.isEmpty)
    touch(.trailing)
    #expect(isWatched(outer))
    #expect(!handOff.canScroll)
    outer.contentOffset.x = 300
    #expect(handOff.canScroll)
    outer.contentOffset.x = 600
    touch(.leading)
    #expect(!handOff.canScroll)
  }

  @Test("all of them are held, and restored when one of their pans reports")
  func holding() {
    touch(.down)
    handOff.hold()
    #expect(handOff.isHolding)
    let finger = simulator.touchDown(at: CGPoint(x: 150, y: 50))
    finger.move(to: CGPoint(x: 150, y: 100))
    // As UIKit does where the inner one is at its end.
    outer.contentOffset.y = -20
    finger.move(to: CGPoint(x: 150, y: 150))
    #expect(inner.contentOffset.y == 0)
    #expect(outer.contentOffset.y == 0)
    finger.lift()
    handOff.touchEnded()
    #expect(!handOff.isHolding)
    #expect(handOff.isEmpty)
  }

  @Test("an outer one that the inner one moves is held to the end, and does not decelerate")
  func outerAtTheEnd() {
    let delegate = Glider(outer)
    inner.delegate = delegate
    touch(.down)
    let finger = simulator.touchDown(at: CGPoint(x: 150, y: 30))
    finger.move(to: CGPoint(x: 150, y: 40))
    handOff.hold()
    handOff.touchEnded()
    outer.contentOffset.y = -20
    finger.move(to: CGPoint(x: 150, y: 100))
    #expect(outer.contentOffset.y == 0)
    #expect(handOff.isHolding)
    finger.lift()
    simulator.run(for: 0.1)
    #expect(outer.contentOffset.y == 0)
    #expect(inner.contentOffset.y == 0)
    #expect(!handOff.isHolding)
  }

  @Test("content in the middle is held where it is")
  func holdingInTheMiddle() {
    inner.contentOffset.y = 300
    touch(.down)
    handOff.hold()
    let finger = simulator.touchDown(at: CGPoint(x: 150, y: 50))
    finger.move(to: CGPoint(x: 150, y: 100))
    finger.move(to: CGPoint(x: 150, y: 150))
    #expect(inner.contentOffset.y == 300)
    handOff.release()
    finger.move(to: CGPoint(x: 150, y: 160))
    #expect(inner.contentOffset.y == 290)
    finger.lift()
  }

  @Test("another finger changes nothing, a new touch drops what an earlier one has held")
  func newTouch() {
    let axis = SignedAxis(.down, layoutDirection: .leftToRight)
    touch(.down)
    handOff.hold()
    let finger = simulator.touchDown(at: CGPoint(x: 150, y: 390))
    finger.move(to: CGPoint(x: 150, y: 380))
    handOff.touchBegan(on: simulator.window, below: nil, along: axis)
    #expect(isWatched(inner))
    #expect(handOff.isHolding)
    handOff.touchEnded()
    #expect(isWatched(inner))
    handOff.touchBegan(on: simulator.window, below: nil, along: axis)
    #expect(handOff.isEmpty)
    #expect(!handOff.isHolding)
    finger.move(to: CGPoint(x: 150, y: 330))
    #expect(inner.contentOffset.y == 50)
    finger.lift()
  }

  /// Lets an outer scroll view move on when a drag of the inner one ends.
  private final class Glider: NSObject, UIScrollViewDelegate {
    private let outer: UIScrollView

    init(_ outer: UIScrollView) {
      self.outer = outer
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      outer.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    }
  }
}
