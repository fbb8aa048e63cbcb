import Foundation
import Synchronization
import UIKitFilm
@_spi(Simulator) import UIKitSimulator

/// A save that goes on while the phone does: actions are repeated between its frames, and the files
/// are written on another thread.
@MainActor final class LiveSave {
  /// The number of frames that are repeated between two frames of the phone.
  private static let framesAtOnce = 2

  /// What is known when all actions were repeated.
  private struct Work: Sendable {
    let name: String
    let folder: URL
    let script: String
    let size: CGSize
    let frames: [Frame]
    let faults: [String]
  }

  private let name: String
  private let folder: URL
  private let script: String
  private let perform: (@escaping @Sendable () -> Void) -> Void
  /// The recording, until all actions were repeated.
  private var recording: LiveRecording?
  private let result = Result()

  /// Begins to save.
  ///
  /// - Parameters:
  ///   - history: What was done.
  ///   - name: The name that the files begin with.
  ///   - folder: The folder, which is created if it is missing.
  ///   - perform: Runs the work on another thread.
  init(
    _ history: LiveHistory, as name: String, in folder: URL,
    perform: @escaping (@escaping @Sendable () -> Void) -> Void
  ) {
    self.name = name
    self.folder = folder
    self.perform = perform
    script = TestScript(history: history).text
    recording = LiveRecording(history: history)
  }

  /// Whether there is work to do on this thread.
  var isRepeating: Bool { recording != nil }

  /// Does some work, and returns the outcome, if there is one.
  func advance() -> LiveArchive.Outcome? {
    if let recording, recording.advance(by: Self.framesAtOnce) {
      self.recording = nil
      guard recording.frames.count > 1 else { return .refused("Nothing has happened yet.") }
      let work = Work(
        name: name, folder: folder, script: script, size: recording.size,
        frames: recording.frames, faults: recording.faults)
      perform { [result] in
        let outcome = Self.write(work)
        result.value.withLock { $0 = outcome }
      }
    }
    return result.value.withLock { $0 }
  }

  private final class Result: Sendable {
    let value = Mutex<LiveArchive.Outcome?>(nil)
  }

  nonisolated private static func write(_ work: Work) -> LiveArchive.Outcome {
    let scenario = Scenario(
      id: work.name, group: .hand, title: "What was done by hand",
      summary: "Recorded from the live phone. The test beside it repeats it.",
      code: .written(work.script), script: { _ in })
    let scene = Scene(
      size: work.size, refreshRate: LiveRecording.frameRate, frames: work.frames)
    let performance = Performance(scenario: scenario, scene: scene, faults: work.faults)
    do {
      let gallery = Gallery(folder: work.folder)
      try gallery.makeFolder()
      try gallery.writePicture(performance)
      try gallery.write(GalleryPage(performances: [performance]).html(), to: work.name + ".html")
      try gallery.write(work.script, to: work.name + ".swift")
      return .saved(work.name)
    } catch {
      return .refused("Cannot write to \(work.folder.path): \(error.localizedDescription)")
    }
  }
}
