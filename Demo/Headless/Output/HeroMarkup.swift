import MatchCut
import UIKit
import UIKitFilm

/// The drawing of a photo that visitors drag, and what its script needs to know.
struct HeroMarkup {
  private let recording: HeroRecording
  private let picture: PhonePicture

  /// Draws a recorded photo.
  init(_ recording: HeroRecording, definitions: Definitions) {
    self.recording = recording
    picture = PhonePicture(
      recording.scene, poster: 0, prefix: Self.prefix, precision: .fine, definitions: definitions,
      overlay: PhonePicture.Overlay(), parts: FilmParts.all.subtracting(.fingers))
  }

  /// The prefix of the ids of the parts that move.
  static let prefix = "h"

  /// The photo, in a group that the script shows instead of the film.
  var markup: String { "<g class=\"held\">\(picture.markup)</g>" }

  /// What moves in the drawing.
  var motions: [Motion] { picture.motions }

  /// The data of the script, as JSON.
  var data: String {
    let size = recording.scene.size
    let drag = DragMeasurements(.downwards, in: size)
    return JSONText.object([
      "parts": parts,
      "names": JSONText.array(HeroPose.names.map(JSONText.string)),
      "rest": recording.rest.json, "away": recording.away.json,
      "opening": poses(recording.opening), "film": poses(recording.film),
      "rate": "\(recording.scene.refreshRate)",
      "picture": numbers(recording.picture), "cover": number(recording.coverScale),
      "fades": table(recording.fades, precision: [0.01, 0.01]),
      "along": table(
        sampling(-600, through: Double(size.height)) { pull in
          pull < 0
            ? [-drag.distanceBack(after: -pull), 1, 0]
            : [drag.distance(after: pull), drag.scale(after: pull), drag.crop(after: pull)]
        }, precision: [0.1, 2e-4, 1e-4]),
      "across": table(
        sampling(0, through: 800) { [drag.distanceAcross(after: $0)] }, precision: [0.1]),
      "progress": table(
        sampling(0, through: 1200) { [DragProgress.value(at: $0 / Double(size.height))] },
        precision: [0.001]),
      "slop": number(drag.slop), "limit": number(DragProgress.limit),
      // The distance before a pan begins (G), how long what a finger holds takes to fade, and the
      // progress at which the photo's screen changes the status bar.
      "hysteresis": "10", "fade": "0.15", "bright": "0.08",
      "springs": JSONText.object([
        "away": Self.json(DragSprings.away), "rest": Self.json(DragSprings.back),
      ]),
      "release": release,
    ])
  }

  /// The rule that decides where a released photo flies.
  private var release: String {
    let rule = DragRelease()
    let rate = UIScrollView.DecelerationRate.normal.rawValue
    return JSONText.object([
      "distance": number(rule.distance), "flick": number(rule.speed),
      "angle": number(DragRelease.flickAngle), "rest": number(DragRelease.restSpeed),
      "projection": number(rate / (1 - rate) / 1000),
    ])
  }

  /// The ids of the parts of the drawing that move, by their names.
  var ids: [(name: String, id: String)] {
    recording.parts.named.map { ($0, Self.prefix + String($1.id, radix: 36)) } + [
      ("darkBar", Self.prefix + StatusBarDrawing.Tone.dark.rawValue),
      ("lightBar", Self.prefix + StatusBarDrawing.Tone.light.rawValue),
    ]
  }

  private var parts: String {
    "{" + ids.map { "\"\($0)\":\"\($1)\"" }.joined(separator: ",") + "}"
  }

  private static func json(_ springs: DragSprings) -> String {
    func json(_ spring: DragSpring) -> String {
      JSONText.array(
        [spring.response, spring.dampingRatio].map { JSONText.number($0, decimals: 4) })
    }
    return JSONText.object(["position": json(springs.position), "size": json(springs.size)])
  }

  private func number(_ value: Double) -> String { JSONText.number(value, decimals: 4) }
  private func numbers(_ values: [Double]) -> String { JSONText.array(values.map(number)) }

  /// Poses by their frames.
  private func poses(_ poses: [HeroPose]) -> String {
    table(
      poses.enumerated().map { [Double($0)] + $1.values }, precision: HeroPose.precision)
  }

  private func sampling(
    _ start: Double, through end: Double, _ values: (Double) -> [Double]
  ) -> [[Double]] {
    stride(from: start, through: end, by: 1).map { [$0] + values($0) }
  }

  /// Rows of values, each after the number by which it is looked up: as few as it takes to find all
  /// others between them with a precision.
  private func table(_ rows: [[Double]], precision: [Double]) -> String {
    var kept = Array(rows.prefix(1))
    var start = 0
    for end in rows.indices.dropFirst() {
      let isStraight = (start..<end).allSatisfy { index in
        let part = (rows[index][0] - rows[start][0]) / (rows[end][0] - rows[start][0])
        return precision.indices.allSatisfy { column in
          let (first, last) = (rows[start][column + 1], rows[end][column + 1])
          return abs(rows[index][column + 1] - first - (last - first) * part) <= precision[column]
        }
      }
      if !isStraight {
        kept.append(rows[end - 1])
        start = end - 1
      }
    }
    return JSONText.array((kept + rows.suffix(1)).map(numbers))
  }
}
