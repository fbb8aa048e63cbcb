import MatchCut
import MatchCutContainers
import Testing
import UIKit
import UIKitSimulator

/// VoiceOver's swipe with three fingers in a swipe container.
@MainActor struct SwipeAccessibilityTests {
  @Test(arguments: [
    (UIAccessibilityScrollDirection.left, 2), (.next, 2), (.right, 0), (.previous, 0),
  ])
  func `it selects a neighbor`(_ direction: UIAccessibilityScrollDirection, index: Int) {
    let stage = SwipeStage()
    #expect(stage.container.accessibilityScroll(direction))
    stage.settle()
    stage.expectSelected(index)
    #expect(!stage.container.accessibilityScroll(direction))
    #expect(stage.simulator.log.contains { $0.message.contains(".pageScrolled") })
    stage.expectNoFaults()
  }

  @Test func `it is mirrored from right to left`() {
    let stage = SwipeStage(isRightToLeft: true)
    #expect(stage.container.accessibilityScroll(.right))
    stage.settle()
    stage.expectSelected(2)
    #expect(stage.container.accessibilityScroll(.left))
    stage.settle()
    stage.expectSelected(1)
  }

  @Test func `it does not leave the container, nor select in flight or while swipes are off`() {
    let stage = SwipeStage()
    #expect(!stage.container.accessibilityScroll(.up))
    stage.container.isSwipeEnabled = false
    #expect(!stage.container.accessibilityScroll(.left))
    stage.container.isSwipeEnabled = true
    stage.container.select(0)
    stage.simulator.run(for: 0.1)
    #expect(!stage.container.accessibilityScroll(.left))
    stage.settle()
    stage.expectSelected(0)
  }
}
