import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Transitions that a finger catches in flight, and drags.
@MainActor
struct DragCatchTests {
  struct Catch: CustomStringConvertible, Sendable {
    let flight: CatchTests.Flight
    let dragCase: DragCase
    var description: String { "\(flight.rawValue), \(dragCase)" }

    static let all = CatchTests.Flight.allCases.flatMap { flight in
      DragCase.some.map { Catch(flight: flight, dragCase: $0) }
    }
  }

  @Test("it stops under the finger, and continues when that lifts", arguments: Catch.all)
  func hold(_ caught: Catch) {
    let stage = fly(caught)
    let before = stage.current
    let finger = touch(stage)
    for _ in 1...5 {
      stage.step()
      let now = stage.current
      #expect(now.frame.isClose(to: before.frame, within: 1))
      // One that fades becomes opaque, without a jump.
      let last = stage.frames.dropLast().last?.alpha ?? before.alpha
      #expect(now.alpha > last - 0.01 && now.alpha < last + 0.15)
      #expect(abs(now.backdropAlpha - before.backdropAlpha) < 0.01)
      #expect(abs(now.cornerRadius - before.cornerRadius) < 0.1)
    }
    #expect(stage.isInteractive)
    let held = stage.frames.last
    finger.lift()
    #expect(!stage.isInteractive)
    stage.runUntilIdle()
    stage.expectFlies(isGone: !caught.flight.stays, from: held)
    stage.expectEnd(of: caught.flight, stays: caught.flight.stays)
  }

  @Test("it follows the finger, and is dismissed from far enough", arguments: Catch.all)
  func dragAway(_ caught: Catch) {
    let stage = fly(caught)
    let finger = touch(stage)
    stage.step()
    stage.move(finger, by: CGPoint(x: -60, y: 220))
    stage.expectFollowsFinger()
    stage.rest(finger)
    stage.runUntilIdle()
    stage.expectFlies(isGone: true)
    stage.expectEnd(of: caught.flight, stays: false)
  }

  @Test("flicked back, it stays", arguments: Catch.all)
  func throwBack(_ caught: Catch) {
    let stage = fly(caught)
    let finger = touch(stage)
    stage.step()
    stage.move(finger, by: CGPoint(x: 10, y: -180), for: 0.1)
    stage.expectFollowsFinger()
    finger.lift()
    stage.runUntilIdle()
    stage.expectFlies(isGone: false)
    stage.expectEnd(of: caught.flight, stays: true)
  }

  @Test(
    "UIKit gets the percentage of the transition, in either direction", arguments: Catch.all)
  func percentage(_ caught: Catch) throws {
    let stage = fly(caught)
    let finger = touch(stage)
    stage.step()
    for translation in [CGPoint(x: 20, y: 120), CGPoint(x: -90, y: 60), CGPoint(x: 0, y: -150)] {
      stage.move(finger, by: translation)
      let away = try #require(stage.progresses.last)
      let percentage = stage.photo.transitionCoordinator?.percentComplete
      let expected = caught.flight == .presenting ? 1 - away : away
      #expect(abs((percentage ?? -1) - expected) < 1e-6)
    }
    finger.cancel()
    stage.phone.settle()
  }

  @Test("moved a little, it continues to where it was going", arguments: Catch.all)
  func nudge(_ caught: Catch) {
    let stage = fly(caught)
    let finger = touch(stage)
    stage.step()
    stage.move(finger, by: CGPoint(x: 20, y: 24))
    stage.rest(finger)
    stage.expectEnd(of: caught.flight, stays: caught.flight.stays)
  }

  @Test("a canceled touch changes nothing", arguments: Catch.all)
  func systemCancel(_ caught: Catch) {
    for isMoved in [false, true] {
      let stage = fly(caught)
      let finger = touch(stage)
      stage.step()
      if isMoved { stage.move(finger, by: CGPoint(x: 30, y: 100)) }
      let held = isMoved ? nil : stage.frames.last
      finger.cancel()
      stage.runUntilIdle()
      let stays =
        switch caught.flight {
        case .presenting, .returning: true
        case .committing: isMoved
        case .dismissing: false
        }
      stage.expectFlies(isGone: !stays, from: held)
      stage.expectEnd(of: caught.flight, stays: stays)
    }
  }

