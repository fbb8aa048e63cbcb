import Foundation
import Testing

/// Keeps the tables of README.md consistent with the tests.
struct FactTableTests {
  private let table: FactTable

  init() throws {
    table = try FactTable(String(contentsOf: FactSources.readMe, encoding: .utf8))
  }

  @Test func `the tables list every test of a fact, and no other`() throws {
    let expected = try table.updated(for: FactSources.testNames())
    guard expected != table else { return }
    if ProcessInfo.processInfo.environment["FACT_TABLE"] == "write" {
      return try expected.rendered.write(to: FactSources.readMe, atomically: true, encoding: .utf8)
    }
    let changed = expected.rows.filter { !table.rows.contains($0) }.map(\.rendered)
    Issue.record(
      """
      README.md is out of date; run FACT_TABLE=write swift test --filter FactTableTests, \
      or put these rows into it:
      \(changed.joined(separator: "\n"))
      """)
  }

  @Test func `every fact has a row`() {
    let numbered = [("A", 14), ("AL", 15), ("B", 10), ("E", 14), ("F", 17), ("N", 17)].flatMap {
      section, count in
      (1...count).map { "\(section)\($0)" }
    }
    let parts = (1...5).map { "A1.\($0)" }
    let facts = Set(numbered).subtracting(["A1"]).union(parts).union(["C", "D", "G", "H"])
    #expect(facts.subtracting(table.rows.map(\.id)) == [])
  }

  @Test func `every row has a status, and a reason where it needs one`() {
    for row in table.rows {
      let status = row.status.components(separatedBy: ": ")
      switch status[0] {
      case "holds": #expect(status.count == 1 && !row.tests.isEmpty, "\(row.rendered)")
      case "harsher": #expect(status.count > 1 && !row.tests.isEmpty, "\(row.rendered)")
      case "open": #expect(status.count == 1 && !row.tests.isEmpty, "\(row.rendered)")
      case "not modelled": #expect(status.count > 1, "\(row.rendered)")
      default: #expect(row.status == FactTable.untested && row.tests.isEmpty, "\(row.rendered)")
      }
    }
  }

  @Test func `a harsher reading has a test that says so, in a row with that status`() {
    let harsher = table.rows.filter { $0.status.hasPrefix("harsher: ") }
    for row in harsher {
      #expect(row.tests.contains { $0.hasSuffix("(harsher)") }, "\(row.rendered)")
    }
    let named = table.rows.flatMap(\.tests).filter { $0.hasSuffix("(harsher)") }
    #expect(Set(named).subtracting(harsher.flatMap(\.tests)) == [])
  }

  @Test func `every fault names a fact of the tables`() throws {
    let reported = try FactSources.reportedFacts()
    #expect(reported.count > 15)
    #expect(reported.subtracting(table.rows.map(\.id)) == [])
  }

  @Test func `a new test is added to the last row of its fact, a removed one leaves it`() {
    let table = FactTable(
      """
      | Fact | Words | Tests | Status |
      | A2 | a | A2: old<br>A2: lost | holds |
      | E7 | b | E7: lost | holds |
      | E7 | c |  | no test yet |
      | E7 | d |  | not modelled: no such thing |
      """)
    let updated = table.updated(for: ["A2: old", "A2.7: new", "E7: new", "anything", "F1: alone"])
    #expect(
      updated.rendered == """
        | Fact | Words | Tests | Status |
        | A2 | a | A2: old<br>A2.7: new | holds |
        | E7 | b |  | no test yet |
        | E7 | c | E7: new | holds |
        | E7 | d |  | not modelled: no such thing |
        | F1 | ? | F1: alone | holds |
        """)
  }
}
