import Testing
import UIKit
import UIKitFacts
import UIKitSimulator

/// Runs the facts that a phone can be asked, too, on the simulator.
@MainActor struct LaboratoryTests {
  @Test(arguments: Fact.all)
  func `the simulator does what the fact says, under every variant`(fact: Fact) async {
    for variant in Simulator.Variant.all + [.fullDurationAtRest] {
      let laboratory = SimulatedLaboratory(variant: variant)
      let row = Report.Row(
        fact: fact, readings: await fact.findings(in: laboratory).readings)
      #expect(row.verdict == .agrees, "\(variant): \(row.text)")
      #expect(!(row.readings ?? []).isEmpty, "\(fact)")
      let faults = laboratory.simulator.faults.filter { !fact.faults.contains($0.fact) }
      #expect(faults.isEmpty, "\(variant): \(fact)")
    }
  }

  @Test func `each answer to an open question is that of a variant`() async {
    var seen: [String: Set<String>] = [:]
    var models: [String: Set<String>] = [:]
    for fact in Fact.all where fact.number.hasPrefix("L") {
      for variant in Simulator.Variant.all {
        for reading in await fact.findings(in: SimulatedLaboratory(variant: variant)).readings
        where reading.model.count > 1 {
          seen[fact.id, default: []].insert(reading.seen)
          models[fact.id] = Set(reading.model)
        }
      }
    }
    #expect(seen.count >= 3)
    #expect(seen == models)
  }

  @Test func `there are facts of every section, and no two are the same`() {
    #expect(Set(Fact.all.map(\.id)).count == Fact.all.count)
    #expect(Fact.all.count >= 60)
    for section in "ABCDEF" {
      #expect(Fact.all.filter { $0.number.first == section }.count >= 5, "\(section)")
    }
    #expect(Fact.all.suffix(1).allSatisfy { $0.demands.contains(.freeze) })
  }

  @Test func `a report says where the system and the model differ`() throws {
    let fact = try #require(Fact.all.first)
    let (same, other) = (reading(agrees: true), reading(agrees: false))
    let report = Report(
      system: "a phone",
      rows: [
        Report.Row(fact: fact, readings: [same]),
        Report.Row(fact: fact, readings: [same, other]),
        Report.Row(fact: fact, readings: nil, remark: "By hand."),
      ])
    #expect(report.summary == "1 agree, 1 differ, 1 not tested")
    #expect(
      report.text == """
        MatchCut laboratory, a phone
        1 agree, 1 differ, 1 not tested

        ≠ \(fact.id)
          way: 1 · expected 1
        ! way: 2 · expected 1
        = \(fact.id)
          way: 1 · expected 1
        ? \(fact.id)
          By hand.
        """)
  }

  private func reading(agrees: Bool) -> Findings.Reading {
    Findings.Reading(what: "way", seen: agrees ? "1" : "2", model: ["1"], agrees: agrees)
  }
}
