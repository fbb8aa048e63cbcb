import UIKit
@_spi(Simulator) import UIKitSimulator

/// Repeats the actions of a phone on another one, some at a time, and records the end.
@MainActor final class LiveRecording {
  /// The longest recording, in simulated seconds.
  static let length = 12.0
  /// The frames per second of a recording, whatever the phone's.
  nonisolated static let frameRate = 60

  private let history: LiveHistory
  private let phone: LivePhone
  private let origin: Double
  /// When the recording begins, in simulated seconds.
  private let start: Double
  /// The entry of the history that comes next, and how many of its frames were played.
  private var next = (entry: 0, frame: 0)
  private(set) var frames: [Frame] = []

  init(history: LiveHistory) {
    self.history = history
    start = Self.start(of: history)
    phone = LivePhone(history.start)
    origin = phone.simulator.time
    record()
  }

  /// The size of the screen at the end, which is that of all frames.
  var size: CGSize { phone.simulator.window.bounds.size }
  var faults: [String] { phone.simulator.faults.map(\.description) }

  /// Repeats a number of frames, with the actions before them.
  ///
  /// - Parameter count: The number of frames.
  /// - Returns: Whether everything was repeated.
  func advance(by count: Int = .max) -> Bool {
    var rest = count
    while next.entry < history.entries.count {
      switch history.entries[next.entry] {
      case .action(let action): phone.perform(action)
      case .frames(let count):
        while next.frame < count {
          guard rest > 0 else { return false }
          rest -= 1
          next.frame += 1
          phone.step()
          record()
        }
      }
      next = (next.entry + 1, 0)
    }
    return true
  }

  private func record() {
    let time = phone.simulator.time - origin - start
    let isDue = time * Double(Self.frameRate) > Double(frames.count) - 1e-3
    if time > -1e-6, isDue { frames.append(phone.simulator.frame) }
  }

  /// The beginning of the recording, so that it is not too long and the phone does not rotate in
  /// it.
  private static func start(of history: LiveHistory) -> Double {
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
    return max(turn, time - length)
  }
}
