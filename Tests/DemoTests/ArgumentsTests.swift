import Testing

@testable import Demo

@Suite("Arguments")
struct ArgumentsTests {
  @Test("without any, the gallery goes to Gallery")
  func none() {
    #expect(Arguments([]) == .play(output: "Gallery"))
  }

  @Test("a folder can be named", arguments: [["--output", "a b"], ["--output=a b"]])
  func output(arguments: [String]) {
    #expect(Arguments(arguments) == .play(output: "a b"))
  }

  @Test("help wins", arguments: [["--help"], ["-h"], ["--output", "x", "--help"]])
  func help(arguments: [String]) {
    #expect(Arguments(arguments) == .help)
  }

  @Test(
    "anything else is refused",
    arguments: [["x"], ["--outputs"], ["--output"], ["--output="], ["--output", "--help"]])
  func wrong(arguments: [String]) {
    guard case .wrong = Arguments(arguments) else {
      Issue.record("\(arguments) was taken for \(Arguments(arguments))")
      return
    }
  }
}
