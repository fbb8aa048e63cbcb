import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// A list that scrolls to its edge under a finger, which then moves the screen.
@MainActor
struct HandOffPullTests {
  @Test(
    "one long pull scrolls to the edge, moves the screen, and dismisses",
    arguments: HandOffCase.all)
  func finish(_ handOffCase: HandOffCase) {
    let stage = HandOffStage(handOffCase)
    let recording = stage.simulator.record {
      let finger = pull(stage, by: 0.55 * stage.length)
      expectMoving(stage, finger, by: 0.4 * stage.length)
      finger.lift()
      stage.phone.settle()
    }
    stage.expectFollowsFinger(recording)
    recording.expectContinuous(stage.photo.view, fade: 0.55)
    stage.expectDismissed()
    #expect(stage.outcomes == [true, true] && stage.ends == [true])
    #expect(stage.dismissals == 1 && stage.log.drags == 1)
  }

  @Test(
    "a finger that scrolls down the list, and then back beyond the edge, moves the screen",
    arguments: HandOffCase.all)
  func backFirst(_ handOffCase: HandOffCase) {
    let stage = HandOffStage(handOffCase)
    stage.scroll(to: 0)
    let finger = stage.touch(at: 0.45)
    stage.move(finger, by: -60)
    #expect(stage.scrolled > 40 && !stage.isDismissing)
    stage.move(finger, by: 0.5 * stage.length)
    #expect(stage.isDismissing && stage.scrolled <= 0.5)
    stage.move(finger, by: 0.1 * stage.length, for: 0.1)
    finger.lift()
    stage.phone.settle()
    stage.expectDismissed()
    #expect(stage.ends == [true])
  }

  @Test("a pull that is not long enough cancels", arguments: HandOffCase.all)
  func cancel(_ handOffCase: HandOffCase) {
    let stage = HandOffStage(handOffCase)
    let recording = stage.simulator.record {
      let finger = pull(stage, by: 0.28 * stage.length)
      expectMoving(stage, finger, by: 0.13 * stage.length)
      stage.rest(finger)
      #expect(!stage.list.isDecelerating)
      stage.phone.settle()
    }
    stage.expectFollowsFinger(recording)
    recording.expectContinuous(stage.photo.view)
    #expect(abs(stage.scrolled) <= 0.5)
    stage.expectPresented()
    #expect(stage.outcomes == [true, false] && stage.ends == [false])
    #expect(stage.dismissals == 1 && stage.log.drags == 1)
    stage.expectStillWorks()
  }

  @Test("a flick back while the screen moves cancels", arguments: HandOffCase.all)
  func flickBack(_ handOffCase: HandOffCase) {
    let stage = HandOffStage(handOffCase)
    let finger = pull(stage, by: 0.55 * stage.length)
    let recording = stage.simulator.record {
      stage.move(finger, by: -0.25 * stage.length, for: 0.1)
      finger.lift()
      #expect(!stage.list.isDecelerating)
      stage.phone.settle()
    }
    stage.expectFollowsFinger(recording)
    #expect(abs(stage.scrolled) <= 0.5)
    stage.expectPresented()
    #expect(stage.outcomes == [true, false] && stage.ends == [false])
    stage.expectStillWorks()
  }

  @Test("a finger that pulls slowly, a point at a time", arguments: HandOffCase.two)
  func slow(_ handOffCase: HandOffCase) {
    let stage = HandOffStage(handOffCase)
    stage.scroll(to: 30)
    let finger = stage.touch()
    let recording = stage.simulator.record { stage.move(finger, by: 200, for: 3) }
    stage.expectFollowsFinger(recording)
    expectMoving(stage, finger, by: 170)
    finger.cancel()
    stage.expectStillWorks()
  }

  @Test("a list that is at its edge stays there", arguments: HandOffCase.all)
  func atTheEdge(_ handOffCase: HandOffCase) {
    let stage = HandOffStage(handOffCase)
    let offset = stage.list.contentOffset
    let finger = stage.touch()
    for _ in 1...10 {
      stage.move(finger, by: 0.04 * stage.length, for: 0.03)
      #expect(stage.list.contentOffset == offset)
    }
    #expect(stage.isDismissing)
    finger.lift()
    stage.phone.settle()
    stage.expectDismissed()
    #expect(stage.ends == [true] && stage.dismissals == 1)
  }

  /// Pulls with a new finger on a list that is scrolled by 0.15 of the length.
  private func pull(_ stage: HandOffStage, by distance: CGFloat) -> Finger {
    stage.scroll(to: 0.15 * stage.length)
    let finger = stage.touch()
    stage.move(finger, by: 0.1 * stage.length, for: 0.1)
    #expect(abs(stage.scrolled - 0.05 * stage.length) < 11)
    #expect(!stage.isDismissing && stage.progresses.isEmpty)
    stage.move(finger, by: distance - 0.1 * stage.length, for: 0.4)
    return finger
  }

  /// Expects that the list is at its edge, and that the screen has moved by about the distance that
  /// the list could not scroll.
  private func expectMoving(
    _ stage: HandOffStage, _ finger: Finger, by distance: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(stage.isDismissing, sourceLocation: sourceLocation)
    // A list whose pan reports last has stretched by a part of the step.
    #expect((-9...0.5).contains(stage.scrolled), sourceLocation: sourceLocation)
    let pulled = stage.place(of: finger) - (stage.taken ?? .infinity)
    let last = stage.progresses.last ?? 0
    #expect(abs(last - stage.progress(at: pulled)) < 1e-6, sourceLocation: sourceLocation)
    // The first 10 points of the pan are excluded, and the screen follows up to two steps late.
    #expect(
      (distance - 10 - 32...distance).contains(pulled), "\(pulled)", sourceLocation: sourceLocation)
  }
}
