import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Two fingers that close drag the screen.
@MainActor
struct DragPinchTests {
  @Test(
    "the touched points stay under two fingers, and nothing is laid out", arguments: DragCase.all)
  func follow(_ dragCase: DragCase) {
    let stage = DragStage(dragCase)
    stage.presentAndSettle()
    let pinch = Pinch(on: stage)
    pinch.close(to: 85)
    let layouts = stage.photo.layoutCount
    #expect(stage.isInteractive)
    pinch.expectStaysUnderFingers(over: [
      (80, 0, CGPoint(x: 0, y: 30)), (70, 0.4, CGPoint(x: -40, y: 90)),
      (60, -0.3, CGPoint(x: 60, y: -50)), (75, 0, CGPoint(x: 20, y: 20)),
    ])
    #expect(stage.photo.layoutCount == layouts)
    pinch.rest()
    stage.expectEnd(isGone: false)
  }

  /// The final distance of two fingers, relative to the first one; whether they still move; and
  /// what Apple's zoom does.
  struct Closing: CustomStringConvertible, Sendable {
    let ratio: CGFloat
    var isMoving = false
    let isGone: Bool
    var description: String { "\(ratio), \(isMoving ? "moving" : "at rest")" }

    static let measured = [
      Closing(ratio: 0.515, isGone: false), Closing(ratio: 0.494, isGone: true),
      Closing(ratio: 0.463, isGone: true), Closing(ratio: 0.412, isGone: true),
      Closing(ratio: 0.458, isMoving: true, isGone: true),
      Closing(ratio: 0.553, isMoving: true, isGone: false),
      Closing(ratio: 0.8, isMoving: true, isGone: false),
      Closing(ratio: 0.6, isMoving: true, isGone: false),
      Closing(ratio: 0.45, isMoving: true, isGone: true),
      Closing(ratio: 0.4, isMoving: true, isGone: true),
    ]
  }

  @Test(
    "closer than half of their distance they dismiss, like Apple's", arguments: Closing.measured)
  func decision(_ closing: Closing) {
    for isAtOnce in [true, false] {
      let stage = DragStage()
      stage.presentAndSettle()
      let pinch = Pinch(on: stage, distance: 200)
      pinch.close(to: 200 * closing.ratio, for: closing.isMoving ? 0.1 : 0.3)
      if !closing.isMoving { stage.run(for: 0.2) }
      pinch.lift(isAtOnce: isAtOnce)
      stage.runUntilIdle()
      stage.frames.expectContinuous(step: 140, corner: 15)
      stage.expectEnd(isGone: closing.isGone)
    }
  }

  @Test(
    "released in motion, the screen continues with the speed of the fingers",
    arguments: [true, false])
  func released(isAtOnce: Bool) {
    var scales: [CGFloat] = []
    var distances: [CGFloat] = []
    for isMoving in [true, false] {
      let stage = DragStage()
      stage.presentAndSettle()
      let pinch = Pinch(on: stage, distance: 200)
      pinch.close(to: 160)
      pinch.bring(to: 80, turn: 0, by: CGPoint(x: 60, y: 0), for: 0.1)
      if !isMoving { stage.run(for: 0.2) }
      let held = stage.current
      pinch.lift(isAtOnce: isAtOnce)
      stage.run(for: 0.05)
      let flying = stage.current
      scales.append(flying.scale - held.scale)
      distances.append(flying.center.x - held.center.x)
      stage.runUntilIdle()
      stage.expectEnd(isGone: true)
    }
    #expect(scales[0] < scales[1] - 0.01, "\(scales)")
    #expect(distances[0] > distances[1] + 3, "\(distances)")
  }

  @Test("released while it grows, it returns sooner, and hardly larger than at rest")
  func releasedOpen() {
    var widths: [CGFloat] = []
    for isMoving in [true, false] {
      let stage = DragStage()
      stage.presentAndSettle()
      let pinch = Pinch(on: stage, distance: 200)
      pinch.close(to: 110)
      pinch.close(to: 140, for: 0.05)
      if !isMoving { stage.run(for: 0.2) }
      pinch.lift(isAtOnce: true)
      stage.run(for: 0.05)
      widths.append(stage.current.scale)
      stage.forgetFrames()
      stage.runUntilIdle()
      #expect(stage.frames.allSatisfy { $0.scale < 1.1 })
      stage.expectEnd(isGone: false)
    }
    #expect(widths[0] > widths[1] + 0.01, "\(widths)")
  }

  @Test("the ratio can be set; invalid numbers are replaced by the default")
  func ratio() {
    for (ratio, isGone) in [(0.7, true), (0, false), (.nan, false), (7, false)]
      as [(CGFloat, Bool)]
    {
      let stage = DragStage(release: DragRelease(pinch: ratio))
      stage.presentAndSettle()
      let pinch = Pinch(on: stage)
      pinch.close(to: 60)
      pinch.rest()
      stage.expectEnd(isGone: isGone)
    }
  }

  @Test("as large as Apple's, and not larger than at rest")
  func scale() {
    let stage = DragStage()
    stage.presentAndSettle()
    let pinch = Pinch(on: stage, distance: 200)
    for (ratio, scale) in [(0.9, 0.925), (0.8, 0.824), (0.6, 0.618), (0.4, 0.412), (1.4, 1)]
      as [(CGFloat, CGFloat)]
    {
      pinch.close(to: 200 * ratio)
      let frame = stage.current
      // Apple's took 8.7 points to be recognized.
      #expect(abs(frame.scale - scale) < 0.02, "\(frame.scale) at \(ratio)")
    }
    pinch.rest()
    stage.expectEnd(isGone: false)
  }

