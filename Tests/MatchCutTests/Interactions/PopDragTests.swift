import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Slow swipes.
@MainActor
struct PopDragTests {
  @Test("a slow swipe across finishes", arguments: PopCase.all)
  func finish(_ popCase: PopCase) {
    let pop = PopStage(popCase)
    pop.swipe(240, for: 0.6).lift()
    pop.expectEnd(popped: true)
    #expect(pop.outcomes == [true])
    #expect(pop.stage.delegate.events == ["willShow root", "didShow root"])
  }

  @Test("a short slow swipe is canceled, and another one finishes", arguments: PopCase.all)
  func cancel(_ popCase: PopCase) {
    let pop = PopStage(popCase)
    pop.swipeAndReturn()
    pop.expectEnd(popped: false)
    #expect(pop.outcomes == [false])
    #expect(pop.stage.delegate.events == ["willShow root"])
    pop.expectSwipePops()
  }

  @Test("across and back again is canceled", arguments: PopCase.standard)
  func backAndForth(_ popCase: PopCase) {
    let pop = PopStage(popCase)
    let finger = pop.swipe(270)
    #expect(pop.navigation.viewControllers == [pop.stage.root])
    pop.move(finger, by: -300)
    pop.move(finger, by: 200)
    pop.move(finger, by: -160)
    pop.simulator.run(for: 0.2)
    finger.lift()
    pop.expectEnd(popped: false)
    #expect(pop.outcomes == [false])
    pop.expectSwipePops()
  }

  @Test("a flick back cancels from any progress", arguments: PopCase.sides)
  func flickBack(_ popCase: PopCase) {
    let pop = PopStage(popCase)
    let finger = pop.swipe(290)
    pop.move(finger, by: -100, for: 0.12)
    finger.lift()
    pop.expectEnd(popped: false)
    #expect(pop.outcomes == [false])
  }

  @Test("a touch that the system cancels, at any progress", arguments: PopCase.all)
  func systemCancel(_ popCase: PopCase) {
    let pop = PopStage(popCase)
    pop.swipe(280).cancel()
    pop.expectEnd(popped: false)
    #expect(pop.outcomes == [false])
    pop.expectSwipePops()
  }

  @Test("an incoming call, or a recognizer that is disabled, cancels", arguments: [0, 1])
  func interrupted(kind: Int) {
    let pop = PopStage(PopCase(gesture: .fullWidth))
    let finger = pop.swipe(280)
    if kind == 0 {
      pop.simulator.deactivate()
      pop.simulator.activate()
    } else {
      pop.recognizer?.isEnabled = false
      pop.recognizer?.isEnabled = true
      finger.lift()
    }
    pop.expectEnd(popped: false)
    #expect(pop.outcomes == [false])
    pop.expectSwipePops()
  }

  @Test("UIKit gets the outcome when the finger lifts", arguments: [true, false])
  func outcomeAtRelease(finishes: Bool) {
    let pop = PopStage()
    let finger = pop.swipe(finishes ? 240 : 80)
    pop.simulator.run(for: 0.2)
    #expect(pop.navigation.transitionCoordinator?.isInteractive == true)
    finger.lift()
    #expect(pop.navigation.transitionCoordinator?.isInteractive == false)
    #expect(pop.navigation.transitionCoordinator?.isCancelled == !finishes)
    #expect(pop.outcomes == [])
    pop.expectEnd(popped: finishes)
    #expect(pop.outcomes == [finishes])
  }

  @Test("the appearance callbacks of a canceled pop (B3)", arguments: PopCase.sides)
  func appearance(_ popCase: PopCase) {
    let pop = PopStage(popCase)
    for screen in [pop.stage.root, pop.stage.photo] { screen.forgetCalls() }
    pop.swipeAndReturn()
    pop.expectEnd(popped: false)
    #expect(
      pop.stage.root.calls == [.willAppear, .isAppearing, .willDisappear, .didDisappear])
    #expect(pop.stage.photo.calls == [.willDisappear, .willAppear, .isAppearing, .didAppear])
  }
}
