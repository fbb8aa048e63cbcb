import Foundation
import Testing

/// Finds words that users stumble over.
struct WordingTests {
  /// The documents, and the sources with comments.
  private static let documents =
    DocumentationTests.documents + ["CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"]

  /// British spellings; Apple's documentation is in American English, even if a symbol is not.
  private static var british: Regex<Substring> {
    /\b(?i:cancell(?:ed|ing)|(?:behavi|col|neighb)ours?|centres?|grey|travell(?:ed|ing)|(?:to|after)wards)\b/
  }

  /// Phrases that say little to a reader who has not written the code.
  private static let vague = [
    "in vain", "for haste", "not up to", "behind the ledger", "nobody's but", "has been proven",
    "nobody has told", "gets the mend", "all but exact", "it is not asked about",
  ]

  /// A number of a row in UIKitFacts.md.
  private static var factNumber: Regex<Substring> { /\((?:[A-HLM]\d{1,2}[a-z]?(?:, )?)+\)/ }

  @Test("words that users read", arguments: documents)
  func words(_ path: String) throws {
    for line in Self.prose(of: try DocumentationTests.text(of: path), isMarkdown(path)) {
      let text = line.text.replacing(/`[^`]*`|\]\([^)]*\)/, with: "")
      if let word = text.firstMatch(of: Self.british)?.output {
        Issue.record("\(path):\(line.number) has the British spelling \"\(word)\"")
      }
      for phrase in Self.vague where text.range(of: phrase, options: .caseInsensitive) != nil {
        Issue.record("\(path):\(line.number) has \"\(phrase)\": say it in UIKit's terms")
      }
      guard line.isPublic, path != "CONTRIBUTING.md" else { continue }
      if let number = text.firstMatch(of: Self.factNumber)?.output {
        Issue.record("\(path):\(line.number) has the number \(number) of a fact: say it, or link")
      }
      if !isMarkdown(path), text.contains("counts as") {
        Issue.record("\(path):\(line.number) has \"counts as\": say what is used instead")
      }
    }
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
