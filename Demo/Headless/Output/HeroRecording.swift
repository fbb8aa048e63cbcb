import MatchCut
@_spi(Simulator) import UIKit
import UIKitFilm
@_spi(Simulator) import UIKitSimulator

/// What the simulator records for the photo that visitors of the page drag.
struct HeroRecording {
  /// A drag of the open photo, and its flight to the thumbnail, for the drawing.
  let scene: Scene
  let parts: HeroParts
  /// The photo in its place, as a finger takes it, and at its thumbnail.
  let rest: HeroPose
  let away: HeroPose
  /// The photo in each frame of its opening.
  let opening: [HeroPose]
  /// The photo in each frame of the film; at the thumbnail while it is closed.
  let film: [HeroPose]

  /// Records the photo of a film; `nil` if that shows none.
  @MainActor init?(of film: Performance) {
    let stage = film.scenario.makeStage()
    let open = Scene(
      stage.simulator.record {
        stage.tap(stage.app.photos.thumbnails[Self.thumbnail])
        stage.settle()
      })
    let scene = Scene(
      stage.simulator.record {
        // Down and sideways, so that all that may move does.
        stage.drag(from: Self.touch, [Stroke(right: 40, down: 240, in: 0.8, hold: 0.2)])
        stage.settle()
      })
    guard let opened = HeroParts(in: open), let parts = HeroParts(in: scene),
      let filmed = HeroParts(in: film.scene)
    else { return nil }
    self.scene = scene
    self.parts = parts
    let shown = (0..<open.frameCount).filter { opened.shadow.states[$0] != nil }
      .compactMap { HeroPose(opened, at: $0) }
    let dragged = (0..<scene.frameCount).first { parts.shadow.states[$0] != nil } ?? 0
    guard let first = shown.first, let taken = HeroPose(parts, at: dragged) else { return nil }
    let rest = HeroPose(values: taken.values.dropLast(2) + [1, 0])
    let away = HeroPose(before: first, on: rest)
    (self.rest, self.away) = (rest, away)
    opening = [away] + shown + [rest]
    self.film = (0..<film.scene.frameCount).map { HeroPose(filmed, at: $0) ?? away }
  }

  /// The thumbnail that the film opens, by its index.
  static let thumbnail = 2
  /// Where a finger touches the open photo.
  static let touch = CGPoint(x: 200, y: 330)

  /// The frames in which the photo has been taken, with their progress.
  private var held: [(frame: Int, progress: Double)] {
    (0..<scene.frameCount).compactMap { frame in
      guard parts.shadow.states[frame] != nil else { return nil }
      return HeroPose(parts, at: frame).map { (frame, $0["p"]) }
    }
  }

  /// The opacities of the shadow and of the thumbnail's picture, by the progress.
  var fades: [[Double]] {
    held.sorted { $0.progress < $1.progress }.map { frame, progress in
      let parts = [parts.shadowOfPicture, parts.cover]
      return [progress] + parts.map { $0.states[frame]?.opacity ?? 0 }
    }
  }

  /// The left, top, width, height and corner radius of the picture that flies alone.
  var picture: [Double] {
    let frames = held.map(\.frame)
    guard let first = frames.first, let top = parts.cover.states[first],
      let last = frames.compactMap({ parts.picture.states[$0] }).max(by: { $0.box[4] < $1.box[4] })
    else { return [] }
    return Array(top.matrix.values.suffix(2)) + last.box.suffix(3)
  }

  /// The scale of the thumbnail's picture above that of the photo.
  var coverScale: Double {
    held.first.flatMap { parts.cover.states[$0.frame]?.matrix.values[0] } ?? 1
  }
}
