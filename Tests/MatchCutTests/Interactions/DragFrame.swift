import Testing
import UIKit
@_spi(Simulator) import UIKitSimulator

/// A screen as it was drawn in one frame, and the finger that drags it.
struct DragFrame {
  let time: Double
  /// The location of the finger, if it was down.
  let finger: CGPoint?
  /// Whether it moved the screen.
  let isTaken: Bool
  /// The transform from the screen's coordinates to the window's.
  let transform: CGAffineTransform
  let frame: CGRect
  /// The center of the screen, or of the clip around it, without clipping by the window.
  let center: CGPoint
  let alpha: CGFloat
  let cornerRadius: CGFloat
  /// The corner radius in points of the window.
  let seenRadius: CGFloat
  let backdropAlpha: CGFloat

  /// The scale of the screen's content.
  var scale: CGFloat { hypot(transform.a, transform.b) }
}

@MainActor
extension [DragFrame] {
  /// Expects that nothing jumps, with or without a finger.
  func expectContinuous(
    step: CGFloat = 80, fade: CGFloat = 0.25, corner: CGFloat = 3,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (frame, next) in zip(self, dropFirst()) where !frame.frame.isNull && !next.frame.isNull {
      let turns = Swift.max(1, CGFloat(next.time - frame.time) * 60)
      let distance = frame.frame.distance(to: next.frame)
      #expect(
        distance <= step * turns, "at \(next.time) s: from \(frame.frame) to \(next.frame)",
        sourceLocation: sourceLocation)
      #expect(
        abs(frame.alpha - next.alpha) <= fade * turns,
        "at \(next.time) s: alpha from \(frame.alpha) to \(next.alpha)",
        sourceLocation: sourceLocation)
      #expect(
        abs(frame.backdropAlpha - next.backdropAlpha) <= fade * turns,
        "at \(next.time) s: backdrop from \(frame.backdropAlpha) to \(next.backdropAlpha)",
        sourceLocation: sourceLocation)
      #expect(
        // At rest, the screen has its own, which looks like the display's.
        abs(frame.seenRadius - next.seenRadius) <= corner * turns
          || [frame.seenRadius, next.seenRadius].contains(0),
        "at \(next.time) s: radius from \(frame.seenRadius) to \(next.seenRadius)",
        sourceLocation: sourceLocation)
    }
  }
}

extension CGPoint {
  /// The distance to another point.
  func distance(to other: CGPoint) -> CGFloat {
    hypot(x - other.x, y - other.y)
  }
}
