import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Pushes and pops that a finger catches in flight.
@MainActor
struct PopRegrabTests {
  @Test("it stops under the finger, and continues when that lifts", arguments: PopCatch.all)
  func hold(_ caught: PopCatch) {
    let pop = caught.flight.fly(caught.popCase)
    let photo: UIView = pop.stage.photo.view
    let before = pop.simulator.visibleFrame(of: photo)
    let alpha = pop.simulator.visibleAlpha(of: photo)
    let finger = pop.catchInFlight()
    for _ in 1...5 {
      pop.simulator.step()
      #expect(pop.simulator.visibleFrame(of: photo).isClose(to: before, within: 1))
      #expect(abs(pop.simulator.visibleAlpha(of: photo) - alpha) < 0.01)
    }
    finger.lift()
    #expect(pop.navigation.transitionCoordinator?.isInteractive == false)
    pop.expectEnd(of: caught, stays: caught.flight.stays)
  }

  @Test("a swipe pops, or cancels the push", arguments: PopCatch.all)
  func swipeOn(_ caught: PopCatch) {
    let pop = caught.flight.fly(caught.popCase)
    let pan = pop.recordPan {
      let finger = pop.catchInFlight()
      pop.move(finger, by: 170)
      finger.lift()
    }
    pop.expectFollowsFinger(pan)
    pop.expectEnd(of: caught, stays: false)
  }

  @Test("a swipe back returns the screen", arguments: PopCatch.all)
  func pushBack(_ caught: PopCatch) {
    let pop = caught.flight.fly(caught.popCase)
    let pan = pop.recordPan {
      let finger = pop.catchInFlight()
      pop.move(finger, by: -170)
      finger.lift()
    }
    pop.expectFollowsFinger(pan)
    pop.expectEnd(of: caught, stays: true)
  }

  @Test("it continues without a jump", arguments: PopCatch.all, [true, false])
  func runsOn(_ caught: PopCatch, stays: Bool) {
    let pop = caught.flight.fly(caught.popCase)
    let pan = pop.recordPan {
      let finger = pop.catchInFlight()
      pop.move(finger, by: stays ? -120 : 120, for: 0.2)
      finger.lift()
      pop.stage.phone.settle()
    }
    pop.expectFollowsFinger(pan)
    pop.expectNeverEmpty(pan.recording, of: pop.effect)
    pop.expectEnd(of: caught, stays: stays)
  }

  @Test("a canceled touch changes nothing", arguments: PopCatch.all, [true, false])
  func systemCancel(_ caught: PopCatch, isMoved: Bool) {
    let pop = caught.flight.fly(caught.popCase)
    let finger = pop.catchInFlight()
    let isAppearing = caught.flight == .pushing
    if isMoved { pop.move(finger, by: isAppearing ? 120 : -120) }
    finger.cancel()
    let stays =
      switch caught.flight {
      case .pushing, .returning: true
      // A canceled touch cancels a transition that a finger has begun.
      case .committing: isMoved
      case .popping: false
      }
    pop.expectEnd(of: caught, stays: stays)
  }

  @Test("an incoming call cancels the swipe", arguments: PopCatch.few)
  func deactivation(_ caught: PopCatch) {
    let pop = caught.flight.fly(caught.popCase)
    let finger = pop.catchInFlight()
    pop.move(finger, by: caught.flight == .pushing ? 120 : -120)
    pop.simulator.deactivate()
    pop.simulator.activate()
    pop.expectEnd(of: caught, stays: caught.flight != .popping)
  }

  @Test("it can be caught again and again", arguments: PopCatch.all)
  func again(_ caught: PopCatch) {
    let pop = caught.flight.fly(caught.popCase)
    for distance in [30, -40, 60, 120] as [CGFloat] {
      let before = pop.simulator.visibleFrame(of: pop.stage.photo.view)
      let finger = pop.catchInFlight()
      #expect(
        pop.simulator.visibleFrame(of: pop.stage.photo.view).isClose(to: before, within: 1))
      let pan = pop.recordPan { pop.move(finger, by: distance, for: 0.1) }
      pop.expectFollowsFinger(pan)
      finger.lift()
      pop.simulator.step()
    }
    pop.expectEnd(of: caught, stays: false)
  }

  @Test("a finger that moves beyond both ends of the caught transition", arguments: PopCatch.few)
  func beyondTheEnds(_ caught: PopCatch) {
    let pop = caught.flight.fly(caught.popCase)
    let finger = pop.catchInFlight()
    pop.move(finger, by: 190)
    pop.move(finger, by: -480)
    #expect(pop.simulator.visibleFrame(of: pop.stage.photo.view) == pop.stage.screen)
    #expect(pop.stage.photo.view.transform.isIdentity)
    pop.move(finger, by: 40)
    pop.move(finger, by: -30)
    finger.lift()
    pop.expectEnd(of: caught, stays: true)
  }

  @Test("a second finger changes nothing", arguments: PopCatch.few, [true, false])
  func secondFinger(_ caught: PopCatch, isMoved: Bool) {
    let pop = caught.flight.fly(caught.popCase)
    let finger = pop.catchInFlight()
    if isMoved { pop.move(finger, by: caught.flight.stays ? -100 : 30) }
    let frame = pop.simulator.visibleFrame(of: pop.stage.photo.view)
    for start in [4, 100] as [CGFloat] {
      let second = pop.simulator.touchDown(at: pop.point(start, y: 300))
      pop.move(second, by: 120, for: 0.1)
      second.lift()
      pop.simulator.step()
    }
    #expect(pop.simulator.visibleFrame(of: pop.stage.photo.view).isClose(to: frame, within: 1))
    #expect(pop.navigation.transitionCoordinator?.isInteractive == true)
    finger.lift()
    pop.expectEnd(of: caught, stays: caught.flight.stays)
  }

  @Test("disabled recognizers release it", arguments: PopCatch.few, [true, false])
  func disabled(_ caught: PopCatch, isMoved: Bool) {
    let pop = caught.flight.fly(caught.popCase)
    let finger = pop.catchInFlight()
    if isMoved { pop.move(finger, by: caught.flight == .pushing ? 60 : -60) }
    for recognizer in pop.stage.container.gestureRecognizers ?? [] {
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    }
    #expect(pop.navigation.transitionCoordinator?.isInteractive == false)
    pop.simulator.step()
    finger.lift()
    let stays = caught.flight.stays || isMoved && caught.flight == .committing
    pop.expectEnd(of: caught, stays: stays)
  }

  @Test("the appearance callbacks of a canceled push")
  func appearance() {
    let pop = PopStage(pushes: false)
    pop.stage.root.forgetCalls()
    pop.stage.push()
    pop.simulator.run(for: 0.2)
    let finger = pop.catchInFlight()
    pop.move(finger, by: 170)
    finger.lift()
    pop.expectEnd(popped: true)
    #expect(pop.stage.root.calls == [.willDisappear, .willAppear, .isAppearing, .didAppear])
    #expect(
      pop.stage.photo.calls == [.willAppear, .isAppearing, .willDisappear, .didDisappear])
  }

  @Test("only in flight does the container have recognizers", arguments: PopFlight.allCases)
  func recognizers(_ flight: PopFlight) {
    let pop = flight.fly()
    let count = pop.stage.container.gestureRecognizers?.count
    let finger = pop.catchInFlight()
    #expect(count == 3 && pop.stage.container.gestureRecognizers?.count == 3)
    pop.stage.expectPhotoAbove()
    finger.lift()
    pop.expectEnd(of: PopCatch(flight: flight, popCase: PopCase()), stays: flight.stays)
  }
}
