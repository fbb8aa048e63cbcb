import UIKit
@_spi(Simulator) import UIKitSimulator

/// What happened at a time of a film.
struct FilmEvent: Sendable, Equatable {
  enum Kind: Sendable {
    case touch
    case log
    case hint
    case fault
  }

  let kind: Kind
  /// The seconds since the film began.
  let time: Double
  let text: String

  /// What was logged, from a simulated time on.
  static func records(of recorder: FrameRecorder, from start: Double) -> [FilmEvent] {
    let log = recorder.log.map { (Kind.log, $0.time, $0.message) }
    let hints = recorder.hints.map { (Kind.hint, $0.time, "[\($0.fact)] \($0.message)") }
    let faults = recorder.faults.map { (Kind.fault, $0.time, "[\($0.fact)] \($0.message)") }
    let events = (log + hints + faults).filter { $0.1 >= start - 1e-6 }
      .map { FilmEvent(kind: $0, time: max(0, $1 - start), text: $2) }
    guard recorder.isTruncated else { return events }
    let text = "the film begins at \(Markup.seconds(start)): only the end of a long one is kept"
    return [FilmEvent(kind: .log, time: 0, text: text)] + events
  }

  /// The touches that begin and end: after one frame, and before the next one, which shows it.
  static func touches(in frames: [Frame]) -> [FilmEvent] {
    zip(frames, frames.dropFirst()).flatMap { frame, next in
      let lifts = frame.fingers.filter { !next.fingers.contains($0) }.map { _ in "lift" }
      let touches = zip(next.fingers, next.touches).filter { !frame.fingers.contains($0.0) }
        .map { _, point in
          "touch at " + Markup.numbers([point.x, point.y].map(Double.init), separator: ", ")
        }
      return (lifts + touches).map { FilmEvent(kind: .touch, time: frame.time, text: $0) }
    }
  }
}
