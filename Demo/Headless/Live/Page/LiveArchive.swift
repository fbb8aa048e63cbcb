import Foundation

/// Saves what was done by hand, as a page and a picture of the gallery and as a test.
@MainActor final class LiveArchive {
  /// The result of saving.
  enum Outcome: Equatable {
    /// The name that the files begin with.
    case saved(String)
    /// The reason, in a sentence.
    case refused(String)
  }

  private let folder: URL
  private var responses: [String: HTTPResponse] = [:]

  init(folder: URL) {
    self.folder = folder
  }

  /// The response for a path, if this archive has saved it.
  func response(to path: String) -> HTTPResponse? { responses[path] }

  /// Saves what was done to a phone.
  func save(_ phone: LivePhone) -> Outcome {
    let history = phone.history
    guard !history.isTooLong else {
      return .refused("That is too much to save. Start over, and save earlier.")
    }
    let recording = LiveRecording(history: history).play()
    guard recording.scene.frameCount > 1 else { return .refused("Nothing has happened yet.") }
    let name = freeName()
    let script = TestScript(history: history).text
    let scenario = Scenario(
      id: name, group: .hand, title: "What was done by hand",
      summary: "Recorded from the live phone. The test beside it repeats it.",
      code: script, script: { _ in })
    let performance = Performance(
      scenario: scenario, scene: recording.scene, faults: recording.faults)
    do {
      let gallery = Gallery(folder: folder)
      try gallery.makeFolder()
      try gallery.writePicture(performance)
      try gallery.write(GalleryPage(performances: [performance]).html(), to: name + ".html")
      try gallery.write(script, to: name + ".swift")
      try keep(name)
      return .saved(name)
    } catch {
      return .refused("Cannot write to \(folder.path): \(error.localizedDescription)")
    }
  }

  private func freeName() -> String {
    var number = 1
    while FileManager.default.fileExists(
      atPath: folder.appendingPathComponent("live-\(number).html").path)
    {
      number += 1
    }
    return "live-\(number)"
  }

  /// Serves the files.
  private func keep(_ name: String) throws {
    let types = ["html": "text/html", "svg": "image/svg+xml", "swift": "text/plain"]
    for (suffix, type) in types {
      let file = folder.appendingPathComponent("\(name).\(suffix)")
      let text = try String(contentsOf: file, encoding: .utf8)
      responses["/saved/\(name).\(suffix)"] = HTTPResponse(text, type: type)
    }
  }
}

extension LiveArchive.Outcome {
  /// The outcome as a message to a page.
  var message: String {
    switch self {
    case .saved(let name): "{\"saved\":\(JSONText.string(name))}"
    case .refused(let reason): "{\"notice\":\(JSONText.string(reason))}"
    }
  }
}
