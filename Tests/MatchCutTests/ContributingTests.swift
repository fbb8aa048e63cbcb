import Foundation
import Testing

/// Keeps the map in CONTRIBUTING.md consistent with the folders.
struct ContributingTests {
  private let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private let text: String

  init() throws {
    text = try String(contentsOf: repository.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
  }

  @Test func `paths that are named exist`() {
    let paths = text.matches(of: /(?:Sources|Tests|Demo|Documentation|\.ci)\/[\w\/.+-]*[\w\/]/)
      .map(\.output)
    #expect(paths.count > 15)
    for path in paths where !path.contains("NameEffect") {
      let url = repository.appending(path: path)
      #expect(FileManager.default.fileExists(atPath: url.path), "\(path)")
    }
  }

  @Test func `the map has every folder, and no other`() throws {
    let map = try #require(text.firstMatch(of: /```\nSources\/\n(?s:.*?)```/)).output
    let mapped = Set(map.matches(of: #/\n +(\w+)/ /#).map { String($0.1) })
    let parents = [
      "Sources", "Sources/MatchCut", "Tests", "Tests/Facts", "Demo",
    ]
    let folders = try Set(parents.flatMap(folders)).subtracting(["AllocationCounter"])
    #expect(folders == mapped)
  }

  @Test func `a suite lies in the folder of the source that it tests`() throws {
    let mirrored = try folders(in: "Sources/MatchCut")
    let tests = try folders(in: "Tests/MatchCutTests")
    #expect(Set(tests) == Set(mirrored + ["Containers", "Documents", "Support"]))
  }

  /// The names of the folders in a folder, except bundles.
  private func folders(in parent: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      at: repository.appending(path: parent), includingPropertiesForKeys: [.isDirectoryKey]
    )
    .filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
    .map(\.lastPathComponent)
    .filter { !$0.contains(".") }
  }
}
