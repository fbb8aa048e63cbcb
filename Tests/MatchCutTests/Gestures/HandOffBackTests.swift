import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// A finger that moves the screen, and then moves back beyond its start.
@MainActor
struct HandOffBackTests {
  @Test("beyond its place, the list scrolls again and decelerates", arguments: HandOffCase.all)
  func handBack(_ handOffCase: HandOffCase) {
    let stage = HandOffStage(handOffCase)
    let length = stage.length
    let recording = stage.simulator.record {
      let finger = stage.touch()
      stage.move(finger, by: 0.2 * length)
      #expect(stage.progresses.last ?? 0 > 0.1)
      stage.move(finger, by: -0.15 * length)
      #expect(abs(stage.scrolled) <= 0.5)
      stage.move(finger, by: -0.25 * length)
      #expect(stage.progresses.last == 0)
      #expect(stage.isDismissing == handOffCase.staysInteractive)
      // The whole distance beyond its start, except the first points.
      #expect(abs(stage.scrolled - 0.2 * length) <= 0.03 * length)
      finger.lift()
      #expect(stage.list.isDecelerating)
      stage.phone.settle()
    }
    stage.expectFollowsFinger(recording)
    recording.expectContinuous(stage.photo.view)
    #expect(stage.scrolled > 0.6 * length && stage.scrolled < 0.67 * length)
    #expect(stage.log.drags == 1 && stage.log.glides == 1)
    expectCancelled(stage)
  }

  @Test(
    "moved back beyond its place in one event, the screen stops at its place",
    arguments: HandOffCase.all)
  func farBack(_ handOffCase: HandOffCase) {
    let stage = HandOffStage(handOffCase)
    let finger = stage.touch()
    stage.move(finger, by: 0.3 * stage.length)
    stage.move(finger, by: -0.5 * stage.length, for: 0)
    let recording = stage.simulator.record {
      stage.simulator.step()
      stage.rest(finger)
      stage.phone.settle()
    }
    for frame in recording.frames {
      #expect(frame.visibleFrame(of: stage.photo.view).isClose(to: stage.phone.screen))
    }
    #expect(stage.ends == [false])
    stage.expectPresented()
  }

  @Test("there and back again and again, in one touch", arguments: HandOffCase.all)
  func turns(_ handOffCase: HandOffCase) {
    let stage = HandOffStage(handOffCase)
    let length = stage.length
    let recording = stage.simulator.record {
      let finger = stage.touch()
      for turn in 1...3 {
        stage.move(finger, by: 0.35 * length)
        #expect(abs(stage.scrolled) <= 0.02 * length, "turn \(turn)")
        #expect(stage.progresses.last ?? 0 > 0.1, "turn \(turn)")
        stage.move(finger, by: -0.4 * length)
        #expect(stage.scrolled > 0.03 * length, "turn \(turn)")
        #expect(stage.progresses.last == 0, "turn \(turn)")
      }
      stage.rest(finger)
      stage.phone.settle()
    }
    stage.expectFollowsFinger(recording)
    #expect(stage.log.drags == 1 && stage.log.glides == 0)
    expectCancelled(stage, dismissals: handOffCase.staysInteractive ? 1 : 3)
  }

  @Test("down, up and down again dismisses", arguments: HandOffCase.all)
  func againAndAway(_ handOffCase: HandOffCase) {
    let stage = HandOffStage(handOffCase)
    let length = stage.length
    let recording = stage.simulator.record {
      let finger = stage.touch()
      stage.move(finger, by: 0.2 * length)
      stage.move(finger, by: -0.35 * length)
      stage.move(finger, by: 0.6 * length)
      finger.lift()
      stage.phone.settle()
    }
    stage.expectFollowsFinger(recording)
    stage.expectDismissed()
    let ends = handOffCase.staysInteractive ? [true] : [false, true]
    #expect(stage.outcomes == [true] + ends && stage.ends == ends)
    #expect(stage.dismissals == ends.count && stage.log.drags == 1)
  }

  @Test(
    "a screen that was dragged sideways returns no faster than the finger",
    arguments: [60, 120])
  func aside(refreshRate: Int) {
    let stage = HandOffStage(HandOffCase(gesture: .drag, refreshRate: refreshRate))
    let recording = stage.simulator.record {
      let finger = stage.touch()
      stage.move(finger, by: 100)
      stage.move(finger, by: 0, across: 90)
      let middle = stage.visibleFrame.midX
      #expect(middle > stage.phone.screen.midX + 25)
      stage.move(finger, by: -140)
      #expect(stage.scrolled > 20 && stage.visibleFrame.midX > stage.phone.screen.midX + 10)
      stage.move(finger, by: -150)
      #expect(stage.visibleFrame.isClose(to: stage.phone.screen))
      stage.rest(finger)
      stage.phone.settle()
    }
    stage.expectFollowsFinger(recording)
    expectCancelled(stage)
  }

  @Test("a pull back that stops at rest", arguments: HandOffCase.two)
  func toRest(_ handOffCase: HandOffCase) {
    let stage = HandOffStage(handOffCase)
    let finger = stage.touch()
    stage.move(finger, by: 200)
    stage.move(finger, by: -200)
    #expect(stage.visibleFrame.isClose(to: stage.phone.screen, within: 12))
    stage.rest(finger)
    stage.phone.settle()
    #expect(stage.scrolled < 20)
    expectCancelled(stage)
  }

  private func expectCancelled(
    _ stage: HandOffStage, dismissals: Int = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let ends = [Bool](repeating: false, count: dismissals)
    stage.expectPresented(sourceLocation: sourceLocation)
    #expect(stage.outcomes == [true] + ends, sourceLocation: sourceLocation)
    #expect(stage.ends == ends, sourceLocation: sourceLocation)
    #expect(stage.dismissals == dismissals, sourceLocation: sourceLocation)
    let calls: [Screen.Call] = [.willDisappear, .willAppear, .isAppearing, .didAppear]
    let expected = [[.willAppear, .isAppearing, .didAppear]] + ends.map { _ in calls }
    #expect(stage.photo.calls == Array(expected.joined()), sourceLocation: sourceLocation)
    stage.expectStillWorks(sourceLocation: sourceLocation)
  }
}
