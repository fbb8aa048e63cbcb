import MatchCut
import MatchCutContainers
import Testing
import UIKit
import UIKitSimulator

/// Scroll views under the finger.
@MainActor
struct PopScrollTests {
  /// Content that keeps a finger in the middle of the screen.
  enum Content: CaseIterable {
    case carousel
    case pages
    case zoomedPhoto
    case slider
    case excluded
    case strip
  }

  @Test(arguments: [PopGesture.edge, .fullWidth, .drag], Content.allCases)
  func `from the very edge, a swipe pops over any content, and can be canceled`(
    _ gesture: PopGesture, _ content: Content
  ) {
    for isMirrored in [false, true] {
      let pop = PopStage(
        PopCase(gesture: gesture, direction: isMirrored ? .rightToLeft : .leftToRight))
      let offset = add(content, to: pop)
      let start = offset()
      for (distance, pops) in [(60, false), (240, true)] as [(CGFloat, Bool)] {
        let finger = pop.simulator.touchDown(at: pop.point(3))
        pop.simulator.step()
        pop.move(finger, by: distance)
        #expect(pop.navigation.transitionCoordinator?.isInteractive == true, "\(isMirrored)")
        pop.simulator.rest(finger)
        pop.phone.settle()
        #expect((pop.navigation.viewControllers.count == 1) == pops, "\(isMirrored)")
        #expect(offset() == start, "\(isMirrored)")
      }
      pop.phone.expectNoFaults()
    }
  }

  /// Fills the photo with content, and returns what a finger would move.
  private func add(_ content: Content, to pop: PopStage) -> () -> CGFloat {
    let view: UIView = pop.stage.photo.view
    var offset: () -> CGFloat = { 0 }
    switch content {
    case .carousel, .pages:
      let scrollView = addScrollView(to: pop, offset: pop.width)
      scrollView.isPagingEnabled = content == .pages
      offset = { scrollView.contentOffset.x }
    case .zoomedPhoto:
      let scrollView = ZoomedView(frame: pop.stage.screen)
      view.addSubview(scrollView)
      offset = { scrollView.contentOffset.x }
    case .slider:
      let slider = UISlider(frame: pop.stage.screen)
      slider.value = 0.5
      view.addSubview(slider)
      offset = { CGFloat(slider.value) }
    case .excluded: view.addInteraction(GestureExclusion())
    case .strip:
      let strip = SwipeContainerController([Screen("one"), Screen("two")], selectedIndex: 1)
      pop.stage.photo.addChild(strip)
      strip.view.frame = view.bounds
      view.addSubview(strip.view)
      strip.didMove(toParent: pop.stage.photo)
      offset = { CGFloat(strip.selectedIndex ?? -1) }
    }
    pop.simulator.runUntilIdle()
    return offset
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

/// A photo that is zoomed in, in the middle of its content.
private final class ZoomedView: UIScrollView, UIScrollViewDelegate {
  private let content = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentInsetAdjustmentBehavior = .never
    content.frame = bounds
    addSubview(content)
    contentSize = bounds.size
    maximumZoomScale = 3
    delegate = self
    zoomScale = 2
    contentOffset = CGPoint(x: frame.width / 2, y: frame.height / 2)
  }

  required init?(coder: NSCoder) { nil }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
}
