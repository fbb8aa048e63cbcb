import Foundation
import ShownCode
import Testing

@testable import Demo

@MainActor
struct SnippetTests {
  @Test("what the gallery shows is compiled", arguments: Scenario.all)
  func compiled(scenario: Scenario) throws {
    let path = "Tests/DemoTests/Snippets.swift"
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "Snippets.swift")
    let compiled = CompiledCode(path: path, text: try String(contentsOf: file, encoding: .utf8))
    let shown = ShownCode(scenario.code, shownIn: "The scenario \"\(scenario.id)\"")
    if let advice = shown.advice(for: compiled) { Issue.record("\(advice)") }
  }
}
