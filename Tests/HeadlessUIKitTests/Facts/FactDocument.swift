import Foundation

/// The tables of Documentation/UIKitFacts.md: the statement of each fact, and its certainty.
struct FactDocument {
  struct Row {
    /// The number of the fact, such as "A1.3", or the letter of its section.
    let id: String
    let statement: String
    let certainty: String
    let source: String
  }

  static let path = "Documentation/UIKitFacts.md"

  let rows: [Row]

  init(_ markdown: String) {
    rows = markdown.components(separatedBy: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 6, cells[1].wholeMatch(of: /[A-Z]L?\d{0,2}[a-z]?(\.\d+)?/) != nil
      else { return nil }
      return Row(id: cells[1], statement: cells[2], certainty: cells[3], source: cells[4])
    }
  }
}
