import Foundation
import Fuzzing

/// Plays random episodes, and reports each kind of finding once.
final class Campaign {
  /// The number of episodes in a request.
  private static let batch = 500
  /// The number of findings that are shrunk; further ones are only counted.
  private static let limit = 40

  private let player: Player
  /// The folder of the strips.
  private let folder: URL
  private var counts: [String: Int] = [:]

  init(player: Player = Player(), folder: URL = URL(filePath: ".")) {
    self.player = player
    self.folder = folder
  }

  /// Plays, and prints findings as they occur.
  ///
  /// - Returns: Whether nothing was found.
  func run(events: Int, seed: UInt64) throws -> Bool {
    let start = Date()
    var next = seed &* 0x9E37_79B9_7F4A_7C15
    var (played, episodes) = (0, 0)
    while played < events {
      let result = try player.play(first: next, count: Self.batch)
      for (seed, findings) in result.found {
        try report(findings, of: Script(seed: seed), seed: seed)
      }
      next &+= UInt64(Self.batch)
      played += result.events
      episodes += result.episodes
    }
    let seconds = Int(Date().timeIntervalSince(start))
    print("\n\(played) events in \(episodes) episodes from seed \(seed), \(seconds) s")
    for (signature, count) in counts.sorted(by: { $0.value > $1.value }) {
      print("\(count) times \(signature)")
    }
    print(counts.isEmpty ? "Nothing was found." : "\(counts.count) different things were found.")
    return counts.isEmpty
  }

  /// Plays one episode, and prints it, shrunk if something is found.
  ///
  /// - Returns: Whether nothing was found.
  func show(_ seed: UInt64) throws -> Bool {
    let script = Script(seed: seed)
    print(SwiftSource(script).text)
    let findings = try player.play(script)
    if findings.isEmpty {
      print("Nothing was found.")
    } else {
      try report(findings, of: script, seed: seed)
    }
    return findings.isEmpty
  }

  /// Prints a new kind of finding as a short script, and writes the strip beside it.
  func report(_ findings: [Finding], of script: Script, seed: UInt64) throws {
    guard let first = findings.first else { return }
    counts[first.signature, default: 0] += 1
    guard counts[first.signature] == 1, counts.count <= Self.limit else { return }
    let patience = first.kind == .hung ? 5 : first.kind == .crashed ? 300 : 3000
    var failure: (any Error)?
    let short = Shrinker.shrink(script, patience: patience) { [player] candidate in
      do {
        return try player.play(candidate).first?.signature == first.signature
      } catch {
        failure = error
        return false
      }
    }
    if let failure { throw failure }
    print("\nEpisode \(seed)")
    for finding in findings { print("  \(finding)") }
    print(SwiftSource(short).text)
    if first.kind != .hung, let strip = try player.strip(of: short) {
      try Self.save(strip, as: "episode-\(seed).svg", in: folder)
    }
    fflush(nil)
  }

  /// Writes a strip, and prints the name of its file.
  static func save(_ strip: String, as name: String, in folder: URL = URL(filePath: ".")) throws {
    try Data(strip.utf8).write(to: folder.appending(path: name))
    print("What it looks like: \(name)")
  }
}
