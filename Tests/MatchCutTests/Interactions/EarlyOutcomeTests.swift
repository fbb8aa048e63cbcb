import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Fingers that lift before UIKit has started the dismissal (A1.3).
@MainActor
struct EarlyOutcomeTests {
  /// What a finger does within one turn.
  enum Turn: CaseIterable, Sendable {
    case flick
    case downAndUp
    case cancel

    var places: [CGFloat] {
      switch self {
      case .flick: [320, 400, 480]
      case .downAndUp: [320, 400, 310, 290]
      case .cancel: [400, 600]
      }
    }
  }

  @Test(
    "within one turn a flick finishes, all else cancels", arguments: Turn.allCases,
    ModalCase.panned)
  func oneTurn(_ turn: Turn, _ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    stage.presentAndSettle()
    let finger = stage.simulator.touchDown(at: CGPoint(x: 200, y: 300))
    stage.simulator.step()
    moveInOneTurn(finger, to: turn.places)
    #expect(!stage.photo.isBeingDismissed)
    if turn == .cancel { finger.cancel() } else { finger.lift() }
    #expect(stage.outcomes == [true])
    stage.phone.settle()
    #expect(stage.outcomes == [true, turn == .flick])
    if turn != .flick {
      stage.expectPresented()
      stage.phone.pullToDismiss()
      stage.phone.settle()
    }
    stage.expectDismissed()
    stage.phone.expectNoFaults()
  }

  @Test("a flick while the main thread is blocked finishes", arguments: ModalCase.panned)
  func stalledFlick(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    stage.presentAndSettle()
    let finger = stage.simulator.touchDown(at: CGPoint(x: 200, y: 300))
    stage.simulator.step()
    stage.simulator.stall(for: 0.2)
    for y in [330, 380, 450, 530] {
      finger.move(to: CGPoint(x: 200, y: y))
      stage.simulator.step()
    }
    finger.lift()
    stage.phone.settle()
    stage.expectDismissed()
    #expect(stage.outcomes == [true, true])
    stage.phone.expectNoFaults()
  }

  @Test("a slow short pull while the main thread is blocked cancels", arguments: ModalCase.panned)
  func stalledPull(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    stage.presentAndSettle()
    let presented = Hierarchy(of: stage.phone.window)
    let finger = stage.simulator.touchDown(at: CGPoint(x: 200, y: 300))
    stage.simulator.step()
    stage.simulator.stall(for: 0.5)
    stage.phone.move(finger, by: 60, for: 0.2)
    stage.simulator.run(for: 0.15)
    finger.lift()
    stage.phone.settle()
    stage.expectPresented()
    Hierarchy(of: stage.phone.window).expectSame(as: presented)
    #expect(stage.outcomes == [true, false])
    stage.phone.expectNoFaults()
  }

  @Test("the main thread is blocked during a pull", arguments: ModalCase.panned)
  func stallHalfWay(_ modalCase: ModalCase) {
    for finishes in [true, false] {
      let stage = ModalStage(modalCase)
      stage.presentAndSettle()
      let finger = stage.phone.pull(100)
      stage.simulator.stall(for: 0.3)
      stage.phone.move(finger, by: finishes ? 300 : -90, for: 0.2)
      finger.lift()
      stage.phone.settle()
      if finishes { stage.expectDismissed() } else { stage.expectPresented() }
      #expect(stage.outcomes == [true, finishes])
      stage.phone.expectNoFaults()
    }
  }

  @Test("a movement before the start is shown after it", arguments: ModalCase.panned)
  func progressIsKept(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    stage.presentAndSettle()
    let finger = stage.simulator.touchDown(at: CGPoint(x: 200, y: 200))
    stage.simulator.step()
    moveInOneTurn(finger, to: [250, 626])
    stage.simulator.step()
    #expect(abs((stage.photo.transitionCoordinator?.percentComplete ?? 0) - 0.45) < 0.06)
    finger.lift()
    stage.phone.settle()
    stage.expectDismissed()
  }

  private func moveInOneTurn(_ finger: Finger, to ys: [CGFloat]) {
    for y in ys { finger.move(to: CGPoint(x: 200, y: y)) }
  }
}
