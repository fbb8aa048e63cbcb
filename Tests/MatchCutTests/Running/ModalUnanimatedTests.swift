import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Why a transition ends at once.
private enum Reason: String, CaseIterable {
  case notAnimated = "animated: false"
  case animationsOff = "UIView.setAnimationsEnabled(false)"
  case zeroDuration = "a duration of 0"
}

private struct Cell: CustomStringConvertible, Sendable {
  let modalCase: ModalCase
  let reason: Reason
  var description: String { "\(modalCase), \(reason.rawValue)" }

  static let all = ModalCase.all.flatMap { modalCase in
    Reason.allCases.map { Cell(modalCase: modalCase, reason: $0) }
  }
}

@MainActor
struct ModalUnanimatedTests {
  @Test("the screen is presented and dismissed at once", arguments: Cell.all)
  fileprivate func atOnce(_ cell: Cell) {
    let stage = makeStage(cell)
    let isAnimated = cell.reason != .notAnimated
    stage.present(animated: isAnimated)
    stage.simulator.step()
    stage.expectPresented()
    #expect(stage.presentCompletions == 1)
    stage.dismiss(animated: isAnimated)
    stage.simulator.step()
    stage.expectDismissed()
    #expect(stage.dismissCompletions == 1)
    #expect(stage.outcomes == [true, true])
    stage.phone.settle()
    stage.expectDismissed()
    stage.phone.expectNoFaults()
  }

  @Test(
    "it can be shown with animation and dismissed without, and vice versa",
    arguments: ModalCase.all)
  func mixed(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    stage.presentAndSettle()
    stage.dismissAndSettle(animated: false)
    stage.expectDismissed()
    stage.presentAndSettle(animated: false)
    stage.expectPresented()
    stage.dismissAndSettle()
    stage.expectDismissed()
    stage.phone.expectNoFaults()
  }

  @Test("an unanimated dismissal leaves no dimming and no hidden source", arguments: Cell.all)
  fileprivate func nothingLeft(_ cell: Cell) {
    let stage = makeStage(cell)
    let isAnimated = cell.reason != .notAnimated
    let recording = stage.simulator.record {
      stage.present(animated: isAnimated)
      stage.simulator.run(for: 0.1)
      stage.dismiss(animated: isAnimated)
      stage.simulator.run(for: 0.1)
    }
    recording.expectNeverEmpty([stage.root.view, stage.photo.view])
    for frame in recording.frames {
      let alpha = frame.visibleAlpha(of: stage.photo.view)
      #expect(alpha == 0 || alpha == 1, "at \(frame.time) s")
    }
    stage.expectDismissed()
  }

  private func makeStage(_ cell: Cell) -> ModalStage {
    let timing: TransitionTiming? =
      cell.reason == .zeroDuration ? .curve(.easeOut, duration: 0) : nil
    let stage = ModalStage(cell.modalCase, timing: timing)
    if cell.reason == .animationsOff { UIView.setAnimationsEnabled(false) }
    return stage
  }
}
