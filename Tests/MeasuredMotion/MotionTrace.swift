import Foundation

/// A motion of Apple's as others have measured it: where a screen was at which time.
///
/// The table is in the extensions; each trace says where it comes from.
package struct MotionTrace: CustomStringConvertible, Sendable {
  /// What was seen at one time; a side that was not measured is `nil`.
  package struct Row: Sendable {
    /// In seconds.
    package let time: Double
    /// The left edge, the top edge, the width and the height, in points of the screen.
    package let sides: [CGFloat?]
  }

  package let description: String
  package let source: MotionSource
  package let rows: [Row]
  /// How far the kit may be from it, in points; see ``MotionDeviation/rms``.
  package let limit: CGFloat
  /// By how much the clock of the trace may be ahead, in seconds; the one that fits best counts.
  ///
  /// A film at 60 Hz does not say when within a frame a motion has begun.
  package let lead: ClosedRange<Double>

  /// Makes a trace of what the source has published.
  ///
  /// - Parameters:
  ///   - description: The name of the motion.
  ///   - source: Who has measured it.
  ///   - text: The rows, divided by "|". Each has the time in milliseconds, the left edge, the top edge,
  ///     the width and the height, as far as they were measured; "-" stands for one that was not.
  ///   - limit: How far the kit may be from it, in points.
  ///   - lead: By how much the clock of the trace may be ahead, in seconds.
  package init(
    _ description: String, _ source: MotionSource, _ text: String, within limit: CGFloat,
    lead: ClosedRange<Double> = 0...1 / 60
  ) {
    self.description = description
    self.source = source
    self.limit = limit
    self.lead = lead
    rows = text.split(separator: "|").map { row in
      let numbers = row.split(whereSeparator: \.isWhitespace).map { Double($0) }
      let sides = numbers.dropFirst().prefix(4).map { $0.map { CGFloat($0) } }
      return Row(time: (numbers.first ?? nil).map { $0 / 1000 } ?? .nan, sides: Array(sides))
    }
  }

  /// How far the left edge, the top edge, the width and the height are from those of a film.
  ///
  /// Between two rows, the differences change evenly: the sides themselves do not.
  ///
  /// - Parameters:
  ///   - film: The film, whose times begin where those of the trace do.
  ///   - lead: By how much the clock of the trace is ahead, in seconds.
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
  /// - Returns: How far they are apart.
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

/// Who has measured a motion, and how.
package enum MotionSource: String {
  /// The public repository "morph", 2026-10: an iPhone 16 Pro with iOS 27.0.1. Zooms were filmed at 60
  /// frames per second, to 0.7 points; swipes were read from layers at 120 Hz.
  case morph
  /// The public repository "swift_transitions" 0.2.1, 2026-09: the simulator of an iPhone 17 with iOS
  /// 27.0 beta, filmed at 60 frames per second.
  case swiftTransitions
}
