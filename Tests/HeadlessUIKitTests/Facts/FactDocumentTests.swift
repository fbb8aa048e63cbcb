import Foundation
import Testing

/// Keeps Documentation/UIKitFacts.md consistent with its references.
struct FactDocumentTests {
  private let document: FactDocument
  private let ids: Set<String>

  init() throws {
    document = try FactDocument(
      String(contentsOf: FactSources.repository.appending(path: FactDocument.path), encoding: .utf8)
    )
    ids = Set(document.rows.map(\.id))
  }

  @Test(arguments: ["Sources", "Demo", "Tests"])
  func `every number that a comment cites is in the document`(folder: String) throws {
    let cited = try FactSources.citedFacts(in: folder)
    for (id, places) in cited where !ids.contains(id) {
      Issue.record("\(id) is not in \(FactDocument.path), but cited in \(places.sorted())")
    }
    if folder == "Sources" { #expect(cited.count > 20) }
  }

  @Test func `every fact that a fault or a test names is in the document`() throws {
    let tests = try FactSources.testNames().compactMap(FactTable.Row.id)
    let named = try FactSources.reportedFacts().union(tests)
    #expect(named.subtracting(ids) == [])
  }

  @Test func `every fact has a certainty and a source`() {
    let certainties: Set = ["documented", "observed", "recalled", "inferred", "open"]
    for row in document.rows {
      let certainty = row.certainty.prefix { $0.isLetter }
      #expect(certainties.contains(String(certainty)), "\(row)")
      #expect(!row.statement.isEmpty, "\(row)")
      let isFounded = certainty == "documented" || certainty == "observed"
      #expect(!isFounded || !row.source.isEmpty, "\(row)")
    }
  }

  @Test func `facts are read from tables, numbers from comments`() {
    let document = FactDocument(
      """
      | Fact | What UIKit does | How sure | Source |
      | A1.3 | It is lost. | observed | an issue |
      | A1.3 | a | b |
      A1.4
      """)
    #expect(document.rows.map(\.id) == ["A1.3"])
    #expect(document.rows.map(\.source) == ["an issue"])
    let source = """
      /// It waits (A1.3, A5b).
      let path = "M5 5L1 1"  // But M10 is said.
      """
    #expect(FactSources.citedFacts(inSource: source) == ["A1.3", "A5b", "M10"])
  }
}
