import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Fingers that lift before UIKit has started the pop (A1.3, B1).
@MainActor
struct PopEarlyOutcomeTests {
  @Test("a flick within one turn finishes", arguments: PopCase.all)
  func flick(_ popCase: PopCase) {
    let pop = PopStage(popCase)
    let finger = pop.touchDown()
    pop.moveInOneTurn(finger, by: [20, 70, 130])
    finger.lift()
    #expect(pop.outcomes == [])
    pop.expectEnd(popped: true)
    #expect(pop.outcomes == [true])
  }

  @Test("across and back within one turn cancels", arguments: PopCase.all)
  func flickBack(_ popCase: PopCase) {
    let pop = PopStage(popCase)
    let finger = pop.touchDown()
    pop.moveInOneTurn(finger, by: [20, 130, 20, -10])
    finger.lift()
    pop.expectEnd(popped: false)
    #expect(pop.outcomes == [false])
    pop.expectSwipePops()
  }

  @Test("a flick while the main thread is blocked finishes", arguments: PopCase.all)
  func stalledFlick(_ popCase: PopCase) {
    let pop = PopStage(popCase)
    let finger = pop.touchDown()
    pop.simulator.stall(for: 0.2)
    pop.move(finger, by: 150, for: 0.1)
    finger.lift()
    pop.expectEnd(popped: true)
    #expect(pop.outcomes == [true])
  }

  @Test("a slow short swipe while the main thread is blocked cancels", arguments: PopCase.standard)
  func stalledSwipe(_ popCase: PopCase) {
    let pop = PopStage(popCase)
    let finger = pop.touchDown()
    pop.simulator.stall(for: 0.5)
    pop.move(finger, by: 50, for: 0.2)
    pop.simulator.run(for: 0.15)
    finger.lift()
    pop.expectEnd(popped: false)
    #expect(pop.outcomes == [false])
    pop.expectSwipePops()
  }

  @Test("the main thread is blocked in the middle", arguments: PopCase.sides, [true, false])
  func stallHalfWay(_ popCase: PopCase, finishes: Bool) {
    let pop = PopStage(popCase)
    let finger = pop.swipe(100)
    pop.simulator.stall(for: 0.3)
    pop.move(finger, by: finishes ? 150 : -90, for: 0.2)
    finger.lift()
    pop.expectEnd(popped: finishes)
    #expect(pop.outcomes == [finishes])
  }

  @Test("the touch is canceled before the start", arguments: PopCase.all)
  func cancelledBeforeStart(_ popCase: PopCase) {
    let pop = PopStage(popCase)
    let finger = pop.touchDown()
    pop.moveInOneTurn(finger, by: [100, 250])
    finger.cancel()
    pop.expectEnd(popped: false)
    #expect(pop.outcomes == [false])
    pop.expectSwipePops()
  }

  @Test("a movement before the start is shown after it", arguments: PopCase.sides)
  func progressIsKept(_ popCase: PopCase) {
    let pop = PopStage(popCase)
    let finger = pop.touchDown()
    pop.moveInOneTurn(finger, by: [20, 120])
    pop.simulator.step()
    let seen = pop.simulator.visibleFrame(of: pop.stage.photo.view)
    #expect(abs(pop.width - seen.width - 100) < 0.01)
    pop.simulator.run(for: 0.2)
    finger.lift()
    pop.expectEnd(popped: false)
  }
}
