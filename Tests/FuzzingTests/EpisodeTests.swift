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

  @Test("former findings are not found again", arguments: FoundScript.all)
  func notFoundAgain(_ found: FoundScript) {
    #expect(Episode.play(found.script).isEmpty)
  }
}
