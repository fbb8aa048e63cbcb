import Foundation

/// A motion of Apple's, measured frame by frame or computed from measured constants: the frame of a
/// screen over time.
///
/// The data are in the extensions; each trace names its source.
package struct MotionTrace: CustomStringConvertible, Sendable {
  /// The frame at one time; a side that was not measured is `nil`.
  package struct Row: Sendable {
    /// In seconds.
    package let time: Double
    /// The left edge, the top edge, the width and the height, in points of the screen.
    package let sides: [CGFloat?]
  }

  package let description: String
  package let source: MotionSource
  package let rows: [Row]
  /// The largest deviation of the kit's motion, in points; see ``MotionDeviation/rms``.
  package let limit: CGFloat
  /// The possible offsets of the trace's clock, in seconds; the one that fits best is used.
  ///
  /// A film at 60 Hz does not show when within a frame a motion has begun.
  package let lead: ClosedRange<Double>
  /// Whether the rows are computed from measured constants.
  package let isComputed: Bool

  init(
    _ description: String, _ source: MotionSource, _ rows: [Row], within limit: CGFloat,
    lead: ClosedRange<Double>, isComputed: Bool
  ) {
    self.description = description
    self.source = source
    self.rows = rows
    self.limit = limit
    self.lead = lead
    self.isComputed = isComputed
  }

  /// Creates a trace from published data.
  ///
  /// - Parameters:
  ///   - description: The name of the motion.
  ///   - source: The measurement.
  ///   - text: The rows, divided by "|". Each has the time in milliseconds, the left edge, the top
  ///     edge, the width and the height, as far as they were measured; "-" stands for one that was
  ///     not.
  ///   - limit: The largest deviation of the kit's motion, in points.
  ///   - lead: The possible offsets of the trace's clock, in seconds.
  package init(
    _ description: String, _ source: MotionSource, _ text: String, within limit: CGFloat,
    lead: ClosedRange<Double> = 0...1 / 60
  ) {
    let rows = text.split(separator: "|").map { row in
      let numbers = row.split(whereSeparator: \.isWhitespace).map { Double($0) }
      let sides = numbers.dropFirst().prefix(4).map { $0.map { CGFloat($0) } }
      return Row(time: (numbers.first ?? nil).map { $0 / 1000 } ?? .nan, sides: Array(sides))
    }
    self.init(description, source, rows, within: limit, lead: lead, isComputed: false)
  }

  /// Returns the differences of the left edge, the top edge, the width and the height from those of
  /// a film.
  ///
  /// Between two rows, the differences are linear; the sides are not.
  ///
  /// - Parameters:
  ///   - film: The film, whose times begin where those of the trace do.
  ///   - lead: The offset of the trace's clock, in seconds.
  ///   - time: A time of the film, in seconds.
  ///   - hold: How long a trace of one row lasts, in seconds.
  /// - Returns: The differences, or nil before the first row and after the last one.
  package func differences(
    from film: MotionFilm, lead: Double, at time: Double, hold: Double
  ) -> [CGFloat?]? {
    func difference(_ row: Row) -> [CGFloat?] {
      zip(row.sides, film.sides(at: row.time - lead)).map { side, seen in side.map { $0 - seen } }
    }
    let time = time + lead
    guard let first = rows.first, let last = rows.last, time >= first.time else { return nil }
    if rows.count == 1 { return time <= first.time + hold ? difference(first) : nil }
    guard time <= last.time else { return nil }
    let next = rows.firstIndex { $0.time > time } ?? rows.count - 1
    let (one, other) = (rows[next - 1], rows[next])
    let part = CGFloat((time - one.time) / (other.time - one.time))
    return zip(difference(one), difference(other)).map { start, end in
      guard let start, let end else { return nil }
      return start + (end - start) * part
    }
  }

  /// Compares a film with the trace.
  ///
  /// - Parameter film: The film, whose times begin where those of the trace do.
  /// - Returns: The difference.
  package func deviation(of film: MotionFilm) -> MotionDeviation {
    let leads = stride(from: lead.lowerBound, through: lead.upperBound, by: 0.0005)
    let all = leads.map { lead in
      MotionDeviation(
        lead: lead,
        rows.flatMap { row -> [CGFloat] in
          let seen = film.sides(at: row.time - lead)
          return zip(row.sides, seen).compactMap { wanted, seen in wanted.map { seen - $0 } }
        })
    }
    return all.min { $0.rms < $1.rms } ?? MotionDeviation(lead: 0, [])
  }
}

/// A measurement.
package enum MotionSource: String {
  /// The public repository "morph", 2026-10: an iPhone 16 Pro with iOS 27.0.1. Zooms were filmed at 60
  /// frames per second, to 0.7 points; swipes were read from layers at 120 Hz.
  case morph
  /// The public repository "swift_transitions" 0.2.1, 2026-09: the simulator of an iPhone 17 with iOS
  /// 27.0 beta, filmed at 60 frames per second.
  case swiftTransitions
  /// The public repository "openuikit": the simulator with iOS 26.1, recorded frame by frame (M3).
  case openuikit

  /// The device, as a page names it.
  package var device: String {
    switch self {
    case .morph: "an iPhone 16 Pro with iOS 27.0.1"
    case .swiftTransitions: "the simulator of iOS 27.0 beta"
    case .openuikit: "the simulator of iOS 26.1"
    }
  }
}
