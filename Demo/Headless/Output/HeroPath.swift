import MatchCut
@_spi(Simulator) import UIKit
import UIKitFilm
@_spi(Simulator) import UIKitSimulator

/// A finger's path on the photo, by which its script is tested.
///
/// The simulator records what the kit shows on the path, and a check plays the same samples in the
/// script of the page.
struct HeroPath {
  enum Step {
    case touch(CGFloat, CGFloat)
    case move(right: CGFloat = 0, down: CGFloat = 0, frames: Int)
    case wait(frames: Int)
    case lift
  }

  let name: String
  /// Whether the photo is open at the start.
  var isOpen = true
  let steps: [Step]

  static let all: [HeroPath] = [
    HeroPath(
      name: "released near its place",
      steps: pull(right: 8, down: 90, in: 30) + [.wait(frames: 12), .lift, .wait(frames: 50)]),
    HeroPath(
      name: "released far from it",
      steps: pull(right: -50, down: 330, in: 40) + [.wait(frames: 12), .lift, .wait(frames: 60)]),
    HeroPath(
      name: "flicked", steps: pull(right: 20, down: 110, in: 5) + [.lift, .wait(frames: 60)]),
    HeroPath(
      name: "diagonally, and thrown up",
      steps: pull(right: 90, down: 180, in: 24)
        + [.move(right: 30, down: -60, frames: 3), .lift, .wait(frames: 60)]),
    HeroPath(
      name: "to both sides",
      steps: pull(down: 40, in: 10) + [
        .move(right: 160, frames: 20), .move(right: -330, down: 10, frames: 30), .lift,
        .wait(frames: 60),
      ]),
    HeroPath(
      name: "back beyond its place",
      steps: pull(right: 10, down: 60, in: 12) + [
        .move(right: 15, down: -260, frames: 24), .wait(frames: 12), .lift, .wait(frames: 50),
      ]),
    HeroPath(
      name: "caught as it leaves, and kept",
      steps: pull(right: 30, down: 200, in: 10) + [.lift, .wait(frames: 5), .touch(150, 500)] + [
        .wait(frames: 14), .move(right: 40, down: -220, frames: 20), .wait(frames: 12), .lift,
        .wait(frames: 60),
      ]),
    HeroPath(
      name: "caught as it returns, and thrown away",
      steps: pull(right: -60, down: 120, in: 30) + [.wait(frames: 12), .lift, .wait(frames: 4)] + [
        .touch(190, 420), .move(right: 60, down: 150, frames: 8), .lift, .wait(frames: 60),
      ]),
    HeroPath(
      name: "stopped as it leaves, and let go",
      steps: pull(right: 10, down: 200, in: 10) + [.lift, .wait(frames: 4), .touch(150, 500)] + [
        .wait(frames: 10), .lift, .wait(frames: 60),
      ]),
    HeroPath(
      name: "caught as it lands, and kept",
      steps: pull(right: 30, down: 200, in: 10) + [.lift, .wait(frames: 24), .touch(150, 500)] + [
        .wait(frames: 4), .move(right: 20, down: -220, frames: 20), .wait(frames: 12), .lift,
        .wait(frames: 60),
      ]),
    HeroPath(
      name: "caught as it opens", isOpen: false,
      steps: [
        .touch(80, 520), .wait(frames: 3), .lift, .wait(frames: 8), .touch(180, 450),
        .move(right: 20, down: -60, frames: 20), .move(right: -40, down: 150, frames: 14),
        .lift, .wait(frames: 60),
      ]),
  ]

  private static func pull(right: CGFloat = 0, down: CGFloat, in frames: Int) -> [Step] {
    [.touch(200, 330), .wait(frames: 2), .move(right: right, down: down, frames: frames)]
  }

  /// What the finger does, and the poses that the simulator shows; `nil` for the photo if it is
  /// closed.
  struct Record {
    var events: [(time: Double, name: String, place: CGPoint)] = []
    var poses: [(time: Double, pose: HeroPose?)] = []
  }

  /// Plays the path on a film's phone.
  @MainActor func record(on scenario: Scenario) -> Record {
    let stage = scenario.makeStage()
    let simulator = stage.simulator
    if isOpen {
      stage.tap(stage.app.photos.thumbnails[HeroRecording.thumbnail])
      stage.settle()
    }
    var record = Record()
    let origin = simulator.time
    let recording = simulator.record {
      play(on: simulator) { name, place in
        record.events.append((simulator.time - origin, name, place))
      }
    }
    guard let parts = HeroParts(in: Scene(recording)) else { return record }
    for (index, frame) in recording.frames.enumerated() where record.poses.last?.time != frame.time
    {
      record.poses.append((frame.time, HeroPose(parts, at: index)))
    }
    return record
  }

  /// Moves a finger, and notes what it does, by the names of the script's functions.
  @MainActor private func play(on simulator: Simulator, note: (String, CGPoint) -> Void) {
    var finger: Finger?
    for step in steps {
      let start = finger?.location ?? .zero
      switch step {
      case .touch(let x, let y):
        finger = simulator.touchDown(at: CGPoint(x: x, y: y))
        note("down", CGPoint(x: x, y: y))
      case .move(let right, let down, let frames):
        for frame in 1...frames {
          let part = CGFloat(frame) / CGFloat(frames)
          let place = CGPoint(x: start.x + right * part, y: start.y + down * part)
          finger?.move(to: place)
          note("move", place)
          simulator.step()
        }
      case .wait(let frames): for _ in 0..<frames { simulator.step() }
      case .lift:
        note("up", start)
        finger?.lift()
        simulator.endTurn()
      }
    }
  }
}

extension HeroPath.Record {
  /// The record as JSON, for the check in a browser.
  func json(named name: String) -> String {
    JSONText.object([
      "name": JSONText.string(name),
      "events": JSONText.array(
        events.map { time, name, place in
          let numbers = [place.x, place.y, time].map { JSONText.number($0, decimals: 4) }
          return JSONText.array([JSONText.string(name)] + numbers)
        }),
      "poses": JSONText.array(
        poses.map { time, pose in
          JSONText.array([JSONText.number(time, decimals: 4), pose?.json ?? "null"])
        }),
    ])
  }
}
