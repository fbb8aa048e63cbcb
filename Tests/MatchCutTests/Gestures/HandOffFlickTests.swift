import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Quick fingers, and lists in motion.
@MainActor
struct HandOffFlickTests {
  @Test("a flick that decelerates to the edge does not dismiss", arguments: HandOffCase.all)
  func glideToTheEdge(_ handOffCase: HandOffCase) {
    let stage = HandOffStage(handOffCase)
    stage.scroll(to: 500)
    let finger = stage.touch()
    stage.move(finger, by: 0.25 * stage.length, for: 0.05)
    #expect(stage.scrolled > 0)
    finger.lift()
    #expect(stage.list.isDecelerating)
    stage.phone.settle()
    #expect(stage.scrolled == 0)
    #expect(stage.dismissals == 0 && stage.ends.isEmpty && stage.log.glides == 1)
    stage.expectPresented()
    stage.expectStillWorks()
  }

  @Test("a quick flick at the edge, all in one turn, dismisses", arguments: HandOffCase.all)
  func flick(_ handOffCase: HandOffCase) {
    let stage = HandOffStage(handOffCase)
    let finger = stage.touch()
    flick(finger, of: stage, by: 0.4 * stage.length)
    finger.lift()
    stage.phone.settle()
    #expect(stage.log.drags == 1 && stage.log.glides == 0)
    stage.expectDismissed()
    #expect(stage.outcomes == [true, true] && stage.ends == [true] && stage.dismissals == 1)
  }

  @Test("a quick flick of a scrolled list, all in one turn, scrolls", arguments: HandOffCase.two)
  func flickInTheMiddle(_ handOffCase: HandOffCase) {
    let stage = HandOffStage(handOffCase)
    stage.scroll(to: 1000)
    let finger = stage.touch()
    flick(finger, of: stage, by: 0.4 * stage.length)
    finger.lift()
    stage.phone.settle()
    #expect(stage.scrolled < 900 && stage.dismissals == 0)
    stage.expectPresented()
    stage.expectStillWorks()
  }

  @Test("a finger touches a list that decelerates, and pulls", arguments: HandOffCase.all)
  func ontoAGlide(_ handOffCase: HandOffCase) {
    let stage = HandOffStage(handOffCase)
    stage.scroll(to: 0.6 * stage.length)
    let first = stage.touch()
    stage.move(first, by: 0.25 * stage.length, for: 0.1)
    first.lift()
    stage.simulator.run(for: 0.1)
    #expect(stage.list.isDecelerating)
    let before = stage.scrolled
    let recording = stage.simulator.record {
      let finger = stage.touch()
      #expect(!stage.list.isDecelerating && abs(stage.scrolled - before) < 1)
      stage.move(finger, by: before + 0.45 * stage.length, for: 0.6)
      finger.lift()
      stage.phone.settle()
    }
    stage.expectFollowsFinger(recording)
    stage.expectDismissed()
    #expect(stage.ends == [true] && stage.dismissals == 1 && stage.log.drags == 2)
  }

  @Test("a finger touches a list that bounces, and pulls", arguments: HandOffCase.all)
  func ontoABounce(_ handOffCase: HandOffCase) {
    let stage = HandOffStage(handOffCase)
    let stretch = bounce(stage)
    let recording = stage.simulator.record {
      let finger = stage.touch()
      stage.move(finger, by: 0.1 * stage.length)
      // The screen moves at once; a stretched list stays so meanwhile.
      #expect(stage.isDismissing && stage.scrolled <= stretch + 1)
      stage.rest(finger)
      stage.phone.settle()
    }
    stage.expectFollowsFinger(recording)
    #expect(abs(stage.scrolled) < 0.001)
    stage.expectPresented()
    #expect(stage.ends == [false])
    stage.expectStillWorks()
  }

  @Test("a bounce is dismissed with the screen", arguments: HandOffCase.two)
  func bounceAway(_ handOffCase: HandOffCase) {
    let stage = HandOffStage(handOffCase)
    _ = bounce(stage)
    let finger = stage.touch()
    stage.move(finger, by: 0.5 * stage.length)
    finger.lift()
    stage.phone.settle()
    stage.expectDismissed()
    #expect(stage.ends == [true])
  }

  @Test("a blocked main thread at the edge", arguments: HandOffCase.down)
  func stall(_ handOffCase: HandOffCase) {
    let stage = HandOffStage(handOffCase)
    stage.scroll(to: 60)
    let finger = stage.touch()
    stage.move(finger, by: 40)
    stage.simulator.stall(for: 0.15)
    stage.move(finger, by: 300)
    finger.lift()
    stage.phone.settle()
    stage.expectDismissed()
    #expect(stage.outcomes == [true, true] && stage.ends == [true] && stage.dismissals == 1)
  }

  /// Moves a finger without time for UIKit to react.
  private func flick(_ finger: Finger, of stage: HandOffStage, by distance: CGFloat) {
    let start = finger.location
    let vector = stage.handOffCase.unitVector
    for part in stride(from: 0.25, through: 1, by: 0.25) {
      finger.move(
        to: CGPoint(
          x: start.x + vector.x * distance * part, y: start.y + vector.y * distance * part))
    }
  }

  /// Bounces the list at its edge, and returns its stretch, as a negative number.
  private func bounce(_ stage: HandOffStage) -> CGFloat {
    stage.scroll(to: 0.35 * stage.length)
    let first = stage.touch()
    stage.move(first, by: 0.25 * stage.length, for: 0.1)
    first.lift()
    for _ in 1...200 where stage.scrolled > -10 { stage.simulator.step() }
    #expect(stage.scrolled <= -10)
    return stage.scrolled
  }
}
