import Testing
import UIKit
import UIKitFacts

/// Runs the facts on the system on which the demo runs.
///
/// The demo is the host, because windows and presentations need an app with a scene.
@MainActor struct FactsTests {
  @Test(.serialized, arguments: Fact.all.filter { !$0.demands.contains(.finger) })
  func `the system does what the fact says`(fact: Fact) async throws {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    let phone = PhoneRun(in: try #require(scenes.first))
    let row = await phone.row(for: fact)
    #expect(row.verdict == .agrees, "\(phone.system)\n\(row.text)")
  }
}
