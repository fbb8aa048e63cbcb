import Foundation
import Testing
import UIKit

@testable import Fuzz
@testable import Fuzzing

/// The episodes that every test run plays; the command plays any number.
@MainActor
struct EpisodeTests {
  @Test("random apps, fingers and calls break nothing, in a process that may crash")
  nonisolated func nothingFound() async throws {
    let folder = WorkerProcess.ownProgram.deletingLastPathComponent()
    let command = folder.appendingPathComponent("Fuzz")
    let result = try await withCheckedThrowingContinuation { played in
      // Waiting for responses would block a thread of the other tests, and the thread's work has a
      // lower priority.
      Thread.detachNewThread {
        nice(10)
        played.resume(with: Result { try Player(program: command).play(first: 0, count: 600) })
      }
    }
    #expect(result.episodes == 600)
    #expect(result.events > 7_500)
    for (seed, findings) in result.found {
      Issue.record("\(findings): swift run Fuzz --episode \(seed) makes it short")
    }
  }

  @Test("what is found is drawn beside its script, in a file")
  func drawn() throws {
    let command = WorkerProcess.ownProgram.deletingLastPathComponent()
      .appendingPathComponent("Fuzz")
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let player = Player(program: command)
    let campaign = Campaign(player: player, folder: folder)
    let script = Script(
      app: AppPlan(modals: [ModalPlan(effect: .careless)]),
      events: [.run(0.1), .act(.present(0, inStack: false, animated: true))])
    for seed in [7, 8] as [UInt64] {
      try campaign.report(player.play(script), of: script, seed: seed)
    }
    // The second one is found for the same reason.
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["episode-7.svg"])
    let strip = try String(contentsOf: folder.appending(path: "episode-7.svg"), encoding: .utf8)
    #expect(strip.components(separatedBy: "scale(.4)").count == 9)
    #expect(strip.contains("animateTransition</text>"))
  }

  @Test("former findings are not found again", arguments: FoundScript.all)
  func notFoundAgain(_ found: FoundScript) {
    #expect(Episode.play(found.script).isEmpty)
  }
}
