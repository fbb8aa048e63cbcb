import Foundation
import MatchCut
import ShownCode
import Testing
import UIKit
import UIKitSimulator

/// The code of the README, the articles and the documentation comments.
///
/// The files beside this one contain all of it, which a test compares, so it compiles. Only tests
/// in it are run.
struct DocumentationTests {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The files with code to compare.
  static let documents =
    ["README.md"] + files(in: "Sources/MatchCut") + files(in: "Sources/MatchCutContainers")
    + files(in: "Sources/MatchCutSplash") + files(in: "Sources/MatchCutSwiftUI")
    + files(in: "Sources/UIKitFilm")

  /// The files beside this one, read once.
  private static let compiled = Result {
    try files(in: "Tests/MatchCutTests/Documents").map {
      CompiledCode(path: $0, text: try text(of: $0))
    }
  }

  @Test("the code that is shown compiles here", arguments: documents)
  func shown(_ path: String) throws {
    let compiled = try Self.compiled.get()
    for snippet in Self.snippets(in: try Self.text(of: path)) where !snippet.isManifest {
      let shown = ShownCode(snippet.code, shownIn: "\(path):\(snippet.line)")
      if let advice = shown.advice(for: compiled) { Issue.record("\(advice)") }
    }
  }

  @Test("there is code to compare")
  func found() throws {
    let counts = try Self.documents.map { Self.snippets(in: try Self.text(of: $0)).count }
    #expect(counts.reduce(0, +) > 15)
  }

  @Test(
    "an article about a task shows code",
    arguments: [
      "BesideOthers", "ComingFromOthers", "Effects", "GettingStarted", "Interactions",
      "LinksAndLogouts", "NothingHappens", "PhotoViewer", "Presentation", "PresentingByFinger",
      "Pushing", "RemovingMatchCut", "UITests", "WhichKitWhen", "WritingEffects",
    ])
  func articles(_ name: String) throws {
    try expectCode(in: "Sources/MatchCut/MatchCut.docc/\(name).md")
  }

  @Test(
    "an article about containers shows code",
    arguments: ["Containers", "MatchCutContainers", "Tabs"])
  func containerArticles(_ name: String) throws {
    try expectCode(in: "Sources/MatchCutContainers/MatchCutContainers.docc/\(name).md")
  }

  @Test(
    "an article about tests shows code", arguments: ["RunYourOwnScreens", "TestingWithoutAMac"])
  func testArticles(_ name: String) throws {
    try expectCode(in: "Sources/UIKitFilm/UIKitFilm.docc/\(name).md")
  }

  private func expectCode(in path: String) throws {
    #expect(Self.documents.contains(path))
    #expect(try Self.snippets(in: Self.text(of: path)).contains { !$0.isManifest })
  }

  /// A block of Swift, in Markdown or in documentation comments.
  private struct Snippet {
    /// The number of its first line.
    let line: Int
    var code = ""

    /// Whether it is from a package's manifest, which .ci/neighbor builds.
    var isManifest: Bool {
      code.hasPrefix("// swift-tools-version") || code.hasPrefix(".package(")
    }
  }

  private static func snippets(in text: String) -> [Snippet] {
    var snippets: [Snippet] = []
    var block: Snippet?
    let indent = /\ *\/\/\/ ?/
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let line = line.trimmingPrefix(indent)
      if line == "```swift" {
        block = Snippet(line: index + 2)
      } else if line == "```", let snippet = block {
        snippets.append(snippet)
        block = nil
      } else {
        block?.code += line + "\n"
      }
    }
    return snippets
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: repository.appending(path: path), encoding: .utf8)
  }

  static func files(in folder: String) -> [String] {
    let root = repository.appending(path: folder)
    let paths =
      FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".md") }.sorted()
      .map { "\(folder)/\($0)" }
  }
}
