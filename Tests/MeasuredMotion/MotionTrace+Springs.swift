import Foundation

/// A spring whose constants others have measured.
package struct MeasuredSpring: Sendable {
  /// The undamped angular frequency, per second.
  private let frequency: Double
  private let dampingRatio: Double
  /// The velocity at the start, in ways per second.
  private let velocity: Double

  package init(frequency: Double, dampingRatio: Double = 1, velocity: Double = 0) {
    self.frequency = frequency
    self.dampingRatio = dampingRatio
    self.velocity = velocity
  }

  package init(response: Double, dampingRatio: Double = 1, velocity: Double = 0) {
    self.init(
      frequency: 2 * .pi / response, dampingRatio: dampingRatio, velocity: velocity)
  }

  /// The same spring, with another velocity at the start, in ways per second.
  package func moving(at velocity: Double) -> MeasuredSpring {
    MeasuredSpring(frequency: frequency, dampingRatio: dampingRatio, velocity: velocity)
  }

  /// The part of the way that is left at a time, in seconds; negative beyond the end.
  package func remainder(at time: Double) -> Double {
    let decay = dampingRatio * frequency
    let speed = decay - velocity
    guard dampingRatio < 1 else { return (1 + speed * time) * exp(-decay * time) }
    let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    return exp(-decay * time) * (cos(damped * time) + speed / damped * sin(damped * time))
  }

  /// A number on its way at a time, in seconds.
  package func value(from start: CGFloat, to end: CGFloat, at time: Double) -> CGFloat {
    end + (start - end) * CGFloat(remainder(at: time))
  }
}

// Motions that are drawn from measured constants, because their frames are not published.
extension MotionTrace {
  /// The constants of the system's push and pop (morph).
  private static let push = MeasuredSpring(response: 0.3, velocity: 8.3)
  /// The landing of a card: its center and its width, and its height (morph).
  private static let landing = MeasuredSpring(response: 0.45, dampingRatio: 0.81)
  private static let landingHeight = MeasuredSpring(response: 0.33, dampingRatio: 0.98)

  /// The clock of a motion that begins with the recording's, to two frames at 120 Hz.
  static let clock = -1.0 / 60...1.0 / 60

  /// The left edge of a page that is pushed or popped, from its third frame, in which it is seen.
  package static func push(_ name: String, from start: CGFloat, to end: CGFloat) -> MotionTrace {
    MotionTrace(name, .morph, within: 1, lead: clock, for: 3...48) {
      [push.value(from: start, to: end, at: $0)]
    }
  }

  /// The card of a zoom after the release, on its way into its source.
  package static func landing(
    _ name: String, from card: CGRect, to source: CGRect, for seconds: Double
  ) -> MotionTrace {
    MotionTrace(name, .morph, within: 6, lead: 0...0, for: 0...Int(seconds * 120)) { time in
      let width = landing.value(from: card.width, to: source.width, at: time)
      let height = landingHeight.value(from: card.height, to: source.height, at: time)
      return [
        landing.value(from: card.midX, to: source.midX, at: time) - width / 2,
        landing.value(from: card.midY, to: source.midY, at: time) - height / 2, width, height,
      ]
    }
  }

  /// A page that stays where it is.
  package static func still(_ name: String, at page: CGRect, for seconds: Double) -> MotionTrace {
    MotionTrace(name, .swiftTransitions, within: 1, lead: 0...0, for: 0...Int(seconds * 120)) { _ in
      [page.minX, page.minY, page.width, page.height]
    }
  }

  /// Creates a trace from constants, with a row for each of some frames at 120 Hz.
  init(
    _ description: String, _ source: MotionSource, within limit: CGFloat,
    lead: ClosedRange<Double>, for frames: ClosedRange<Int>,
    sides: (_ time: Double) -> [CGFloat?]
  ) {
    let rows = frames.map { frame in
      Row(time: Double(frame) / 120, sides: sides(Double(frame) / 120))
    }
    self.init(description, source, rows, within: limit, lead: lead, isComputed: true)
  }
}
