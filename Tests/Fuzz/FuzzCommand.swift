import Foundation

/// `swift run -c release Fuzz`: looks for what random apps and fingers can break.
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
    case .episode(let seed): finish { try Campaign().show(seed) }
    }
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