  @Test("one that fades is opaque soon, and fades on if the finger lifts", arguments: Catch.all)
  func opaque(_ caught: Catch) {
    let stage = fly(caught)
    let isFading = stage.current.alpha < 0.95
    let finger = touch(stage)
    for _ in 0...stage.simulator.refreshRate / 6 { stage.step() }
    #expect(stage.current.alpha > 0.99)
    finger.lift()
    let isGone = !caught.flight.stays
    var last = stage.current.alpha
    for _ in 1...10 {
      stage.step()
      let alpha = stage.current.alpha
      #expect(alpha <= last + 0.01 && alpha > last - 0.3)
      last = alpha
    }
    if isFading, isGone { #expect(last < 0.95) }
    stage.runUntilIdle()
    stage.expectEnd(of: caught.flight, stays: caught.flight.stays)
  }

  @Test("it can be caught again and again", arguments: Catch.all)
  func again(_ caught: Catch) {
    let stage = fly(caught)
    for turn in 1...4 {
      let before = stage.current
      let finger = touch(stage)
      stage.step()
      let held = stage.current
      #expect(held.frame.isClose(to: before.frame, within: 1), "turn \(turn)")
      #expect(held.alpha > before.alpha - 0.01 && held.alpha < before.alpha + 0.15, "turn \(turn)")
      stage.move(finger, by: CGPoint(x: 15, y: turn % 2 == 0 ? -60 : 70), for: 0.1)
      stage.expectFollowsFinger()
      finger.lift()
      stage.step()
      stage.step()
      // After the release, it moves with the velocity of the finger, and so do its corners.
      stage.frames.expectContinuous(corner: 4.5)
    }
    let finger = touch(stage)
    stage.step()
    stage.move(finger, by: CGPoint(x: 0, y: 200))
    stage.rest(finger)
    stage.expectEnd(of: caught.flight, stays: false)
  }

  @Test(
    "at any time, up to the last frame before it is at rest", arguments: [true, false],
    [TestEffect.zoom, .fade, .slide, .lean])
  func anyFrame(isGone: Bool, effect: TestEffect) {
    let length = release(isGone, effect).frames.count
    #expect(length > 20)
    for delay in Array(stride(from: 1, to: length, by: 6)) + [length - 2, length - 1] {
      let stage = release(isGone, effect, frames: delay)
      let finger = touch(stage)
      stage.run(for: 0.05)
      #expect(stage.isInteractive, "\(delay) of \(length) frames after the lift")
      finger.lift()
      stage.runUntilIdle()
      #expect(stage.outcomes == [true, isGone] && stage.ends == [isGone])
      if isGone { stage.expectDismissed() } else { stage.expectPresented() }
    }
  }

  /// Releases a screen, and waits for some frames, or until it is at rest.
  private func release(_ isGone: Bool, _ effect: TestEffect, frames: Int? = nil) -> DragStage {
    let stage = DragStage(DragCase(effect: effect))
    stage.presentAndSettle()
    let finger = stage.drag(down: isGone ? 220 : 110)
    stage.simulator.run(for: 0.2)
    stage.forgetFrames()
    finger.lift()
    if let frames {
      for _ in 0..<frames { stage.step() }
    } else {
      stage.runUntilIdle()
    }
    return stage
  }

  /// Brings a transition halfway, with no finger on the screen.
  private func fly(_ caught: Catch) -> DragStage {
    let stage = DragStage(caught.dragCase)
    stage.fly(caught.flight)
    #expect(stage.photo.transitionCoordinator?.isInteractive == false)
    return stage
  }

  /// Puts a finger on the screen, or anywhere if that is outside of the window.
  private func touch(_ stage: DragStage) -> Finger {
    let frame = stage.current.frame
    return stage.touch(at: frame.isEmpty ? nil : frame.center)
  }
}
