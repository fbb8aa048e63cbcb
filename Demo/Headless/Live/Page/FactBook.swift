import Foundation

/// The facts about UIKit that faults refer to by their numbers.
struct FactBook {
  private var statements: [String: [String]] = [:]

  /// Reads the rows of the tables: number, statement, how sure it is, source.
  init(_ text: String) {
    for line in text.split(separator: "\n") where line.hasPrefix("| ") {
      let cells = line.split(separator: "|").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard cells.count > 2, let first = cells[0].first, first.isUppercase,
        cells[0].dropFirst().allSatisfy({ $0.isNumber || $0 == "." || $0.isLowercase })
      else { continue }
      statements[cells[0], default: []].append("\(cells[1]) (\(cells[2]))")
    }
  }

  /// The statement of a fact; for the letter of a section, all of its statements.
  func statement(of fact: String) -> String {
    (statements[fact] ?? []).joined(separator: " ")
  }
}
