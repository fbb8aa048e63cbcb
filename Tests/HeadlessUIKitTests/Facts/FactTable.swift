import Foundation

/// The tables of README.md: which test pins which fact.
struct FactTable: Equatable {
  /// A line of the file: text, which stays unchanged, or a fact.
  enum Line: Equatable {
    case text(String)
    case fact(Row)
  }

  struct Row: Equatable {
    /// The number of the fact, such as "A1.3".
    let id: String
    let words: String
    var tests: [String]
    var status: String

    var rendered: String {
      "| \(id) | \(words) | \(tests.joined(separator: "<br>")) | \(status) |"
    }
  }

  static let untested = "no test yet"

  var lines: [Line]

  init(_ markdown: String) {
    lines = markdown.components(separatedBy: "\n").map { line in
      Row(line).map(Line.fact) ?? .text(line)
    }
  }

  var rows: [Row] {
    lines.compactMap { if case .fact(let row) = $0 { row } else { nil } }
  }

  var rendered: String {
    lines.map { line in
      switch line {
      case .text(let text): text
      case .fact(let row): row.rendered
      }
    }
    .joined(separator: "\n")
  }

  /// The tables, updated for a set of tests.
  func updated(for tests: Set<String>) -> FactTable {
    var table = self
    let listed = Set(rows.flatMap(\.tests))
    let missing = tests.filter { Row.id(of: $0) != nil && !listed.contains($0) }.sorted()
    for test in missing { table.append(test) }
    table.lines = table.lines.map { line in
      guard case .fact(var row) = line else { return line }
      row.tests.removeAll { !tests.contains($0) }
      if row.tests.isEmpty, row.status == "holds" { row.status = Self.untested }
      if !row.tests.isEmpty, row.status == Self.untested { row.status = "holds" }
      return .fact(row)
    }
    return table
  }

  /// Adds a test to the last row with tests of its fact, or of the fact that contains it.
  private mutating func append(_ test: String) {
    guard let id = Row.id(of: test) else { return }
    let whole = id.split(separator: ".").first.map(String.init) ?? id
    if let index = lastIndex(of: id) ?? lastIndex(of: whole), case .fact(var row) = lines[index] {
      row.tests.append(test)
      lines[index] = .fact(row)
    } else {
      lines.append(.fact(Row(id: id, words: "?", tests: [test], status: "holds")))
    }
  }

  private func lastIndex(of id: String) -> Int? {
    lines.lastIndex { line in
      guard case .fact(let row) = line else { return false }
      return row.id == id && !row.status.hasPrefix("not modelled")
    }
  }
}

extension FactTable.Row {
  /// Reads a row of a table; nil for any other line.
  init?(_ line: String) {
    let cells = line.components(separatedBy: " | ")
    guard line.hasPrefix("| "), line.hasSuffix(" |"), cells.count == 4 else { return nil }
    let id = String(cells[0].dropFirst(2))
    guard id.wholeMatch(of: /(AL|[A-NPW])[0-9]*[a-z]?(\.[0-9]+)?/) != nil else { return nil }
    self.init(
      id: id, words: cells[1],
      tests: cells[2].components(separatedBy: "<br>").filter { !$0.isEmpty },
      status: String(cells[3].dropLast(2)))
  }

  /// The number of the fact that a test begins with.
  static func id(of test: String) -> String? {
    test.firstMatch(of: #/^((?:AL|[A-NPW])[0-9]*[a-z]?(?:\.[0-9]+)?): /#).map { String($0.1) }
  }
}