  @Test("a rotation alone, and fingers that spread or close equally, begin nothing")
  func otherMovements() {
    let stage = DragStage()
    stage.presentAndSettle()
    let turn = Pinch(on: stage)
    turn.turn(by: 1.2)
    #expect(!stage.isInteractive)
    turn.lift(isAtOnce: true)
    let spread = Pinch(on: stage)
    spread.close(to: 180)
    #expect(!stage.isInteractive)
    spread.lift(isAtOnce: false)
    let both = Pinch(on: stage)
    both.move(by: CGPoint(x: 0, y: 60))
    #expect(!stage.isInteractive)
    both.lift(isAtOnce: true)
    stage.phone.settle()
    #expect(stage.outcomes == [true] && stage.ends.isEmpty)
    stage.expectPresented()
    stage.expectStillWorks()
  }

  @Test(
    "one of two fingers lifts: the screen follows the other one, without a jump",
    arguments: [0, 1], [true, false])
  func oneLifts(_ index: Int, isFar: Bool) {
    let stage = DragStage()
    stage.presentAndSettle()
    let pinch = Pinch(on: stage)
    pinch.close(to: 80)
    pinch.turn(by: 0.3)
    let before = stage.current
    pinch.fingers[index].lift()
    stage.step()
    let other = pinch.fingers[1 - index]
    stage.move(other, by: CGPoint(x: 0, y: 1), for: 0)
    let after = stage.current
    #expect(abs(after.scale - before.scale) < 0.01)
    #expect(after.center.distance(to: before.center) < 2)
    stage.move(other, by: CGPoint(x: 0, y: isFar ? 140 : 100))
    let moved = stage.current
    #expect(moved.center.y > after.center.y + 60)
    stage.frames.expectContinuous(corner: 15)
    stage.rest(other)
    stage.runUntilIdle()
    stage.expectEnd(isGone: isFar)
  }

  @Test("once the fingers have closed far enough, the last one only has to lift")
  func lastFinger() {
    let stage = DragStage()
    stage.presentAndSettle()
    let pinch = Pinch(on: stage)
    pinch.close(to: 40)
    pinch.fingers[0].lift()
    stage.move(pinch.fingers[1], by: CGPoint(x: 5, y: -12))
    stage.rest(pinch.fingers[1])
    stage.expectEnd(isGone: true)
  }

  @Test("a finger touches again, and they continue together")
  func comesBack() {
    let stage = DragStage()
    stage.presentAndSettle()
    let pinch = Pinch(on: stage)
    pinch.close(to: 80)
    pinch.fingers[0].lift()
    stage.move(pinch.fingers[1], by: CGPoint(x: 10, y: 20))
    let before = stage.current
    let again = Pinch(on: stage, pinch.fingers[1], and: CGPoint(x: 60, y: 420))
    again.close(to: again.distance - 10)
    let now = stage.current
    #expect(now.scale < before.scale)
    stage.frames.expectContinuous(corner: 15)
    again.close(to: again.distance * 0.5)
    again.rest()
    stage.expectEnd(isGone: true)
  }

  @Test(
    "a second finger joins a drag", arguments: DragCase.some.filter(\.way.usesModalTransition),
    [(60.0, 0.8), (60, 0.4), (200, 0.8)])
  func joins(_ dragCase: DragCase, how: (distance: Double, ratio: Double)) {
    let stage = DragStage(dragCase)
    stage.presentAndSettle()
    let finger = stage.drag(down: how.distance)
    let pinch = Pinch(on: stage, finger, and: CGPoint(x: 140, y: finger.location.y + 10))
    let distance = pinch.distance
    let before = stage.current
    pinch.close(to: distance - 10)
    let after = stage.current
    #expect(after.center.distance(to: before.center) < 12)
    pinch.expectStaysUnderFingers(over: [(distance * 0.85, 0.2, CGPoint(x: 20, y: 10))])
    pinch.close(to: distance * how.ratio)
    stage.frames.expectContinuous(step: 90, corner: 15)
    pinch.rest()
    stage.expectEnd(isGone: how.distance > 100 || how.ratio < 0.5)
  }

  @Test(
    "with Reduce Motion, the screen follows them, and fades after the release",
    arguments: [true, false])
  func reduceMotion(isGone: Bool) {
    let stage = DragStage()
    stage.simulator.isReduceMotionEnabled = true
    stage.presentAndSettle()
    let pinch = Pinch(on: stage)
    pinch.close(to: isGone ? 40 : 70)
    #expect(stage.current.alpha == 1)
    pinch.rest()
    stage.runUntilIdle()
    stage.frames.expectContinuous(corner: 15)
    stage.expectEnd(isGone: isGone)
  }

  @Test("both fingers touch and lift before UIKit has started")
  func oneTurn() {
    let stage = DragStage()
    stage.presentAndSettle()
    let pinch = Pinch(on: stage)
    for distance in [90, 70, 40] as [CGFloat] { pinch.place(distance: distance) }
    for finger in pinch.fingers { finger.lift() }
    stage.phone.settle()
    stage.expectEnd(isGone: true)
  }

  @Test("if left out, two fingers begin nothing")
  func leftOut() {
    let stage = DragStage(gestures: [.pan, .edge])
    stage.presentAndSettle()
    let pinch = Pinch(on: stage)
    pinch.close(to: 40)
    #expect(!stage.isInteractive)
    pinch.lift(isAtOnce: true)
    stage.phone.settle()
    stage.expectPresented()
    stage.expectStillWorks()
  }
}
