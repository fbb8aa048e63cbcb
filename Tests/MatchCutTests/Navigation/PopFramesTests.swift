import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// What is seen while a finger pops.
@MainActor
struct PopFramesTests {
  @Test("the screen follows the finger, from where it began", arguments: PopCase.sides)
  func follows(_ popCase: PopCase) {
    let pop = PopStage(popCase)
    let finger = pop.touchDown()
    pop.move(finger, by: 20, for: 0.1)
    let offset = 20 - displacement(on: pop)
    #expect(offset >= 0 && offset <= 15)
    for step in [30, 100, -60, 150, 40] as [CGFloat] {
      let start = displacement(on: pop)
      pop.move(finger, by: step, for: 0.1)
      #expect(abs(displacement(on: pop) - start - step) < 0.01)
      #expect(pop.simulator.visibleFrame(of: pop.stage.root.view) == pop.stage.screen)
    }
    // Back beyond the beginning, and on.
    pop.move(finger, by: -500, for: 0.2)
    #expect(displacement(on: pop) == 0)
    finger.lift()
    pop.expectEnd(popped: false)
  }

  @Test("each frame is where the finger has brought it", arguments: PopCase.standard)
  func inHand(_ popCase: PopCase) {
    let pop = PopStage(popCase)
    let pan = pop.recordPan {
      let finger = pop.touchDown()
      for (distance, seconds) in [(200, 0.4), (-180, 0.3), (250, 0.2)] as [(CGFloat, Double)] {
        pop.move(finger, by: distance, for: seconds)
      }
      finger.lift()
      pop.stage.phone.settle()
    }
    pop.expectFollowsFinger(pan)
    pop.expectNeverEmpty(pan.recording, of: popCase.effect)
    pop.expectEnd(popped: true)
  }

  @Test(
    "what runs on goes as fast as the finger, and ends at rest", arguments: PopCase.standard,
    [true, false])
  func runsOn(_ popCase: PopCase, finishes: Bool) {
    let pop = PopStage(popCase)
    let pan = pop.recordPan {
      if finishes { pop.swipeToPop() } else { pop.swipeAndReturn() }
      pop.stage.phone.settle()
    }
    pop.expectFollowsFinger(pan)
    pop.expectNeverEmpty(pan.recording, of: popCase.effect)
    pop.expectEnd(popped: finishes)
  }

  @Test(
    "so does a flick, and a touch that is taken away", arguments: PopCase.standard, [true, false])
  func quick(_ popCase: PopCase, isFlick: Bool) {
    let pop = PopStage(popCase)
    let pan = pop.recordPan {
      if isFlick {
        let finger = pop.touchDown()
        pop.moveInOneTurn(finger, by: [20, 70, 130])
        finger.lift()
      } else {
        pop.swipe(250).cancel()
      }
      pop.stage.phone.settle()
    }
    if isFlick {
      pop.expectRunsOn(pan, away: true)
    } else {
      pop.expectFollowsFinger(pan)
    }
    pop.expectNeverEmpty(pan.recording, of: popCase.effect)
    #expect(pop.outcomes == [isFlick])
    pop.expectEnd(popped: isFlick)
  }

  @Test("let go, the screen goes on as fast as the finger was", arguments: PopCase.sides)
  func velocity(_ popCase: PopCase) {
    let pop = PopStage(popCase)
    let finger = pop.swipe(200, for: 0.2)
    let start = displacement(on: pop)
    finger.lift()
    pop.simulator.step()
    let ofFinger = 1000 / CGFloat(popCase.refreshRate)
    // From there on, it speeds up, as the system's was measured to.
    let moved = displacement(on: pop) - start
    #expect(moved > ofFinger * 0.9 && moved < ofFinger * 1.6, "\(moved), not \(ofFinger)")
    pop.expectEnd(popped: true)
  }

  @Test("a flick that is over before the start goes on as fast, too", arguments: PopCase.sides)
  func velocityOfFlick(_ popCase: PopCase) {
    var steps: [CGFloat] = []
    for distances in [[3, 6, 9, 12], [9, 18, 27, 36]] as [[CGFloat]] {
      let pop = PopStage(popCase)
      let finger = pop.touchDown()
      pop.moveInOneTurn(finger, by: distances)
      finger.lift()
      pop.simulator.step()
      let start = displacement(on: pop)
      pop.simulator.step()
      steps.append(displacement(on: pop) - start)
      pop.expectEnd(popped: true)
    }
    // Most of what comes next is the movement of the release itself, which takes the same time for both.
    #expect(steps[0] > 3 && steps[1] > steps[0] * 1.15, "\(steps)")
  }

  /// How far the leading edge of the photo is from that of the screen.
  private func displacement(on pop: PopStage) -> CGFloat {
    let frame = pop.simulator.visibleFrame(of: pop.stage.photo.view)
    return pop.width - frame.width
  }
}
