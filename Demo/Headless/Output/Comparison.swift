import MeasuredMotion
import UIKit
import UIKitSimulator

/// A screen of the system's, as it was measured, beside that of a recording.
struct Comparison {
  /// What a script says of a moment.
  struct Claim {
    let view: UIView
    let trace: MotionTrace
    /// When the trace begins, in simulated seconds.
    let start: Double
    /// Where the view is seen when the trace begins; null if that is later.
    let place: CGRect
    /// How long a trace of one moment holds, in seconds.
    let hold: Double
    /// What the system's screen does instead, in a sentence; nil if the two move alike.
    let contrast: String?
  }

  let trace: MotionTrace
  /// What the system's screen does instead, in a sentence; nil if the two move alike.
  let contrast: String?
  let deviation: MotionDeviation
  /// The first frame for which the system's screen is known.
  let firstFrame: Int
  /// The left edge, the top edge, the width and the height of the system's screen in that frame and
  /// those after it.
  let system: [[Double]]
  /// The same of the kit's screen.
  let own: [[Double]]
  /// The times at which the system's screen was measured, in frames of the recording.
  let measured: [Double]

  /// Compares a recording.
  ///
  /// - Parameters:
  ///   - claim: What is compared.
  ///   - origin: When the recording began, in simulated seconds.
  ///   - recording: The recording.
  @MainActor init?(_ claim: Claim, origin: Double, recording: Recording) {
    let trace = claim.trace
    var film = MotionFilm()
    film.add(claim.place, at: 0)
    let times = recording.frames.map { $0.time + origin - claim.start }
    for (frame, time) in zip(recording.frames, times) where time > 0 {
      film.add(frame.visibleFrame(of: claim.view), at: time)
    }
    let deviation = trace.deviation(of: film)
    let whole = [0, 0, recording.size.width, recording.size.height]
    var seen: [(frame: Int, system: [Double], own: [Double])] = []
    for (frame, time) in times.enumerated() {
      guard
        let differences = trace.differences(
          from: film, lead: deviation.lead, at: time, hold: claim.hold)
      else { continue }
      let own = film.sides(at: time)
      let system = whole.indices.map { side in
        // A side that was not measured is the screen's.
        (side < differences.count ? differences[side].map { own[side] + $0 } : nil) ?? whole[side]
      }
      seen.append((frame, system.map { Double($0) }, own.map { Double($0) }))
    }
    guard let first = seen.first else { return nil }
    self.trace = trace
    contrast = claim.contrast
    self.deviation = deviation
    firstFrame = first.frame
    system = seen.map(\.system)
    own = seen.map(\.own)
    measured = trace.rows.map {
      ($0.time - deviation.lead - origin + claim.start) * Double(recording.refreshRate)
    }
  }

  /// The number of sides that were measured.
  var sideCount: Int { trace.rows.first?.sides.count ?? 0 }

  /// How far the sides that were measured are apart, at most, in the first frame and those after it.
  var distances: [Double] {
    let count = sideCount
    return zip(system, own).map { system, own in
      zip(system, own).prefix(count).map { abs($0 - $1) }.max() ?? 0
    }
  }

  /// How far apart two screens have to be that do not move alike, in points.
  private static let leastContrast: CGFloat = 100

  /// What is wrong if the two are farther apart than the tests allow, or too close for a contrast.
  var breach: String? {
    if contrast != nil {
      return deviation.worst > Self.leastContrast
        ? nil : "Promised to move unlike “\(trace)”, but: \(deviation)."
    }
    return deviation.rms < trace.limit
      ? nil : "Promised to move like “\(trace)”, but: \(deviation)."
  }
}
