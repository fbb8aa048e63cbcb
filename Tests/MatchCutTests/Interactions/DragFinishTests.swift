import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// The outcome of a drag after the lift.
@MainActor
struct DragFinishTests {
  /// What a finger does, whether that dismisses, and with which parameters.
  enum Drag: String, CaseIterable, CustomStringConvertible {
    // The 12 points before the finger is recognized are included.
    case far = "far enough and at rest"
    case near = "a little less"
    case flick = "a flick"
    case backAndForth = "there and back again"
    case slowFlick = "a flick that is a little slower"
    case farAside = "far enough, and across the axis"
    case across = "only across the axis"

    var description: String { rawValue }
    var dismisses: Bool { [.far, .flick, .farAside].contains(self) }

    static let cells: [(Drag, DragCase)] = allCases.flatMap { drag in
      let isForAll = [.far, .near, .flick, .backAndForth].contains(drag)
      return (isForAll ? DragCase.all : DragCase.some).map { (drag, $0) }
    }

    @MainActor func perform(on stage: DragStage) {
      switch self {
      case .far: stage.rest(stage.drag(to: CGPoint(x: -40, y: 121)))
      case .near: stage.rest(stage.drag(to: CGPoint(x: 120, y: 120)))
      case .flick: stage.drag(down: 1100 * 0.1, for: 0.1).lift()
      case .slowFlick: stage.drag(down: 1000 * 0.1, for: 0.1).lift()
      case .farAside: drag(stage, from: CGPoint(x: 0, y: 80), by: [CGPoint(x: -230, y: 150)])
      case .across: drag(stage, from: CGPoint(x: 0, y: 20), by: [CGPoint(x: -240, y: 20)])
      case .backAndForth:
        let ways = [60.0, 250, -100, 50].map { CGPoint(x: 15, y: $0) }
        drag(stage, from: CGPoint(x: 0, y: 300), by: ways)
      }
    }

    @MainActor private func drag(_ stage: DragStage, from start: CGPoint, by places: [CGPoint]) {
      let finger = stage.drag(to: start)
      for place in places { stage.bring(finger, to: place) }
      stage.rest(finger)
    }
  }

  @Test("distance along the axis and velocity decide", arguments: Drag.cells)
  func decision(_ drag: Drag, _ dragCase: DragCase) {
    let stage = DragStage(dragCase)
    stage.presentAndSettle()
    drag.perform(on: stage)
    stage.runUntilIdle()
    stage.expectFollowsFinger()
    stage.expectFlies(isGone: drag.dismisses)
    stage.expectEnd(isGone: drag.dismisses)
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
        stage.drag?.gestureRecognizers[0].isEnabled = false
        stage.drag?.gestureRecognizers[0].isEnabled = true
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
