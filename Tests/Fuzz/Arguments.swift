/// The arguments of the command.
enum Arguments: Equatable {
  case help
  /// Plays random episodes until a number of events has happened.
  case play(events: Int, seed: UInt64?)
  /// Plays SwiftUI bindings until a number of events has happened.
  case playBindings(events: Int, seed: UInt64?)
  /// Plays one episode, and prints it.
  case episode(seed: UInt64)
  /// Plays what another process requests.
  case worker
  /// The arguments are invalid, and why.
  case wrong(String)

  static let usage = """
    Usage: swift run -c release Fuzz [--events N] [--seed S]
           swift run -c release Fuzz --bindings [--events N] [--seed S]
           swift run -c release Fuzz --episode S

    Plays random apps, fingers and calls on simulated phones, and prints a short script for
    everything that is stuck, damaged, left behind, leaked or crashed.
    Writes what it looks like to this folder, as episode-S.svg: eight moments side by side, and the
    touches, the calls of UIKit and the faults at their times. A crash has no picture.

      --events N    how much has to happen at least (default: 100000)
      --bindings    plays bindings of SwiftUI and their screens instead
      --seed S      where the random numbers begin (default: another one every time)
      --episode S   plays and prints the one episode that a report names
      --help        this text
    """

  private static let standardEvents = 100_000

  init(_ arguments: [String]) {
    var events: Int?
    var seed: UInt64?
    var episode: UInt64?
    let isOfBindings = arguments.contains("--bindings")
    var rest = arguments.filter { $0 != "--bindings" }[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard !["--help", "-h"].contains(name) else {
        self = .help
        return
      }
      guard argument != "--worker" else {
        self = .worker
        return
      }
      guard ["--events", "--seed", "--episode"].contains(name) else {
        self = .wrong("unknown argument \"\(argument)\"")
        return
      }
      let text = parts.count > 1 ? String(parts[1]) : rest.popFirst()
      guard let number = text.flatMap({ UInt64($0) }) else {
        self = .wrong("\(name) needs a whole number" + (text.map { ", not \"\($0)\"" } ?? ""))
        return
      }
      switch name {
      case "--events": events = Int(clamping: number)
      case "--seed": seed = number
      default: episode = number
      }
    }
    if let episode {
      self =
        events == nil && seed == nil && !isOfBindings
        ? .episode(seed: episode) : .wrong("--episode goes without other arguments")
    } else if events == 0 {
      self = .wrong("--events needs a number above 0")
    } else if isOfBindings {
      self = .playBindings(events: events ?? Self.standardEvents, seed: seed)
    } else {
      self = .play(events: events ?? Self.standardEvents, seed: seed)
    }
  }
}
