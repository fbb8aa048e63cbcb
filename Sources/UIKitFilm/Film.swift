import Foundation
import UIKit
@_spi(Simulator) import UIKitSimulator

/// What a simulated phone has shown for some time, as a drawing that plays.
///
/// The drawing is one SVG without scripts, which plays in every browser, in Markdown and in the
/// review of a change. With Reduce Motion, it stands still. The same frames always are the same
/// text, so that a film in a repository can be compared with a new one, byte by byte.
public struct Film: Sendable {
  /// What is shown beside the app's screen; everything by default.
  public var parts: FilmParts
  /// The title, which browsers show and read out.
  public var title = "Film"

  let size: CGSize
  /// The frames per second.
  let refreshRate: Int
  /// The frames, each at its time; where the phone drew nothing, the one before is repeated.
  let frames: [Frame]
  let events: [FilmEvent]
  /// The frames in which the phone lies on its side.
  package let turns: [ClosedRange<Int>]

  /// Creates a film of a recording, in which the touches are the only events.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - parts: What is shown beside the app's screen.
  public init(_ recording: Recording, showing parts: FilmParts = .all) {
    self.init(
      recording.frames, size: recording.size, refreshRate: recording.refreshRate, records: [],
      showing: parts)
  }

  init(
    _ frames: [Frame], size: CGSize, refreshRate: Int, records: [FilmEvent],
    showing parts: FilmParts
  ) {
    self.parts = parts
    self.size = size
    self.refreshRate = refreshRate
    let paced = Self.paced(frames, refreshRate: refreshRate)
    turns = paced.map { $0.isAcross(size) }.strokes
    self.frames = paced.map { $0.fitted(to: size) }
    events = (FilmEvent.touches(in: frames) + records).enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
  }

  /// Creates a film of what was recorded.
  init(_ recorder: FrameRecorder, showing parts: FilmParts) {
    let first = recorder.frames.first?.time ?? 0
    let frames = recorder.frames.map { $0.at($0.time - first) }
    self.init(
      frames, size: recorder.size, refreshRate: max(1, recorder.refreshRate / recorder.stride),
      records: FilmEvent.records(of: recorder, from: recorder.start + first), showing: parts)
  }

  /// The frames, repeated for as long as the phone drew no other.
  ///
  /// A commit that is a frame of its own is at the time of the frame before, and moves those behind
  /// it on by one.
  private static func paced(_ frames: [Frame], refreshRate: Int) -> [Frame] {
    var paced: [Frame] = []
    var commits = 0
    for frame in frames {
      if let last = paced.last {
        if frame.time == last.time { commits += 1 }
        let place = Int((frame.time * Double(refreshRate)).rounded()) + commits
        while paced.count < place {
          paced.append(last.at(Double(paced.count - commits) / Double(refreshRate)))
        }
      }
      paced.append(frame)
    }
    return paced
  }

  /// The number of frames.
  package var frameCount: Int { frames.count }

  /// The simulated seconds from the first frame to the last one.
  public var duration: Double { frames.last?.time ?? 0 }

  /// The drawing, which plays.
  public var svg: String {
    let scene = scene
    let poster = scene.poster
    return AnimatedSVG(
      scene: scene, title: title, summary: summary, poster: poster, parts: parts,
      timeline: timeline
    ).document()
  }

  /// Writes the drawing to a file.
  ///
  /// - Parameter path: The path of the file, whose folder exists; it is replaced if it exists.
  /// - Throws: The error of Foundation if the file cannot be written.
  public func write(to path: String) throws {
    try Data(svg.utf8).write(to: URL(fileURLWithPath: path))
  }

  /// Draws one frame, without the line of times.
  ///
  /// - Parameter seconds: The time in simulated seconds; the first frame before the film, and the
  ///   last one after it.
  /// - Returns: An SVG.
  public func frame(at seconds: Double) -> String {
    StillSVG(title: title, columns: [still(index(at: seconds))]).document()
  }

  /// The size of a frame in a strip, as a fraction of that in the film.
  private static let stripScale = 0.4

  /// Draws some moments side by side, from the first frame to the last one, at equal distances.
  ///
  /// - Parameter count: The number of moments: at least 1, and at most that of the frames.
  /// - Returns: An SVG that does not move.
  public func strip(of count: Int) -> String {
    let last = frames.count - 1
    let steps = min(max(count, 1) - 1, last)
    let moments = (0...steps).map { step in
      Int((Double(step * last) / Double(max(steps, 1))).rounded())
    }
    let columns = moments.map { still($0, caption: Markup.seconds(frames[$0].time)) }
    var strip = StillSVG(title: title, columns: columns, scale: Self.stripScale)
    strip.below = timeline.map { timeline in
      { width in
        let panel = timeline.paint(width: width, prefix: "t", poster: last, moments: moments)
        return (panel.markup, panel.height)
      }
    }
    return strip.document()
  }

  /// The last frame that was drawn by a time.
  package func index(at seconds: Double) -> Int {
    frames.lastIndex { $0.time <= seconds + 1e-6 } ?? 0
  }

  /// A picture of one frame.
  func still(_ index: Int, caption: String? = nil, overlay: String = "") -> StillSVG.Column {
    let scene = Scene(size: size, refreshRate: refreshRate, frames: Array(frames[index...index]))
    return StillSVG.Column(scene: scene, parts: parts, caption: caption, overlay: overlay)
  }

  /// The frames as one tree, for a page.
  package var scene: Scene { Scene(size: size, refreshRate: refreshRate, frames: frames) }

  private var timeline: Timeline? {
    guard parts.contains(.timeline) else { return nil }
    return Timeline(
      events: events.map { (frame: index(at: $0.time), event: $0) },
      touches: frames.map { !$0.touches.isEmpty }, duration: duration)
  }

  private var summary: String {
    "\(Markup.seconds(duration)), \(frames.count) frames, "
      + "\(events.count { $0.kind == .fault }) faults"
  }
}
