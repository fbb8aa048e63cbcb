import Foundation
import Testing

@testable import Demo

/// The page with films of the random test.
@MainActor
struct WildPageTests {
  private struct Recording: Decodable {
    let frames: Int
    /// A frame, and the numbers of the counter: begun, completed, canceled, in flight, twice.
    let counts: [[Int]]
  }

  @Test func `the page is written with its films, whose counters end where they say`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let gallery = Gallery(folder: folder)
    try gallery.makeFolder()
    let page = WildPage(films: 2, seconds: 4)
    let file = try gallery.write(page.html(), to: WildPage.file)
    let html = try String(contentsOf: file, encoding: .utf8)
    #expect(file.lastPathComponent == "wild.html" && html.contains("href=\"index.html\""))
    let start = try #require(html.range(of: "id=\"recordings\">")).upperBound
    let end = try #require(html.range(of: "</script>", range: start..<html.endIndex)).lowerBound
    let recordings = try JSONDecoder().decode(
      [String: Recording].self, from: Data(html[start..<end].utf8))
    #expect(Set(recordings.keys) == ["wild-1", "wild-2"])
    var sum = 0
    for (id, recording) in recordings {
      let article = try #require(
        html.components(separatedBy: "<article").first { $0.contains("id=\"\(id)\"") })
      let last = try #require(recording.counts.last)
      #expect(recording.frames > 240 && last[0] < recording.frames && last[1] > 3)
      #expect(last[2] + last[3] == last[1] && last[4...] == [0, 0])
      #expect(article.contains(">\(last[1]) of \(last[1]) ended exactly once."))
      #expect(article.contains("<g id=\"\(id)-1\" display=\"none\">"))
      sum += last[1]
    }
    #expect(page.begun == sum && page.exact == sum)
    #expect(html.contains("<b>\(sum)</b> transitions begin, and <b>\(sum)</b> end exactly once"))
  }
}
