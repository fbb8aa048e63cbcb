import MatchCut
import MatchCutContainers
import Testing
import UIKit
import UIKitSimulator

/// Fingers that move fast, and then rest before the lift.
///
/// In some variants UIKit still reports the velocity of the last movement (M6).
@MainActor
struct FingerRestTests {
  @Test(
    "makes the screen return that it would have flicked away", arguments: Simulator.Variant.all)
  func pan(_ variant: Simulator.Variant) {
    for rests in [true, false] {
      let stage = PanStage(PanCase(variant: variant))
      stage.presentAndSettle()
      let finger = stage.pull(0.2, for: 0.1)
      if rests { stage.rest(finger) } else { finger.lift() }
      stage.phone.settle()
      #expect(stage.ends == [!rests])
      if rests { stage.expectPresented() } else { stage.expectDismissed() }
    }
  }

  @Test("at the limit, the clock decides", arguments: [(0.08, true), (0.1, false)])
  func limit(rest: Double, isGone: Bool) throws {
    let kept = try #require(
      Simulator.Variant.all.first { $0.description.contains("resting fingers keep") })
    let stage = PanStage(PanCase(refreshRate: 100, variant: kept))
    stage.presentAndSettle()
    // A frame is drawn after its last movement.
    let finger = stage.pull(0.2, for: 0.1)
    stage.simulator.run(for: rest)
    finger.lift()
    stage.phone.settle()
    #expect(stage.ends == [isGone])
  }

  @Test("makes a drag return", arguments: Simulator.Variant.all)
  func drag(_ variant: Simulator.Variant) {
    for rests in [true, false] {
      let stage = DragStage(DragCase(variant: variant))
      stage.presentAndSettle()
      let finger = stage.drag(down: 1100 * 0.1, for: 0.1)
      if rests { stage.rest(finger) } else { finger.lift() }
      stage.runUntilIdle()
      stage.expectFlies(isGone: !rests)
      stage.expectEnd(isGone: !rests)
    }
  }

  @Test("makes a drag from the edge return", arguments: Simulator.Variant.all)
  func edgeDrag(_ variant: Simulator.Variant) {
    for rests in [true, false] {
      let stage = DragStage(DragCase(variant: variant), gestures: .edge)
      stage.presentAndSettle()
      let finger = stage.touch(at: CGPoint(x: 2, y: 400))
      stage.step()
      stage.move(finger, by: CGPoint(x: 110, y: 0), for: 0.06)
      if rests { stage.rest(finger) } else { finger.lift() }
      stage.runUntilIdle()
      #expect(stage.ends == [!rests])
      if rests { stage.expectPresented() } else { stage.expectDismissed() }
    }
  }

  @Test("makes a pop return", arguments: [PopGesture.edge, .fullWidth], Simulator.Variant.all)
  func pop(_ gesture: PopGesture, _ variant: Simulator.Variant) {
    for rests in [true, false] {
      let pop = PopStage(PopCase(gesture: gesture, variant: variant))
      let finger = pop.swipe(100, for: 0.1)
      if rests { pop.simulator.run(for: 0.2) }
      finger.lift()
      pop.expectEnd(popped: !rests)
    }
  }

  @Test(
    "makes the tab return, and the screen of a container", arguments: [true, false],
    Simulator.Variant.all)
  func sideways(areTabs: Bool, _ variant: Simulator.Variant) {
    for rests in [true, false] {
      let stage: any SidewaysStage =
        if areTabs { TabStage(variant: variant) } else { SwipeStage(variant: variant) }
      let finger = stage.swipe(-0.2, for: 0.1)
      stage.simulator.rest(finger, for: rests ? 0.2 : 0)
      stage.simulator.runUntilIdle()
      stage.expectSelected(rests ? 1 : 2, sourceLocation: #_sourceLocation)
    }
  }

  @Test("makes a caught transition return", arguments: Simulator.Variant.all)
  func caught(_ variant: Simulator.Variant) {
    for rests in [true, false] {
      let stage = PanStage(PanCase(variant: variant))
      stage.present()
      stage.simulator.run(for: 0.3)
      let finger = stage.pull(0.15, for: 0.1)
      if rests { stage.rest(finger) } else { finger.lift() }
      stage.phone.settle()
      #expect(stage.ends == [!rests] && stage.outcomes == [rests])
    }
  }

  @Test(
    "makes a transition return that it has caught far from the edge",
    arguments: Simulator.Variant.all)
  func caughtPop(_ variant: Simulator.Variant) {
    for rests in [true, false] {
      let pop = PopStage(PopCase(variant: variant), pushes: false)
      pop.stage.push()
      pop.simulator.run(for: 0.35)
      let finger = pop.simulator.touchDown(at: pop.point(pop.width / 2))
      pop.simulator.step()
      pop.move(finger, by: 50, for: 0.05)
      if rests { pop.simulator.run(for: 0.2) }
      finger.lift()
      pop.stage.phone.settle()
      #expect((pop.navigation.topViewController === pop.stage.photo) == rests)
    }
  }

  @Test(
    "has rested, even with a second one on the screen", arguments: ModalWay.pannable,
    Simulator.Variant.all)
  func secondFinger(_ way: ModalWay, _ variant: Simulator.Variant) {
    let stage = DragStage(DragCase(way: way, variant: variant), gestures: .pan)
    stage.presentAndSettle()
    let finger = stage.drag(down: 8, for: 0.05)
    let second = stage.simulator.touchDown(at: CGPoint(x: 200, y: 500))
    stage.bring(finger, to: CGPoint(x: 0, y: 118), for: 0.1)
    stage.rest(finger)
    second.lift()
    stage.expectEnd(isGone: false)
  }

  @Test("moves on, and flicks the screen away", arguments: Simulator.Variant.all)
  func movesOn(_ variant: Simulator.Variant) {
    let stage = PanStage(PanCase(variant: variant))
    stage.presentAndSettle()
    let finger = stage.pull(0.1, for: 0.1)
    stage.simulator.run(for: 0.3)
    stage.move(finger, by: 0.1 * stage.length, for: 0.1)
    finger.lift()
    stage.phone.settle()
    #expect(stage.ends == [true])
    stage.expectDismissed()
  }

  @Test("does not affect the next one", arguments: Simulator.Variant.all)
  func nextFinger(_ variant: Simulator.Variant) {
    let stage = PanStage(PanCase(variant: variant))
    stage.presentAndSettle()
    stage.rest(stage.pull(0.2, for: 0.1))
    stage.phone.settle()
    let finger = stage.touch()
    stage.simulator.step()
    // A pan that excludes the first points has no translation yet, but a velocity.
    stage.move(finger, by: 10, for: 0)
    stage.move(finger, by: 0.2 * stage.length, for: 0.1)
    finger.lift()
    stage.phone.settle()
    #expect(stage.ends == [false, true])
  }
}
