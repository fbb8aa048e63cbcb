import Foundation

/// The facts that the sources refer to.
struct FactSources {
  /// The folder of these tests.
  static let tests = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
  static let readMe = tests.appending(path: "README.md")
  static let repository = tests.appending(path: "../..").standardized
  private static let laboratory = repository.appending(path: "Tests/Facts")
  private static let standIn = repository.appending(path: "Sources/HeadlessUIKit")

  /// The display names of the tests, and the facts of the laboratory.
  static func testNames() throws -> Set<String> {
    let names = try swiftFiles(in: tests).values.flatMap { source in
      source.matches(of: /@Test\s*\(\s*"([^"]+)"/).map { String($0.1) }
        + source.matches(of: /func `([^`]+)`/).map { String($0.1) }
    }
    let facts = try swiftFiles(in: laboratory).values.flatMap { source in
      source.matches(of: /Fact\(\s*"([^"]+)", "([^"]+)"/).map { "\($0.1): \($0.2)" }
    }
    return Set(names + facts)
  }

  /// The facts in the headless UIKit's faults.
  static func reportedFacts() throws -> Set<String> {
    try Set(
      swiftFiles(in: standIn).values.flatMap { source in
        source.matches(of: /\.fault\(\s*"([A-Z]+[0-9.]*[a-z]?)"/).map { String($0.1) }
      })
  }

  /// The numbers that comments in a folder of the repository cite, with their files.
  static func citedFacts(in folder: String) throws -> [String: [String]] {
    var places: [String: [String]] = [:]
    for (path, source) in try swiftFiles(in: repository.appending(path: folder)) {
      for id in citedFacts(inSource: source) { places[id, default: []].append("\(folder)/\(path)") }
    }
    return places
  }

  static func citedFacts(inSource source: String) -> Set<String> {
    let comments = source.matches(of: /\/\/.*/).map(\.output)
    let number = /\b(?:AL|[A-HL-NPTW])\d{1,2}[a-z]?(\.\d+)?\b/
    return Set(comments.flatMap { $0.matches(of: number).map { String($0.0) } })
  }

  /// The texts of the Swift files in a folder, by path.
  private static func swiftFiles(in folder: URL) throws -> [String: String] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let files = try (paths ?? []).filter { $0.hasSuffix(".swift") }.map { path in
      (path, try String(contentsOf: folder.appending(path: path), encoding: .utf8))
    }
    return Dictionary(uniqueKeysWithValues: files)
  }
}
