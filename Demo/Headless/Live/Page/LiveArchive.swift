import Foundation
import WebServer

/// Saves what was done by hand, as a page and a picture of the gallery and as a test.
@MainActor final class LiveArchive {
  /// The result of saving.
  enum Outcome: Equatable, Sendable {
    /// The name that the files begin with.
    case saved(String)
    /// The reason, in a sentence.
    case refused(String)
  }

  private let folder: URL
  private let perform: (@escaping @Sendable () -> Void) -> Void
  private var responses: [String: HTTPResponse] = [:]

  /// Creates an archive.
  ///
  /// - Parameters:
  ///   - folder: The folder for the files, which is created if it is missing.
  ///   - perform: Runs work on another thread.
  init(
    folder: URL,
    perform: @escaping (@escaping @Sendable () -> Void) -> Void = { Thread.detachNewThread($0) }
  ) {
    self.folder = folder
    self.perform = perform
  }

  /// The response for a path, if this archive has saved it.
  func response(to path: String) -> HTTPResponse? { responses[path] }

  /// Begins to save what was done to a phone; nil if that is too much.
  func save(_ phone: LivePhone) -> LiveSave? {
    guard !phone.history.isTooLong else { return nil }
    return LiveSave(phone.history, as: freeName(), in: folder, perform: perform)
  }

  /// Serves the files of a save that has ended, and returns its outcome.
  func keep(_ outcome: Outcome) -> Outcome {
    guard case .saved(let name) = outcome else { return outcome }
    do {
      try keep(name)
      return outcome
    } catch {
      return .refused("Cannot read from \(folder.path): \(error.localizedDescription)")
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
