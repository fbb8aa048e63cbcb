import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// A slide that fades to the half only, while Reduce Motion is on.
private struct DimmingSlide: TransitionEffect {
  struct Dimming: TransitionEffect {
    func arrange(_ stage: TransitionStage) {
      stage.set(\.alpha, of: stage.front, away: 0.5)
    }
  }

  var reduced: any TransitionEffect { Dimming() }

  func arrange(_ stage: TransitionStage) {
    SlideEffect().arrange(stage)
  }
}

@MainActor
struct ReduceMotionNavigationTests {
  @Test("every effect is a cross-fade", arguments: NavigationCase.all)
  func fades(_ navigationCase: NavigationCase) {
    let stage = NavigationStage(navigationCase, timing: .curve(.linear, duration: 0.5))
    stage.simulator.isReduceMotionEnabled = true
    stage.push()
    stage.simulator.run(for: 0.25)
    stage.expectFront(of: .fade, at: 0.5)
    #expect(stage.photo.view.superview === stage.container)
    stage.phone.settle()
    stage.expectPhotoShown()
    let driver = stage.drive { stage.pop() }
    driver.update(0.3)
    stage.simulator.step()
    stage.expectFront(of: .fade, at: 0.7)
    driver.cancel()
    stage.phone.settle()
    stage.expectPhotoShown()
    stage.popAndSettle()
    stage.expectRootShown()
    stage.phone.expectNoFaults()
  }

  @Test("a change during a transition affects the next one")
  func switched() {
    let stage = NavigationStage(.zoom, timing: .curve(.linear, duration: 0.5))
    stage.push()
    stage.simulator.run(for: 0.1)
    stage.simulator.isReduceMotionEnabled = true
    stage.simulator.run(for: 0.15)
    stage.expectFront(of: .zoom, at: 0.5)
    stage.phone.settle()
    stage.expectPhotoShown()
    stage.expectFadesBack()
    stage.phone.expectNoFaults()
  }

  @Test("an effect may define a replacement, whose timing is used")
  func ownReduced() {
    let stage = NavigationStage(.slide)
    PushTransition(DimmingSlide()).attach(to: stage.navigation)
    stage.simulator.isReduceMotionEnabled = true
    let driver = stage.drive { stage.push() }
    driver.update(0.5)
    stage.simulator.step()
    #expect(abs(stage.simulator.visibleAlpha(of: stage.photo.view) - 0.75) < 0.01)
    #expect(stage.simulator.visibleFrame(of: stage.photo.view) == stage.screen)
    driver.finish()
    stage.phone.settle()
    stage.expectPhotoShown()
  }

  @Test("the fade has its own timing, unless the transition has one")
  func timing() {
    for (given, seconds) in [(nil, 0.25), (TransitionTiming.curve(duration: 0.8), 0.8)] {
      let stage = NavigationStage(.zoom, timing: given)
      stage.simulator.isReduceMotionEnabled = true
      let start = stage.simulator.time
      stage.push()
      #expect(stage.simulator.runUntilIdle())
      #expect(abs(stage.simulator.time - start - seconds) < 0.05)
    }
  }
}
