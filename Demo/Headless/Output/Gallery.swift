import Foundation
import UIKitFilm

/// The folder with everything that the demo writes.
struct Gallery {
  let folder: URL

  /// Creates the folder, and checks that it is writable.
  func makeFolder() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard FileManager.default.isWritableFile(atPath: folder.path) else {
      throw CocoaError(.fileWriteNoPermission)
    }
  }

  /// Writes the pictures and the page, and returns the URL of the page.
  @MainActor func write(_ performances: [Performance], documentation: Documentation) throws -> URL {
    for performance in performances { try writePicture(performance) }
    if case .clone = documentation {
      let folder = folder.appendingPathComponent(Documentation.folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (path, text) in try Documentation.pages(of: SourceCode.packageFolder) {
        try write(text, to: path)
      }
    }
    let opening = performances.first { $0.scenario.id == GalleryPage.opening }
    let page = GalleryPage(
      performances: performances, documentation: documentation,
      hero: opening.flatMap { HeroRecording(of: $0) })
    // A check in a browser compares the script of the page with these frames.
    if let opening, page.hero != nil {
      let records = HeroPath.all.map { $0.record(on: opening.scenario).json(named: $0.name) }
      try write(JSONText.array(records), to: "hero.json")
    }
    return try write(page.html(), to: "index.html")
  }

  /// Writes the picture of one performance.
  func writePicture(_ performance: Performance) throws {
    let picture = AnimatedSVG(
      scene: performance.scene,
      title: performance.scenario.title,
      summary: performance.scenario.summary,
      poster: performance.poster,
      overlay: SystemMarkup(of: performance, prefix: "e").overlay(poster: performance.poster))
    try write(picture.document(), to: performance.scenario.id + ".svg")
  }

  /// Writes a file, and returns its URL.
  @discardableResult func write(_ text: String, to name: String) throws -> URL {
    let file = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return file
  }
}
