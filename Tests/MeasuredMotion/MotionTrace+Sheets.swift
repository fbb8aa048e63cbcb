import Foundation

// The system's sheets: their spring, and what a release does.
extension MotionTrace {
  /// The spring of the system's sheets (openuikit); the one between two heights of a sheet, as morph
  /// read it, has a frequency of 18.3.
  private static let sheet = MeasuredSpring(frequency: (1000.0 / 3).squareRoot())

  /// The left and the top edge of a sheet that moves up or down.
  ///
  /// - Parameters:
  ///   - name: The name of the motion.
  ///   - start: The top edge at the beginning.
  ///   - end: The top edge at the end.
  ///   - speed: The velocity at the beginning, in points per second toward the end; 0 by default.
  ///   - limit: The largest deviation of the kit's motion, in points.
  /// - Returns: The trace.
  package static func sheet(
    _ name: String, from start: CGFloat, to end: CGFloat, at speed: CGFloat = 0,
    within limit: CGFloat
  ) -> MotionTrace {
    let way = abs(end - start)
    let spring = speed == 0 || way == 0 ? sheet : sheet.moving(at: Double(speed / way))
    return MotionTrace(name, .openuikit, within: limit, lead: clock, for: 0...48) {
      [0, spring.value(from: start, to: end, at: $0)]
    }
  }
}

/// What the system does with a sheet that is released.
package struct SheetRelease: CustomStringConvertible, Sendable {
  /// The height of the sheet, in points.
  package let height: CGFloat
  /// The distance of the sheet from its place, in points.
  package let way: CGFloat
  /// The velocity of the finger downward, in points per second.
  package let speed: CGFloat
  package let isDismissed: Bool

  package var description: String {
    "\(Int(way)) of \(Int(height)) points, at \(Int(speed)): \(isDismissed ? "gone" : "back")"
  }

  /// All that is published (openuikit).
  ///
  /// The place at which a fast finger lifted is not; here, it is a quarter of the height.
  package static let measured = [
    SheetRelease(height: 793, way: 370, speed: 0, isDismissed: false),
    SheetRelease(height: 793, way: 398, speed: 0, isDismissed: true),
    SheetRelease(height: 400, way: 170, speed: 0, isDismissed: false),
    SheetRelease(height: 400, way: 210, speed: 0, isDismissed: true),
    SheetRelease(height: 793, way: 200, speed: 975, isDismissed: false),
    SheetRelease(height: 793, way: 200, speed: 1010, isDismissed: true),
  ]
}
