import Foundation
import Fuzzing

/// `swift run -c release Fuzz`: plays random apps and fingers, and reports what they break.
@main
@MainActor
struct FuzzCommand {
  static func main() {
    switch Arguments(Array(CommandLine.arguments.dropFirst())) {
    case .help: print(Arguments.usage)
    case .wrong(let reason):
      complain("\(reason)\n\n\(Arguments.usage)")
      exit(64)
    case .worker: Worker.run()
    case .play(let events, let seed):
      finish {
        try Campaign().run(events: events, seed: seed ?? UInt64(Date().timeIntervalSince1970))
      }
    case .playBindings(let events, let seed):
      finish { try play(bindings: events, seed: seed ?? UInt64(Date().timeIntervalSince1970)) }
    case .episode(let seed): finish { try Campaign().show(seed) }
    }
  }

  /// Plays bindings, and prints and draws up to five findings, shrunk.
  private static func play(bindings events: Int, seed: UInt64) throws -> Bool {
    var (played, episodes, found) = (0, UInt64(0), 0)
    while played < events, found < 5 {
      let script = BindingScript(seed: seed &* 0x9E37_79B9_7F4A_7C15 &+ episodes)
      episodes += 1
      played += script.count
      guard !script.play().isEmpty else { continue }
      found += 1
      let short = script.shrunk()
      print(short, short.play().map { "  \($0)" }.joined(separator: "\n"), separator: "\n")
      try Campaign.save(short.strip(), as: "bindings-\(seed)-\(episodes).svg")
    }
    print("\n\(played) events in \(episodes) episodes from seed \(seed)")
    return found == 0
  }

  private static func finish(_ work: () throws -> Bool) {
    do {
      exit(try work() ? 0 : 1)
    } catch {
      complain("\(error)")
      exit(2)
    }
  }

  private static func complain(_ message: String) {
    FileHandle.standardError.write(Data("Fuzz: \(message)\n".utf8))
  }
}
