import Foundation

/// What the sources say about facts.
struct FactSources {
  /// The folder of these tests.
  static let tests = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
  static let readMe = tests.appending(path: "README.md")
  private static let standIn = tests.appending(path: "../../Sources/HeadlessUIKit").standardized

  /// The names under which the tests are displayed.
  static func testNames() throws -> Set<String> {
    try Set(
      swiftFiles(in: tests).flatMap { source in
        source.matches(of: /@Test\s*\(\s*"([^"]+)"/).map { String($0.1) }
          + source.matches(of: /func `([^`]+)`/).map { String($0.1) }
      })
  }

  /// The facts that the stand-in names when it reports a fault.
  static func reportedFacts() throws -> Set<String> {
    try Set(
      swiftFiles(in: standIn).flatMap { source in
        source.matches(of: /\.fault\(\s*"([A-Z][0-9.]*)"/).map { String($0.1) }
      })
  }

  private static func swiftFiles(in folder: URL) throws -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return try (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted().map { path in
      try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }
  }
}
