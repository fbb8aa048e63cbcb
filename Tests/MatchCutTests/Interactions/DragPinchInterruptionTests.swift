import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Two fingers whose drag is interrupted, or that catch the screen in flight.
@MainActor
struct DragPinchInterruptionTests {
  @Test("the touches are canceled", arguments: DragCase.some, [true, false])
  func cancelled(_ dragCase: DragCase, isSystem: Bool) {
    let stage = DragStage(dragCase)
    stage.presentAndSettle()
    let pinch = Pinch(on: stage)
    pinch.close(to: 40)
    pinch.turn(by: 0.4)
    if isSystem {
      for finger in pinch.fingers { finger.cancel() }
    } else {
      for recognizer in stage.drag?.gestureRecognizers ?? [] {
        recognizer.isEnabled = false
        recognizer.isEnabled = true
      }
    }
    stage.runUntilIdle()
    stage.frames.expectContinuous(corner: 15)
    if !isSystem { pinch.lift(isAtOnce: true) }
    stage.expectEnd(isGone: false)
  }

  @Test(
    "it catches a transition in flight, where it is", arguments: CatchTests.Flight.allCases,
    [0.4, 0.9, 1.6])
  func catches(_ flight: CatchTests.Flight, ratio: CGFloat) {
    for dragCase in DragCase.some {
      let stage = DragStage(dragCase)
      let stays = ratio < 0.5 ? false : flight.stays
      stage.fly(flight)
      let before = stage.current
      let pinch = Pinch(on: stage, around: before.frame.isEmpty ? nil : before.frame.center)
      let held = stage.current
      #expect(held.frame.isClose(to: before.frame, within: 1))
      pinch.close(to: 100 * ratio)
      let now = stage.current
      #expect(ratio < 1 ? now.scale < held.scale : now.scale >= held.scale - 1e-6)
      stage.frames.expectContinuous(step: 140, corner: 15)
      pinch.rest()
      stage.runUntilIdle()
      let outcome = flight.outcome(stays: stays)
      #expect(stage.outcomes == (flight == .presenting ? [outcome] : [true, outcome]))
      #expect(stage.ends == [!stays])
      if stays { stage.expectPresented() } else { stage.expectDismissed() }
    }
  }

  @Test("interrupted, it returns", arguments: Interruption.allCases)
  func interrupted(_ interruption: Interruption) throws {
    let stage = DragStage()
    stage.presentAndSettle()
    let pinch = Pinch(on: stage)
    pinch.close(to: 40)
    try interruption.begin(on: stage.photo, in: stage.container)
    pinch.close(to: 30)
    interruption.end(in: stage.container)
    pinch.lift(isAtOnce: true)
    stage.phone.settle()
    #expect(stage.outcomes == [true, false] && stage.ends == [false])
    stage.expectPresented()
    stage.expectStillWorks()
  }

  @Test("the window is lost", arguments: SceneryLoss.allCases)
  func windowLost(_ loss: SceneryLoss) {
    for dragCase in DragCase.some {
      let stage = DragStage(dragCase)
      stage.presentAndSettle()
      let pinch = Pinch(on: stage)
      pinch.close(to: 60)
      pinch.turn(by: 0.5)
      loss.strike(stage.phone.window, stage.container)
      pinch.lift(isAtOnce: true)
      stage.phone.settle()
      #expect(stage.outcomes.count == 2 && stage.photo.transitionCoordinator == nil)
      #expect(stage.phone.thumbnail.alpha == 1, "\(dragCase)")
      let view: UIView = stage.photo.view
      #expect(view.alpha == 1 && view.transform.isIdentity, "\(dragCase)")
      #expect(view.bounds == stage.phone.screen, "\(dragCase)")
    }
  }

  @Test("nothing is left of a screen that has been pinched away", arguments: DragCase.some)
  func leaks(_ dragCase: DragCase) {
    var watched = WeakReferences()
    do {
      let stage = DragStage(dragCase)
      stage.presentAndSettle()
      watched.watch(stage.photo, "screen")
      watched.watch(stage.drag, "interaction")
      watched.watch(stage.container, "container")
      let pinch = Pinch(on: stage)
      pinch.close(to: 40)
      pinch.rest()
      stage.phone.settle()
      stage.expectDismissed()
    }
    watched.expectGone()
  }
}
