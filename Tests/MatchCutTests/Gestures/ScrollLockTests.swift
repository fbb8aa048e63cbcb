import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// A hand-off whose scroll view has not reported to it yet.
@MainActor
struct ScrollLockTests {
  private let stage = PullStage()
  private let handOff = ScrollHandOff()

  init() {
    stage.scrollView.contentOffset.y = 500
  }

  @Test("created while a finger scrolls, it holds until the lift", arguments: [1, 4])
  func scrolling(steps: Int) {
    let finger = stage.touch()
    stage.move(finger, by: 20, times: steps)
    observe()
    handOff.hold()
    handOff.touchEnded()
    #expect(handOff.isHolding)
    #expect(stage.move(finger, by: 20, times: 3) == [0, 0, 0])
    finger.lift()
    #expect(!handOff.isHolding && !stage.scrollView.isDecelerating)
  }

  @Test("created while no finger scrolls, it does not wait", arguments: [nil, 0, 4] as [Int?])
  func atRest(steps: Int?) {
    if let steps {
      let finger = stage.touch()
      stage.move(finger, by: 0.5, times: steps)
      finger.lift()
    }
    observe()
    handOff.hold()
    #expect(handOff.isHolding)
    handOff.touchEnded()
    #expect(!handOff.isHolding)
  }

  @Test("the content is held where it is on screen, and continues from there")
  func place() {
    let finger = stage.touch()
    stage.move(finger, by: 20, times: 3)
    let offset = stage.scrollView.contentOffset
    observe()
    handOff.hold()
    #expect(stage.scrollView.contentOffset == offset)
    #expect(stage.move(finger, by: 20, times: 2) == [0, 0])
    handOff.release()
    #expect(stage.move(finger, by: 20, times: 2) == [20, 20])
    finger.lift()
  }

  @Test("released before it has reported, it keeps the movement that the screen has used")
  func used() {
    let finger = stage.touch()
    stage.move(finger, by: 20, times: 3)
    observe()
    handOff.hold()
    handOff.release()
    #expect(stage.move(finger, by: 20, times: 3) == [0, 20, 20])
    finger.lift()
  }

  private func observe() {
    handOff.touchBegan(
      on: stage.scrollView, below: stage.simulator.window,
      along: SignedAxis(.down, layoutDirection: .leftToRight))
    #expect(!handOff.isEmpty && handOff.canScroll)
  }
}
