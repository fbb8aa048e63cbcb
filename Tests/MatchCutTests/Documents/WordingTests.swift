import Foundation
import Testing

/// Finds words that users stumble over.
struct WordingTests {
  /// The documents, and the sources of the products.
  private static let documents =
    DocumentationTests.documents + citingFacts
    + ["CHANGELOG.md", "SECURITY.md", "Documentation/MeasuredMotion.md"]

  /// The documents that may name facts by their numbers.
  private static let citingFacts = [
    "CONTRIBUTING.md", "Documentation/UIKitFacts.md", "Tests/HeadlessUIKitTests/README.md",
  ]

  /// British spellings; Apple's documentation is in American English, even if a symbol is not.
  private nonisolated(unsafe) static let british =
    /\b(?i:cancell(?:ed|ing)|(?:behavi|col|neighb)ours?|centres?|grey|travell(?:ed|ing)|(?:to|after)wards)\b/

  /// Phrases that say little to a reader who has not written the code.
  private static let vague = [
    "in vain", "for haste", "not up to", "behind the ledger", "nobody's but", "has been proven",
    "nobody has told", "gets the mend", "all but exact", "it is not asked about",
    "user's hand", "hear of", "hears of", "heard of", "let go of", "lets go of", "letting go of",
    "turns round", "turned round", "what goes along", "of no use", "an app's own", "taken back",
    "takes back", "nobody", "somebody", "tells that", "passed over",
  ]

  /// A number of a row in UIKitFacts.md.
  private nonisolated(unsafe) static let factNumber = /\((?:[A-HL-N]\d{1,2}[a-z]?(?:, )?)+\)/

  @Test("words that users read", arguments: documents)
  func words(_ path: String) throws {
    for line in Self.prose(of: try DocumentationTests.text(of: path), isMarkdown(path)) {
      let text = line.text.replacing(/`[^`]*`|\]\([^)]*\)/, with: "")
      for complaint in Self.complaints(about: text) {
        Issue.record("\(path):\(line.number) has \(complaint)")
      }
      guard line.isPublic, !Self.citingFacts.contains(path) else { continue }
      if let number = text.firstMatch(of: Self.factNumber)?.output {
        Issue.record("\(path):\(line.number) has the number \(number) of a fact: say it, or link")
      }
      if !isMarkdown(path), text.contains("counts as") {
        Issue.record("\(path):\(line.number) has \"counts as\": say what is used instead")
      }
    }
  }

  @Test(
    "words that contributors read",
    arguments: [
      "Demo", "Sources/HeadlessUIKit", "Sources/UIKitFilm", "Sources/UIKitSimulator", "Tests",
    ])
  func contributors(_ folder: String) throws {
    for path in DocumentationTests.files(in: folder)
    where path.hasSuffix(".swift") && !path.hasSuffix("/WordingTests.swift") {
      for line in Self.commentsAndNames(in: try DocumentationTests.text(of: path)) {
        for complaint in Self.complaints(about: line.text) {
          Issue.record("\(path):\(line.number) has \(complaint)")
        }
      }
    }
  }

  @Test func `spellings and phrases are found in comments and in names of tests`() {
    let source = """
      // It hears of a `colour`.
      @Test func `a colour`() {
      @Test("a pull in vain") func pull() {
      @Test(
        "nobody calls it", arguments: [1])
      let colour = "in vain"
      """
    let lines = Self.commentsAndNames(in: source)
    #expect(lines.map(\.number) == [1, 2, 3, 5])
    #expect(
      lines.flatMap { Self.complaints(about: $0.text) } == [
        "\"hears of\": say it in UIKit's terms", "the British spelling \"colour\"",
        "\"in vain\": say it in UIKit's terms", "\"nobody\": say it in UIKit's terms",
      ])
  }

  @Test func `the words of a comment are found, and whether it is public`() {
    let source = """
      /// A colour.
      @MainActor public let colour = 1
      /// A part (A1, M13).
      let part = 2
        // It is (F6).
      """
    let lines = Self.prose(of: source, false)
    #expect(lines.map(\.isPublic) == [true, false, false])
    #expect(lines.map { $0.text.contains(Self.british) } == [true, false, false])
    #expect(lines.map { $0.text.contains(Self.factNumber) } == [false, true, true])
    #expect(Self.prose(of: "A\n```\nB\n```\nC", true).map(\.number) == [1, 5])
  }

  /// What is wrong with the words of a line, without code.
  private static func complaints(about text: some StringProtocol) -> [String] {
    let lowercase = text.lowercased()
    let word = lowercase.firstMatch(of: british).map { "the British spelling \"\($0.output)\"" }
    let phrases = vague.filter { lowercase.contains($0) }
    return (word.map { [$0] } ?? []) + phrases.map { "\"\($0)\": say it in UIKit's terms" }
  }

  /// The comments of a file and the names of its tests.
  private static func commentsAndNames(in text: String) -> [(number: Int, text: String)] {
    var isName = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { index, line in
        let line = line.drop { $0 == " " }
        defer { isName = line == "@Test(" }
        if line.hasPrefix("//") {
          let parts = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
          return (index + 1, parts.filter { $0.offset % 2 == 0 }.map(\.element).joined())
        }
        let isQuoted = line.hasPrefix("@Test(\"") || (isName && line.hasPrefix("\""))
        guard isQuoted || line.hasPrefix("@Test func `") || line.hasPrefix("func `") else {
          return nil
        }
        let parts = line.split(
          separator: isQuoted ? "\"" : "`", omittingEmptySubsequences: false)
        return parts.count > 1 ? (index + 1, String(parts[1])) : nil
      }
  }

  /// A line of a document or of a comment, without code.
  private struct Line {
    let number: Int
    let text: String
    /// Whether it is in a document, or belongs to a public declaration.
    var isPublic: Bool
  }

  private func isMarkdown(_ path: String) -> Bool { path.hasSuffix(".md") }

  private static func prose(of text: String, _ isMarkdown: Bool) -> [Line] {
    var lines: [Line] = []
    var isCode = false
    var first = 0
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let line = line.trimmingPrefix(/\ */)
      let comment = line.prefixMatch(of: /\/\/\/? ?/).map { line[$0.range.upperBound...] }
      guard let words = isMarkdown ? line : comment else {
        // An attribute may be between a comment and its declaration, on the same line or above.
        if line.hasPrefix("@"), !line.contains(/\b(?:public|open|func|var|let|init)\b/) { continue }
        if line.contains(/\b(?:public|open)\b/) {
          for previous in lines.indices[first...] { lines[previous].isPublic = true }
        }
        first = lines.count
        isCode = false
        continue
      }
      if words.hasPrefix("```") {
        isCode.toggle()
      } else if !isCode {
        lines.append(Line(number: index + 1, text: String(words), isPublic: isMarkdown))
      }
    }
    return lines
  }
}
