import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// The outcome of a drag after the lift.
@MainActor
struct DragFinishTests {
  // The 12 points before the finger is recognized are included.
  @Test("far enough and at rest, it is dismissed", arguments: DragCase.all)
  func far(_ dragCase: DragCase) {
    let stage = DragStage(dragCase)
    stage.presentAndSettle()
    stage.rest(stage.drag(to: CGPoint(x: -40, y: 121)))
    stage.runUntilIdle()
    stage.expectFollowsFinger()
    stage.expectFlies(isGone: true)
    stage.expectEnd(isGone: true)
  }

  @Test("a little less, and it returns", arguments: DragCase.all)
  func near(_ dragCase: DragCase) {
    let stage = DragStage(dragCase)
    stage.presentAndSettle()
    stage.rest(stage.drag(to: CGPoint(x: 120, y: 120)))
    stage.runUntilIdle()
    stage.expectFollowsFinger()
    stage.expectFlies(isGone: false)
    stage.expectEnd(isGone: false)
  }

  @Test("a flick is enough", arguments: DragCase.all)
  func flick(_ dragCase: DragCase) {
    let stage = DragStage(dragCase)
    stage.presentAndSettle()
    stage.drag(down: 1100 * 0.1, for: 0.1).lift()
    stage.runUntilIdle()
    stage.expectFollowsFinger()
    stage.expectFlies(isGone: true)
    stage.expectEnd(isGone: true)
  }

  @Test("a flick that is a little slower is not", arguments: DragCase.some)
  func slowFlick(_ dragCase: DragCase) {
    let stage = DragStage(dragCase)
    stage.presentAndSettle()
    stage.drag(down: 1000 * 0.1, for: 0.1).lift()
    stage.expectEnd(isGone: false)
  }

  @Test("a finger that lifts before UIKit has started the dismissal", arguments: DragCase.all)
  func oneTurn(_ dragCase: DragCase) {
    for isFast in [true, false] {
      let stage = DragStage(dragCase)
      stage.presentAndSettle()
      let finger = stage.touch()
      stage.run(for: 0.05)
      for _ in 1...(isFast ? 4 : 1) {
        finger.move(
          to: CGPoint(x: finger.location.x, y: finger.location.y + (isFast ? 20 : 12)))
      }
      #expect(!stage.photo.isBeingDismissed || stage.photo.transitionCoordinator == nil)
      finger.lift()
      stage.runUntilIdle()
      stage.frames.expectContinuous(step: 110)
      stage.expectEnd(isGone: isFast)
    }
  }

  @Test("the distance across the axis does not matter", arguments: DragCase.some)
  func sideways(_ dragCase: DragCase) {
    let stage = DragStage(dragCase)
    stage.presentAndSettle()
    let finger = stage.drag(to: CGPoint(x: 0, y: 80))
    stage.bring(finger, to: CGPoint(x: -230, y: 150))
    stage.rest(finger)
    stage.expectEnd(isGone: true)
  }

  @Test("a movement only across the axis does not dismiss", arguments: DragCase.some)
  func across(_ dragCase: DragCase) {
    let stage = DragStage(dragCase)
    stage.presentAndSettle()
    let finger = stage.drag(down: 20)
    stage.bring(finger, to: CGPoint(x: -240, y: 20))
    stage.rest(finger)
    stage.expectEnd(isGone: false)
  }

  @Test("there and back again, it stays", arguments: DragCase.all)
  func backAndForth(_ dragCase: DragCase) {
    let stage = DragStage(dragCase)
    stage.presentAndSettle()
    let finger = stage.drag(down: 300)
    for y in [60.0, 250, -100, 50] { stage.bring(finger, to: CGPoint(x: 15, y: y)) }
    stage.rest(finger)
    stage.runUntilIdle()
    stage.expectFollowsFinger()
    stage.expectFlies(isGone: false)
    stage.expectEnd(isGone: false)
  }

  @Test("moving back it stays, by a flick or slowly", arguments: DragCase.some)
  func movingBack(_ dragCase: DragCase) {
    for speed in [150.0, 1400] {
      let stage = DragStage(dragCase)
      stage.presentAndSettle()
      let finger = stage.drag(down: 360)
      stage.move(finger, by: CGPoint(x: 0, y: -0.1 * speed), for: 0.1)
      finger.lift()
      stage.runUntilIdle()
      stage.expectFollowsFinger()
      stage.expectFlies(isGone: false)
      stage.expectEnd(isGone: false)
    }
  }

  @Test("the touch is canceled by the system, or by the app", arguments: DragCase.all)
  func cancelled(_ dragCase: DragCase) {
    for isSystem in [true, false] {
      let stage = DragStage(dragCase)
      stage.presentAndSettle()
      let finger = stage.drag(to: CGPoint(x: 30, y: 300))
      if isSystem {
        finger.cancel()
      } else {
        stage.drag?.gestureRecognizer.isEnabled = false
        stage.drag?.gestureRecognizer.isEnabled = true
      }
      stage.runUntilIdle()
      stage.expectFollowsFinger()
      stage.expectFlies(isGone: false)
      if !isSystem { finger.lift() }
      stage.expectEnd(isGone: false)
    }
  }

  @Test("again and again, it always works", arguments: DragCase.some)
  func repeated(_ dragCase: DragCase) {
    let stage = DragStage(dragCase)
    stage.presentAndSettle()
    for _ in 1...5 {
      stage.rest(stage.drag(down: 100))
      stage.phone.settle()
      stage.expectPresented()
    }
    #expect(stage.ends == Array(repeating: false, count: 5))
    stage.expectStillWorks()
  }
}
