import Foundation

/// The difference of a film and a trace, in points.
package struct MotionDeviation: CustomStringConvertible {
  /// The root mean square, over all sides of all rows.
  package let rms: CGFloat
  /// The largest one.
  package let worst: CGFloat
  /// The offset of the trace's clock, in seconds.
  package let lead: Double

  init(lead: Double, _ differences: [CGFloat]) {
    self.lead = lead
    let squares = differences.reduce(0) { $0 + $1 * $1 }
    // Without data, there is no match.
    rms = differences.isEmpty ? .infinity : (squares / CGFloat(differences.count)).squareRoot()
    worst = differences.map(abs).max() ?? .infinity
  }

  package var description: String {
    func rounded(_ number: CGFloat) -> CGFloat { (number * 100).rounded() / 100 }
    return "\(rounded(rms)) pt rms, \(rounded(worst)) at worst, \(rounded(lead * 1000)) ms late"
  }
}

/// The visible frame of a screen over time.
package struct MotionFilm {
  private var frames: [(time: Double, sides: [CGFloat])] = []

  package init() {}

  /// Adds the visible frame at a time, in seconds, later than the previous ones.
  ///
  /// A screen that is not in the window is not visible.
  package mutating func add(_ frame: CGRect, at time: Double) {
    guard !frame.isEmpty else { return }
    frames.append((time, [frame.minX, frame.minY, frame.width, frame.height]))
  }

  /// The left edge, the top edge, the width and the height at a time; linear between frames.
  package func sides(at time: Double) -> [CGFloat] {
    guard let first = frames.first, let last = frames.last else { return [] }
    guard time > first.time else { return first.sides }
    guard time < last.time, let next = frames.firstIndex(where: { $0.time > time }) else {
      return last.sides
    }
    let (one, other) = (frames[next - 1], frames[next])
    let part = CGFloat((time - one.time) / (other.time - one.time))
    return zip(one.sides, other.sides).map { $0 + ($1 - $0) * part }
  }
}
