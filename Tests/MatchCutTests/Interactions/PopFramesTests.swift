import MatchCut
import Testing
import UIKit
import UIKitFilm
import UIKitSimulator

/// The frames of an interactive pop.
@MainActor
struct PopFramesTests {
  @Test("the screen follows the finger, from where it began", .filmed, arguments: PopCase.sides)
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
    // Back beyond the beginning, and forward.
    pop.move(finger, by: -500, for: 0.2)
    #expect(displacement(on: pop) == 0)
    finger.lift()
    pop.expectEnd(popped: false)
  }

  @Test("each frame is at the translation of the finger", .filmed, arguments: PopCase.standard)
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
    "after the release it continues with the finger's velocity, and ends at rest", .filmed,
    arguments: PopCase.standard,
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
    "so it does after a flick, and after a canceled touch", .filmed, arguments: PopCase.standard,
    [true, false])
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

  @Test(
    "released, the screen continues with the velocity of the finger", .filmed,
    arguments: PopCase.sides)
  func velocity(_ popCase: PopCase) {
    let pop = PopStage(popCase)
    let finger = pop.swipe(200, for: 0.2)
    let start = displacement(on: pop)
    finger.lift()
    pop.simulator.step()
    let ofFinger = 1000 / CGFloat(popCase.refreshRate)
    // From there on, it accelerates, as the system's was measured to.
    let moved = displacement(on: pop) - start
    #expect(moved > ofFinger * 0.9 && moved < ofFinger * 1.6, "\(moved), not \(ofFinger)")
    pop.expectEnd(popped: true)
  }

  @Test(
    "a flick that ends before the start continues with its velocity, too", .filmed,
    arguments: PopCase.sides)
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
    // Most of the next frame is the movement of the release itself, which takes the same time for
    // both.
    #expect(steps[0] > 3 && steps[1] > steps[0] * 1.15, "\(steps)")
  }

  /// The distance of the photo's leading edge from that of the window.
  private func displacement(on pop: PopStage) -> CGFloat {
    let frame = pop.simulator.visibleFrame(of: pop.stage.photo.view)
    return pop.width - frame.width
  }
}
