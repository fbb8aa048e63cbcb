import MatchCut
import MeasuredMotion
import Testing
import UIKit
import UIKitSimulator

/// The kit's motion compared with Apple's, trace by trace.
@MainActor
struct MeasuredMotionTests {
  @Test("a zoom moves as measured when it is pushed and popped")
  func stack() {
    let stage = MotionStage { .stack(PushTransition(.zoom(from: .view($0)))) }
    expect(stage.show(), isLike: .zoomPush)
    expect(stage.takeAway(), isLike: .zoomPop)
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test("a zoom moves as measured when it is presented and dismissed")
  func modal() {
    let stage = MotionStage { .modal(ModalTransition(.zoom(from: .view($0)), dismissal: .panDown)) }
    expect(stage.show(), isLike: .zoomPush)
    expect(stage.takeAway(), isLike: .zoomPop)
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test("so does one with a drag gesture")
  func draggable() {
    let stage = MotionStage { .modal(ModalTransition(.zoom(from: .view($0)), dismissal: .drag)) }
    expect(stage.show(), isLike: .zoomPush)
    expect(stage.takeAway(), isLike: .zoomPop)
    #expect(stage.simulator.faults.isEmpty)
  }

  private func expect(
    _ film: MotionFilm, isLike trace: MotionTrace,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let deviation = trace.deviation(of: film)
    #expect(deviation.rms < trace.limit, "\(trace): \(deviation)", sourceLocation: sourceLocation)
  }
}
