import Foundation
import ShownCode
import Testing

@testable import Demo

@MainActor
struct SnippetTests {
  /// The files with the copies, read once.
  private static let compiled = Result {
    let folder = "Tests/DemoTests/Snippets"
    let files = SourceCode.packageFolder.appending(path: folder)
    return try FileManager.default.contentsOfDirectory(atPath: files.path).sorted().map { name in
      CompiledCode(
        path: "\(folder)/\(name)",
        text: try String(contentsOf: files.appending(path: name), encoding: .utf8))
    }
  }

  @Test("what the gallery shows is compiled", arguments: Scenario.all)
  func compiled(scenario: Scenario) throws {
    let compiled = try Self.compiled.get()
    let shown = ShownCode(scenario.code, shownIn: "The scenario \"\(scenario.id)\"")
    if let advice = shown.advice(for: compiled) { Issue.record("\(advice)") }
  }
}
