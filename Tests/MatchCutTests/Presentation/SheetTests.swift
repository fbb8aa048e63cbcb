import Foundation
import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// A sheet follows, is released and moves like the system's (M3, M4).
@MainActor
struct SheetTests {
  @Test("it follows point by point, and does not follow a finger up")
  func follows() {
    let stage = PresentationStage.sheet()
    stage.presentAndSettle()
    #expect(stage.top == stage.restTop)
    let finger = stage.pull(to: 100)
    #expect(abs(stage.top - stage.restTop - 100) < 0.01)
    stage.phone.move(finger, by: -40)
    #expect(abs(stage.top - stage.restTop - 60) < 0.01)
    stage.phone.move(finger, by: -160)
    #expect(stage.top == stage.restTop)
    #expect(stage.simulator.visibleFrame(of: stage.screen.view).maxY == 852)
    stage.rest(finger)
    stage.phone.settle()
    stage.expectShown()
  }

  @Test("the dimming follows it")
  func dimming() throws {
    let stage = PresentationStage.sheet()
    stage.presentAndSettle()
    let dimming = try #require(stage.container?.subviews.first)
    let finger = stage.pull(to: PresentationStage.sheetHeight / 4)
    #expect(abs(stage.simulator.visibleAlpha(of: dimming) - 0.75) < 0.01)
    finger.cancel()
    stage.phone.settle()
    #expect(stage.simulator.visibleAlpha(of: dimming) == 1)
  }

  @Test(
    "at rest half of its height decides, and from 1000 points per second the direction",
    arguments: [
      (0.48, 0, false), (0.52, 0, true), (0.1, 900, false), (0.1, 1100, true), (0.9, -900, true),
      (0.9, -1100, false),
    ] as [(CGFloat, CGFloat, Bool)])
  func release(_ part: CGFloat, _ speed: CGFloat, _ goes: Bool) {
    for variant in Simulator.Variant.all {
      let stage = PresentationStage.sheet(variant: variant)
      stage.presentAndSettle()
      let finger = stage.pull(to: part * PresentationStage.sheetHeight)
      if speed == 0 { stage.rest(finger) } else { stage.fling(finger, at: speed) }
      stage.phone.settle()
      if goes { stage.expectGone() } else { stage.expectShown() }
    }
  }

  @Test(
    "it continues along the spring, from where the finger has released it", arguments: [0, 1500])
  func goes(_ speed: CGFloat) {
    let stage = PresentationStage.sheet()
    stage.presentAndSettle()
    let finger = stage.pull(to: (speed > 0 ? 0.2 : 0.6) * PresentationStage.sheetHeight)
    if speed > 0 { stage.fling(finger, at: speed) } else { stage.rest(finger) }
    let start = stage.top
    let distance = stage.phone.screen.maxY - start
    let frequency = (1000 / 3 as CGFloat).squareRoot()
    let recording = stage.simulator.record { stage.simulator.run(for: 0.3) }
    for frame in recording.frames where !frame.visibleFrame(of: stage.screen.view).isNull {
      let time = CGFloat(frame.time)
      let spring = 1 - (1 + (frequency - speed / distance) * time) * exp(-frequency * time)
      let top = frame.visibleFrame(of: stage.screen.view).minY
      // A frame is 16 ms, and the system's own pan begins a frame earlier or later.
      #expect(abs(top - start - spring * distance) < 0.06 * distance, "\(top) after \(time)")
    }
    stage.phone.settle()
    stage.expectGone()
  }

  @Test("it returns linearly, in the duration closest to the spring")
  func returns() {
    let stage = PresentationStage.sheet()
    stage.presentAndSettle()
    stage.rest(stage.pull(to: 120))
    let recording = stage.simulator.record { stage.simulator.run(for: 0.3) }
    for frame in recording.frames {
      let left = max(0, 1 - frame.time / 0.205)
      let top = frame.visibleFrame(of: stage.screen.view).minY
      #expect(abs(top - stage.restTop - 120 * left) < 11, "\(top) after \(frame.time)")
    }
    stage.phone.settle()
    stage.expectShown()
  }

  @Test("a canceled touch changes nothing", arguments: Simulator.Variant.all)
  func cancelled(_ variant: Simulator.Variant) {
    let stage = PresentationStage.sheet(variant: variant)
    stage.presentAndSettle()
    stage.pull(to: 250).cancel()
    stage.phone.settle()
    stage.expectShown()
  }

  @Test("a finger that is faster than UIKit", arguments: Simulator.Variant.all, [true, false])
  func early(_ variant: Simulator.Variant, isLifted: Bool) {
    let stage = PresentationStage.sheet(variant: variant)
    stage.presentAndSettle()
    let finger = stage.simulator.touchDown(at: CGPoint(x: 200, y: 560))
    for y in [580.0, 640, 760] { finger.move(to: CGPoint(x: 200, y: y)) }
    if isLifted { finger.lift() } else { finger.cancel() }
    stage.phone.settle()
    if isLifted { stage.expectGone() } else { stage.expectShown() }
  }

  @Test(
    "caught in flight, up or down, it follows the finger and is released again",
    arguments: [true, false], [true, false])
  func caught(isAppearing: Bool, goes: Bool) {
    for variant in Simulator.Variant.all {
      let stage = PresentationStage.sheet(variant: variant)
      if isAppearing {
        stage.present()
      } else {
        stage.presentAndSettle()
        stage.screen.dismiss(animated: true)
      }
      stage.simulator.run(for: 0.08)
      let finger = stage.simulator.touchDown(at: CGPoint(x: 200, y: stage.top + 30))
      stage.simulator.step()
      let start = stage.top
      #expect(start > stage.restTop && start < 852)
      stage.phone.move(finger, by: -12, for: 0.1)
      let held = stage.top
      stage.phone.move(finger, by: -20, for: 0.1)
      #expect(abs(stage.top - held + 20) < 0.01)
      stage.phone.move(finger, by: stage.restTop + (goes ? 200 : 100) - stage.top)
      stage.rest(finger)
      stage.phone.settle()
      if goes { stage.expectGone() } else { stage.expectShown() }
    }
  }
}
