import Foundation

/// A measured motion of Apple's: the frame of a screen over time.
///
/// The data are in the extensions; each trace names its source.
struct MotionTrace: CustomStringConvertible, Sendable {
  /// The frame at one time; a side that was not measured is `nil`.
  struct Row: Sendable {
    /// In seconds.
    let time: Double
    /// The left edge, the top edge, the width and the height, in points of the screen.
    let sides: [CGFloat?]
  }

  let description: String
  let source: MotionSource
  let rows: [Row]

  /// Creates a trace from published data.
  ///
  /// - Parameters:
  ///   - description: The name of the motion.
  ///   - source: The measurement.
  ///   - text: The rows, divided by "|". Each has the time in milliseconds, the left edge, the top
  ///     edge, the width and the height, as far as they were measured; "-" stands for one that was
  ///     not.
  init(_ description: String, _ source: MotionSource, _ text: String) {
    self.description = description
    self.source = source
    rows = text.split(separator: "|").map { row in
      let numbers = row.split(whereSeparator: \.isWhitespace).map { Double($0) }
      let sides = numbers.dropFirst().prefix(4).map { $0.map { CGFloat($0) } }
      return Row(time: (numbers.first ?? nil).map { $0 / 1000 } ?? .nan, sides: Array(sides))
    }
  }

  /// Compares a film with the trace.
  ///
  /// - Parameters:
  ///   - film: The film, whose times begin where those of the trace do.
  ///   - lead: The possible offsets of the trace's clock, in seconds; the one that fits best is
  ///     used. A film at 60 Hz does not show when within a frame a motion has begun.
  /// - Returns: The difference.
  func deviation(of film: MotionFilm, lead: ClosedRange<Double> = 0...1 / 60) -> MotionDeviation {
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
enum MotionSource: String {
  /// The public repository "morph", 2026-10: an iPhone 16 Pro with iOS 27.0.1. Zooms were filmed at 60
  /// frames per second, to 0.7 points; swipes were read from layers at 120 Hz.
  case morph
  /// The public repository "swift_transitions" 0.2.1, 2026-09: the simulator of an iPhone 17 with iOS
  /// 27.0 beta, filmed at 60 frames per second.
  case swiftTransitions
}

/// The difference of a film and a trace, in points.
struct MotionDeviation: CustomStringConvertible {
  /// The root mean square, over all sides of all rows.
  let rms: CGFloat
  /// The largest one.
  let worst: CGFloat
  /// The offset of the trace's clock, in seconds.
  let lead: Double

  init(lead: Double, _ differences: [CGFloat]) {
    self.lead = lead
    let squares = differences.reduce(0) { $0 + $1 * $1 }
    // Without data, there is no match.
    rms = differences.isEmpty ? .infinity : (squares / CGFloat(differences.count)).squareRoot()
    worst = differences.map(abs).max() ?? .infinity
  }

  var description: String {
    func rounded(_ number: CGFloat) -> CGFloat { (number * 100).rounded() / 100 }
    return "\(rounded(rms)) pt rms, \(rounded(worst)) at worst, \(rounded(lead * 1000)) ms late"
  }
}

/// The visible frame of a screen over time.
struct MotionFilm {
  private var frames: [(time: Double, sides: [CGFloat])] = []

  /// Adds the visible frame at a time, in seconds, later than the previous ones.
  ///
  /// A screen that is not in the window is not visible.
  mutating func add(_ frame: CGRect, at time: Double) {
    guard !frame.isEmpty else { return }
    frames.append((time, [frame.minX, frame.minY, frame.width, frame.height]))
  }

  /// The left edge, the top edge, the width and the height at a time; linear between frames.
  func sides(at time: Double) -> [CGFloat] {
    guard let first = frames.first, let last = frames.last else { return [] }
    guard time > first.time else { return first.sides }
    guard time < last.time, let next = frames.firstIndex(where: { $0.time > time }) else {
      return last.sides
    }
    let (one, other) = (frames[next - 1], frames[next])
    let part = CGFloat((time - one.time) / (other.time - one.time))
    return zip(one.sides, other.sides).map { $0.interpolated(to: $1, at: part) }
  }
}
