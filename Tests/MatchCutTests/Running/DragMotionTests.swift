import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// The motion of a dragged screen whose effect hardly determines its place.
@MainActor
struct DragMotionTests {
  @Test(
    "a screen that is grabbed again returns to its place and size",
    arguments: [TestEffect.fade, .zoom, .lean], [true, false])
  func grabbedAgain(effect: TestEffect, reducesMotion: Bool) {
    let stage = DragStage(DragCase(effect: effect))
    stage.simulator.isReduceMotionEnabled = reducesMotion
    stage.presentAndSettle()
    // Far from the center, a pinch moves the center, and so does one finger.
    let pinch = Pinch(on: stage, distance: 200, around: CGPoint(x: 200, y: 120))
    pinch.close(to: 150)
    pinch.move(by: CGPoint(x: 30, y: 100))
    pinch.fingers[0].lift()
    stage.step()
    let finger = pinch.fingers[1]
    stage.move(finger, by: CGPoint(x: 0, y: 10))
    stage.move(finger, by: CGPoint(x: 0, y: -60), for: 0.1)
    finger.lift()
    stage.runUntilIdle()
    #expect(stage.outcomes == [true, false])
    // A spring ends slowly.
    Array(stage.frames.suffix(8)).expectContinuous(step: 5)
    stage.expectEnd(isGone: false)
  }

  @Test("an effect that only scales the content returns it without a jump")
  func scaledContent() {
    let stage = DragStage(DragCase(way: .bare))
    stage.delegate?.effect = ContentEffect()
    stage.presentAndSettle()
    let finger = stage.drag(down: 100)
    stage.rest(finger)
    stage.runUntilIdle()
    #expect(stage.outcomes == [true, false])
    stage.frames.expectContinuous(step: 30)
    stage.expectEnd(isGone: false)
  }

  @Test("nothing is left of a transition whose window is lost")
  func lostWindow() {
    let stage = DragStage()
    stage.presentAndSettle()
    let layer = stage.clip?.layer
    stage.drag(down: 300).lift()
    stage.run(for: 0.05)
    #expect(layer?.animationKeys()?.isEmpty == false)
    stage.container?.removeFromSuperview()
    let keys = layer?.animationKeys() ?? []
    #expect(keys.isEmpty)
  }
}

/// An effect that clips the screen, and changes only the content.
private struct ContentEffect: TransitionEffect {
  func arrange(_ stage: TransitionStage) {
    let clip = stage.clip(stage.front)
    stage.set(\.transform, of: clip.content, away: CGAffineTransform(scaleX: 0.5, y: 0.5))
    stage.set(\.center, of: clip.view, away: CGPoint(x: 200, y: 1200))
  }
}
