import Testing
import UIKit

@testable import Fuzzing

/// The part of the random test that is played every time; the command plays as much as one likes.
@MainActor
struct EpisodeTests {
  private static let size: UInt64 = 100

  @Test("random apps, fingers and calls break nothing", arguments: 0..<12 as Range<UInt64>)
  func nothingFound(_ batch: UInt64) {
    for seed in batch * Self.size..<(batch + 1) * Self.size {
      let findings = Episode.play(Script(seed: seed))
      #expect(findings.isEmpty, "swift run Fuzz --episode \(seed) makes it short")
    }
  }

  @Test("what was found once is not found again", arguments: FoundScript.all)
  func notFoundAgain(_ found: FoundScript) {
    #expect(Episode.play(found.script).isEmpty)
  }
}
