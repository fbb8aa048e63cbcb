import UIKit
@_spi(Simulator) import UIKitSimulator

/// Repeats the actions of a phone on another one, and records the end.
@MainActor struct LiveRecording {
  /// The longest recording, in simulated seconds.
  static let length = 12.0
  /// The frames per second of a recording, whatever the phone's.
  private static let frameRate = 60

  let history: LiveHistory

  /// Plays all actions, and returns the recording and the faults.
  func play() -> (scene: Scene, faults: [String]) {
    let start = start
    let phone = LivePhone(history.start)
    let origin = phone.simulator.time
    var frames: [Frame] = []
    func record() {
      let time = phone.simulator.time - origin - start
      let isDue = time * Double(Self.frameRate) > Double(frames.count) - 1e-3
      if time > -1e-6, isDue { frames.append(phone.simulator.frame) }
    }
    record()
    history.play(on: phone) { record() }
    let scene = Scene(
      size: phone.simulator.window.bounds.size, refreshRate: Self.frameRate, frames: frames)
    return (scene, phone.simulator.faults.map(\.description))
  }

  /// The beginning of the recording, so that it is not too long and the phone does not rotate in
  /// it.
  private var start: Double {
    var time = 0.0
    var turn = 0.0
    var rate = 60
    for entry in history.entries {
      switch entry {
      case .action(.refreshRate(let new)): rate = new
      case .action(.landscape): turn = time
      case .action: break
      case .frames(let count): time += Double(count) / Double(rate)
      }
    }
    return max(turn, time - Self.length)
  }
}
