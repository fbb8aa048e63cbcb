import MeasuredMotion
import UIKit
import UIKitFilm

/// The system's motion over the player of the kit's: an outline on the screen, and two curves below.
struct SystemMarkup {
  let comparisons: [Comparison]
  let frameCount: Int
  /// The frames per second.
  let refreshRate: Int
  /// What the ids of moving parts begin with.
  let prefix: String

  private var id: String { prefix + "Y" }
  /// Whether the two screens do not move alike.
  private var isContrast: Bool { comparisons.contains { $0.contrast != nil } }
  /// Whether the system's screen is computed rather than measured frame by frame.
  private var isComputed: Bool { comparisons.contains(where: \.trace.isComputed) }

  init(of performance: Performance, prefix: String) {
    comparisons = performance.comparisons
    frameCount = performance.scene.frameCount
    refreshRate = performance.scene.refreshRate
    self.prefix = prefix
  }

  /// The outline of the system's screen, in front of the kit's, as in the poster frame.
  func overlay(poster: Int) -> PhonePicture.Overlay {
    let motions = motions
    return PhonePicture.Overlay(
      markup: outline(of: motions, poster: poster), motions: motions)
  }

  private func outline(of motions: [Motion], poster: Int) -> String {
    let values = motions.map { $0.track.values(at: Double(poster)) }
    guard values.count == 2 else { return "" }
    // A screen that is somewhere else is tinted, so that it is seen as one.
    let fill = isContrast ? "#1e9bff\" fill-opacity=\".16" : "none"
    return BoxMarkup(box: values[0]).rect(
      id: id,
      attributes: " class=\"system\" opacity=\"\(Int(values[1][0]))\" fill=\"\(fill)\""
        + " stroke=\"#1e9bff\" stroke-width=\"3\" stroke-dasharray=\"9 6\"")
  }

  /// How the outline moves; between two measured motions it is not there.
  private var motions: [Motion] {
    if comparisons.isEmpty { return [] }
    var boxes: [Track.Key] = []
    var shown = [Track.Key(frame: 0, values: [0])]
    for comparison in comparisons {
      let last = comparison.firstFrame + comparison.system.count - 1
      boxes += comparison.system.enumerated().map {
        Track.Key(frame: comparison.firstFrame + $0, values: $1 + [0])
      }
      let first = comparison.firstFrame
      shown += [(first, 0.0), (first, 1), (last, 1), (last, 0)].map {
        Track.Key(frame: $0, values: [$1])
      }
    }
    return [
      Motion(target: id, kind: .box, track: Track(keys: boxes)),
      Motion(target: id, kind: .opacity, track: Track(keys: shown)),
    ]
  }

  /// How far the two are apart in each frame, as JSON: `[[frame, distance, …], …]`.
  var distances: String {
    JSONText.array(
      comparisons.map { comparison in
        JSONText.array(
          ["\(comparison.firstFrame)"]
            + comparison.distances.map { JSONText.number($0, decimals: 1) })
      })
  }

  /// Both curves, with their distance; empty if nothing was measured.
  var curves: String {
    guard !comparisons.isEmpty else { return "" }
    let figures = comparisons.map { comparison in
      if let contrast = comparison.contrast { return "<li>\(Markup.escaped(contrast))</li>" }
      let (rms, worst) = (comparison.deviation.rms, comparison.deviation.worst)
      return "<li>\(comparison.trace.description): <b>\(number(rms))</b> pt apart, "
        + "\(number(worst)) at most</li>"
    }
    let system = isComputed ? "drawn" : "measured"
    return """
      <div class="curves">
      <p><button type="button" class="outline" aria-pressed="true">System’s outline</button>\
      <output></output></p>
      <div class="plot"><svg viewBox="0 0 1000 100" preserveAspectRatio="none" \
      aria-hidden="true"><path class="kit" d="\(curve)"/>\
      <path class="\(system)" d="\(isComputed ? line : dots)"/></svg><i></i></div>
      <p class="axes"><span>\(sideName), \(axis)</span>\
      <span><i class="kit"></i>MatchCut <i class="\(system)"></i>\
      \(isComputed ? Self.computed : "measured")</span></p>
      <ul>\(figures.joined())</ul>
      <p class="source">Measured by others on \(devices).</p>
      </div>
      """
  }

  /// Where the system's motions were measured.
  private var devices: String {
    var devices: [String] = []
    for device in comparisons.map(\.trace.source.device) where !devices.contains(device) {
      devices.append(device)
    }
    return devices.joined(separator: ", and on ")
  }

  /// The name of a screen that is computed.
  static let computed = "the system’s, drawn from measured constants, not Apple’s code"

  /// The side that is drawn.
  private var sideName: String { ["Left edge", "Top edge", "Width", "Height"][side.index] }

  /// The range of the vertical axis, in points, and of the horizontal one, in seconds.
  private var axis: String {
    let (_, least, most) = side
    let seconds = Double(frameCount - 1) / Double(refreshRate)
    return "\(Int(least.rounded())) to \(Int(most.rounded())) pt, "
      + "over \(JSONText.number(seconds, decimals: 1)) s"
  }

  private func number(_ points: CGFloat) -> String {
    JSONText.number(Double(points), decimals: 1)
  }

  /// The side that is drawn, with its least and its largest value: of those that were measured, that
  /// which moves most.
  private var side: (index: Int, least: Double, most: Double) {
    let all = comparisons.flatMap { $0.system + $0.own }
    let count = comparisons.map(\.sideCount).min() ?? 0
    let sides = (0..<count).map { index in
      let values = all.map { $0[index] }
      return (index: index, least: values.min() ?? 0, most: values.max() ?? 0)
    }
    return sides.max { $0.most - $0.least < $1.most - $1.least } ?? (0, 0, 0)
  }

  private func point(_ frame: Double, _ value: Double) -> String {
    let (_, least, most) = side
    let x = frame / Double(max(frameCount - 1, 1)) * 1000
    return Markup.numbers([x, 96 - (value - least) / max(most - least, 1) * 92])
  }

  /// The kit's curve.
  private var curve: String { curve(\.own) }

  /// The system's, if it is computed.
  private var line: String { curve(\.system) }

  private func curve(_ screen: KeyPath<Comparison, [[Double]]>) -> String {
    let side = side.index
    return comparisons.map { comparison in
      let points = comparison[keyPath: screen].enumerated().map { index, sides in
        point(Double(comparison.firstFrame + index), sides[side])
      }
      return "M" + points.joined(separator: "L")
    }.joined()
  }

  /// The system's, as far as it was measured.
  private var dots: String {
    let side = side.index
    return comparisons.map { comparison in
      comparison.measured.map { frame in
        let index = Int(frame.rounded()) - comparison.firstFrame
        let nearest = min(max(index, 0), comparison.system.count - 1)
        let place = min(max(frame, Double(comparison.firstFrame)), Double(frameCount))
        return "M\(point(place, comparison.system[nearest][side]))h0"
      }.joined()
    }.joined()
  }
}
