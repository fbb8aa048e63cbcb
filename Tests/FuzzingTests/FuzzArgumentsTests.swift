import Testing

@testable import Fuzz

struct FuzzArgumentsTests {
  @Test("without arguments, it plays a number of events from a random seed")
  func none() {
    #expect(Arguments([]) == .play(events: 100_000, seed: nil))
  }

  @Test(
    "number of events and seed can be given",
    arguments: [["--events", "7", "--seed", "8"], ["--seed=8", "--events=7"]])
  func play(arguments: [String]) {
    #expect(Arguments(arguments) == .play(events: 7, seed: 8))
  }

  @Test("--episode plays one", arguments: [["--episode", "9"], ["--episode=9"]])
  func episode(arguments: [String]) {
    #expect(Arguments(arguments) == .episode(seed: 9))
  }

  @Test("--help has precedence", arguments: [["--help"], ["-h"], ["--events", "7", "--help"]])
  func help(arguments: [String]) {
    #expect(Arguments(arguments) == .help)
  }

  @Test(
    "anything else is refused, and the message names it",
    arguments: [
      (["x"], "unknown argument \"x\""), (["--event", "7"], "unknown argument \"--event\""),
      (["--events"], "--events needs a whole number"),
      (["--events", "many"], "--events needs a whole number, not \"many\""),
      (["--events="], "--events needs a whole number, not \"\""),
      (["--events", "0"], "--events needs a number above 0"),
      (["--seed", "-1"], "--seed needs a whole number, not \"-1\""),
      (["--episode", "1", "--seed", "2"], "--episode goes without other arguments"),
    ])
  func wrong(arguments: [String], message: String) {
    #expect(Arguments(arguments) == .wrong(message))
  }
}
