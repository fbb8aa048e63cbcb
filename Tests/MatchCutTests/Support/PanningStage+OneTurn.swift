import Testing
import UIKit
import UIKitSimulator

extension PanningStage {
  /// Expects that the screen begins at the progress of a finger that has lifted before UIKit has
  /// started the transition, and continues from there with its velocity, away or back.
  func expectRunsOn(
    _ pan: PanRecording, away isAway: Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let began = pan.samples.first(where: { $0.state == .began }),
      let moved = pan.samples.last(where: { $0.state == .changed || $0.state == .ended }),
      let last = pan.samples.last
    else {
      Issue.record("no finger has begun", sourceLocation: sourceLocation)
      return
    }
    let pulled = CGPoint(
      x: moved.translation.x - began.translation.x, y: moved.translation.y - began.translation.y)
    let part = reference.part(pulled)
    let release = PanReference.Release(
      time: last.time, progress: min(max(part, 0), 1), end: isAway ? 1 : 0,
      speed: isAway ? reference.part(last.velocity) : nil)
    let shift = stretches ? reference.shift(beyond: -part) : .zero
    var count = 0
    for frame in pan.recording.frames {
      let time = pan.start + frame.time
      guard time > last.time + 1e-9 else { continue }
      let progress = reference.progress(after: release, at: time)
      let isOver = abs(progress - release.end) < 1e-6
      let left = reference.springBack(time - last.time)
      if isOver, isAway { break }
      count += 1
      expectFront(
        of: effect, at: 1 - progress,
        shiftedBy: CGPoint(x: shift.x * left, y: shift.y * left), in: frame, isAlone: isOver,
        comment: "\(time) s", sourceLocation: sourceLocation)
    }
    #expect(count > 2, "nothing has moved", sourceLocation: sourceLocation)
  }
}
