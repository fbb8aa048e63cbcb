import Testing

@testable import Demo

struct ArgumentsTests {
  @Test("without arguments, the gallery is written to Gallery")
  func none() {
    #expect(Arguments([]) == .play(output: "Gallery"))
  }

  @Test("--output sets the folder", arguments: [["--output", "a b"], ["--output=a b"]])
  func output(arguments: [String]) {
    #expect(Arguments(arguments) == .play(output: "a b"))
  }

  @Test("--help has precedence", arguments: [["--help"], ["-h"], ["--output", "x", "--help"]])
  func help(arguments: [String]) {
    #expect(Arguments(arguments) == .help)
  }

  @Test("--live takes a port and a folder")
  func live() {
    #expect(Arguments(["--live"]) == .live(port: 8420, output: "Gallery"))
    let long = ["--port", "0", "--output=a", "--live"]
    #expect(Arguments(long) == .live(port: 0, output: "a"))
    #expect(Arguments(["--live", "--port=65535"]) == .live(port: 65535, output: "Gallery"))
  }

  @Test(
    "anything else is refused",
    arguments: [
      ["x"], ["--outputs"], ["--output"], ["--output="], ["--output", "--help"], ["--port", "80"],
      ["--live", "--port"], ["--live", "--port=65536"], ["--live", "--port", "-1"],
      ["--live", "--port=a"], ["--live=1"], ["--help=x"],
    ])
  func wrong(arguments: [String]) {
    guard case .wrong = Arguments(arguments) else {
      Issue.record("\(arguments) was taken for \(Arguments(arguments))")
      return
    }
  }
}
