import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Scroll views under the finger.
@MainActor
struct PopScrollTests {
  @Test("an edge swipe has precedence over a scroll view at any offset", arguments: [false, true])
  func edge(isMirrored: Bool) {
    let pop = PopStage(PopCase(direction: isMirrored ? .rightToLeft : .leftToRight))
    let scrollView = addScrollView(to: pop, offset: 500)
    pop.swipeToPop()
    #expect(scrollView.contentOffset.x == 500)
    pop.expectEnd(popped: true)
  }

  @Test(
    "a pan scrolls back first, and pops where there is nothing to scroll", arguments: [false, true])
  func fullWidth(isMirrored: Bool) {
    let pop = PopStage(
      PopCase(gesture: .fullWidth, direction: isMirrored ? .rightToLeft : .leftToRight))
    let scrollView = addScrollView(to: pop, offset: 500)
    pop.swipe(150).lift()
    pop.stage.phone.settle()
    #expect(isMirrored ? scrollView.contentOffset.x > 550 : scrollView.contentOffset.x < 450)
    #expect(pop.outcomes == [])
    let leading = isMirrored ? scrollView.contentSize.width - scrollView.bounds.width : 0
    scrollView.contentOffset.x = leading
    pop.swipe(240).lift()
    #expect(scrollView.contentOffset.x == leading)
    pop.stage.phone.settle()
    pop.stage.expectRootShown()
  }

  @Test("scrolling forward, or up and down, is left to the scroll view", arguments: PopCase.sides)
  func otherWays(_ popCase: PopCase) {
    let pop = PopStage(popCase)
    let scrollView = addScrollView(to: pop, offset: popCase.isMirrored ? 786 : 0)
    scrollView.contentSize.height = 2000
    let finger = pop.simulator.touchDown(at: pop.point(300))
    pop.move(finger, by: -100)
    finger.lift()
    pop.stage.phone.settle()
    #expect(popCase.isMirrored ? scrollView.contentOffset.x < 750 : scrollView.contentOffset.x > 50)
    let second = pop.touchDown()
    pop.move(second, by: 10, down: -200)
    second.lift()
    pop.stage.phone.settle()
    #expect(scrollView.contentOffset.y > 100)
    #expect(pop.outcomes == [])
    pop.stage.phone.expectNoFaults()
  }

  /// Fills the photo with pages, three screens wide.
  private func addScrollView(to pop: PopStage, offset: CGFloat) -> UIScrollView {
    let scrollView = UIScrollView(frame: pop.stage.screen)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: pop.width * 3, height: 852)
    scrollView.contentOffset.x = offset
    pop.stage.photo.view.addSubview(scrollView)
    pop.simulator.runUntilIdle()
    return scrollView
  }
}
