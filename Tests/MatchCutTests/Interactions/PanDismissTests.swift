import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// A finger that pulls the screen down.
@MainActor
struct PanDismissTests {
  @Test("a pull down dismisses", arguments: ModalCase.panned)
  func finish(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    stage.presentAndSettle()
    let recording = stage.simulator.record {
      stage.phone.pullToDismiss()
      stage.phone.settle()
    }
    stage.expectDismissed()
    #expect(stage.outcomes == [true, true])
    stage.expectNeverEmpty(recording, of: modalCase.effect)
    recording.expectContinuous(stage.photo.view, step: 0.35)
    recording.expectMonotone(stage.photo.view, growing: false)
    stage.phone.expectNoFaults()
  }

  @Test("a short pull does not", arguments: ModalCase.panned)
  func cancel(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    stage.presentAndSettle()
    let presented = Hierarchy(of: stage.phone.window)
    stage.photo.forgetCalls()
    let recording = stage.simulator.record {
      stage.phone.pullInVain()
      stage.phone.settle()
    }
    stage.expectPresented()
    Hierarchy(of: stage.phone.window).expectSame(as: presented)
    #expect(stage.outcomes == [true, false])
    stage.expectNeverEmpty(recording, of: modalCase.effect)
    recording.expectContinuous(stage.photo.view, step: 0.35)
    #expect(stage.photo.calls == [.willDisappear, .willAppear, .isAppearing, .didAppear])
    stage.phone.expectNoFaults()
  }

  @Test("three short pulls, then a long one", arguments: ModalCase.panned)
  func cancelThenFinish(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    stage.presentAndSettle()
    for _ in 1...3 {
      stage.phone.pullInVain()
      stage.phone.settle()
      stage.expectPresented()
    }
    stage.phone.pullToDismiss()
    stage.phone.settle()
    stage.expectDismissed()
    #expect(stage.outcomes == [true, false, false, false, true])
    stage.presentAndSettle()
    stage.expectPresented()
    stage.phone.pullToDismiss()
    stage.phone.settle()
    stage.expectDismissed()
    stage.phone.expectNoFaults()
  }

  @Test("a short pull, then a dismissal in code", arguments: ModalCase.standardPanned)
  func cancelThenDismiss(_ modalCase: ModalCase) {
    for animated in [true, false] {
      let stage = ModalStage(modalCase)
      stage.presentAndSettle()
      stage.phone.pullInVain()
      stage.phone.settle()
      stage.dismissAndSettle(animated: animated)
      stage.expectDismissed()
      #expect(stage.dismissCompletions == 1)
      stage.phone.expectNoFaults()
    }
  }

  @Test("a dismissal in code right after a canceled pull", arguments: ModalCase.panned)
  func dismissWhenCancelled(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    stage.presentAndSettle()
    stage.photo.onDisappear = { photo in
      photo.onDisappear = { _ in }
      photo.transitionCoordinator?.animate(alongsideTransition: nil) { context in
        if context.isCancelled { stage.dismiss() }
      }
    }
    stage.phone.pullInVain()
    stage.phone.settle()
    stage.expectDismissed()
    #expect(stage.outcomes == [true, false, true] && stage.dismissCompletions == 1)
    stage.phone.expectNoFaults()
  }

  @Test("the screen follows the finger down and up again", arguments: ModalCase.panned)
  func follows(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    stage.presentAndSettle()
    let finger = stage.phone.pull(300)
    let low = look(stage)
    stage.phone.move(finger, by: -200)
    let high = look(stage)
    stage.phone.move(finger, by: 200)
    let again = look(stage)
    let hasGrown = high.height > low.height || high.frame.width > low.frame.width
    #expect(hasGrown || high.alpha > low.alpha)
    #expect(low.frame.isClose(to: again.frame) && abs(low.alpha - again.alpha) < 0.01)
    stage.phone.move(finger, by: -500)
    #expect(stage.photo.isBeingDismissed)
    finger.lift()
    stage.phone.settle()
    stage.expectPresented()
    stage.phone.expectNoFaults()
  }

  @Test("a flick upward cancels, however far down", arguments: ModalCase.panned)
  func flickUp(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    stage.presentAndSettle()
    let finger = stage.phone.pull(500)
    stage.phone.move(finger, by: -200, for: 0.15)
    finger.lift()
    stage.phone.settle()
    stage.expectPresented()
    stage.phone.expectNoFaults()
  }

  @Test("a short flick down finishes", arguments: ModalCase.panned)
  func flickDown(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    stage.presentAndSettle()
    stage.phone.pull(120, for: 0.07).lift()
    stage.phone.settle()
    stage.expectDismissed()
    stage.phone.expectNoFaults()
  }

  @Test(
    "the outcome is reported when the finger lifts, and completed at rest",
    arguments: ModalCase.standardPanned)
  func outcomeAtFingerUp(_ modalCase: ModalCase) throws {
    let stage = ModalStage(modalCase)
    stage.presentAndSettle()
    let finger = stage.phone.pull(400)
    let coordinator = try #require(stage.photo.transitionCoordinator)
    #expect(coordinator.isInteractive && coordinator.initiallyInteractive)
    #expect(abs(coordinator.percentComplete - 400 / stage.phone.screen.height) < 0.03)
    finger.lift()
    #expect(!coordinator.isInteractive && !coordinator.isCancelled)
    #expect(stage.outcomes == [true])
    stage.simulator.step()
    #expect(stage.photo.view.window != nil)
    stage.phone.settle()
    stage.expectDismissed()
  }

  private struct Look {
    let frame: CGRect
    let alpha: CGFloat
    var height: CGFloat { frame.height }
  }

  private func look(_ stage: ModalStage) -> Look {
    Look(
      frame: stage.simulator.visibleFrame(of: stage.photo.view),
      alpha: stage.simulator.visibleAlpha(of: stage.photo.view))
  }
}
