import MatchCut
import MeasuredMotion
import Testing
import UIKit
import UIKitSimulator

/// The drag compared with Apple's, trace by trace.
@MainActor
struct MeasuredDragTests {
  @Test("pulled down and held, the page is where Apple's is")
  func heldDown() {
    for (drag, trace) in MotionTrace.heldDown {
      expectHeld(drag, isLike: trace)
    }
  }

  @Test("dragged sideways and held, too")
  func heldAside() {
    expectHeld(.aside, .drag(.trailing), isLike: .heldAside)
    expectHeld(.fromEdge, isLike: .heldFromEdge)
  }

  @Test("released, it moves like Apple's", arguments: MotionTrace.landings.indices)
  func landing(_ index: Int) {
    let (drag, trace) = MotionTrace.landings[index]
    let stage = stage(.drag)
    let finger = stage.hold(drag)
    finger.lift()
    let deviation = trace.deviation(of: stage.film(for: 0.7))
    #expect(deviation.rms < trace.limit, "\(trace): \(deviation)")
    #expect(stage.simulator.faults.isEmpty)
  }

  private func expectHeld(
    _ drag: MotionTrace.Drag, _ gesture: DismissalGesture = .drag, isLike trace: MotionTrace,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let stage = stage(gesture)
    let finger = stage.hold(drag)
    let deviation = trace.deviation(of: stage.film(for: 0.01))
    #expect(deviation.rms < trace.limit, "\(drag): \(deviation)", sourceLocation: sourceLocation)
    finger.cancel()
    #expect(stage.simulator.faults.isEmpty, sourceLocation: sourceLocation)
  }

  private func stage(_ gesture: DismissalGesture) -> MotionStage {
    let stage = MotionStage {
      .modal(ModalTransition(.zoom(from: .view($0)), dismissal: gesture))
    }
    _ = stage.show()
    return stage
  }
}

extension MotionStage {
  /// Drags the page, and waits until that is at rest under the finger.
  func hold(_ drag: MotionTrace.Drag) -> Finger {
    let finger = simulator.touchDown(at: drag.touch)
    simulator.step()
    for part in stride(from: CGFloat(0.01), through: 1.001, by: 0.01) {
      finger.move(
        to: CGPoint(x: drag.touch.x + drag.way.x * part, y: drag.touch.y + drag.way.y * part))
      simulator.step()
    }
    simulator.run(for: 0.2)
    return finger
  }
}
