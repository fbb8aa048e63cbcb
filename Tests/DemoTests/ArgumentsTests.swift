import Testing
import WebServer

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

  @Test("--documentation sets the address of the links")
  func documentation() {
    #expect(
      Arguments(["--documentation", "../docs"])
        == .play(output: "Gallery", documentation: "../docs"))
    #expect(
      Arguments(["--live", "--documentation=a"])
        == .wrong("--documentation does not go with --live"))
  }

  @Test("--only plays one scenario")
  func only() {
    #expect(
      Arguments(["--only", "bottom-sheet"]) == .play(output: "Gallery", only: "bottom-sheet"))
    #expect(Arguments(["--live", "--only=a"]) == .wrong("--only does not go with --live"))
  }

  @Test("--check compares the frames with what is expected")
  func check() {
    #expect(Arguments(["--check"]) == .play(output: "Gallery", isChecked: true))
    #expect(Arguments(["--live", "--check"]) == .wrong("--check does not go with --live"))
  }

  @Test("--help has precedence", arguments: [["--help"], ["-h"], ["--output", "x", "--help"]])
  func help(arguments: [String]) {
    #expect(Arguments(arguments) == .help)
  }

  @Test("--live takes a port and a folder")
  func live() {
    #expect(Arguments(["--live"]) == .live(host: .loopback, port: 8420, output: "Gallery"))
    let long = ["--port", "0", "--output=a", "--live"]
    #expect(Arguments(long) == .live(host: .loopback, port: 0, output: "a"))
    #expect(
      Arguments(["--live", "--port=65535"])
        == .live(host: .loopback, port: 65535, output: "Gallery"))
  }

  @Test("--live takes an address, such as that of a container")
  func host() throws {
    let all = try #require(IPv4Address("0.0.0.0"))
    #expect(all == .any && !all.isLoopback && IPv4Address.loopback.isLoopback)
    #expect(
      Arguments(["--live", "--host", "0.0.0.0"])
        == .live(host: .any, port: 8420, output: "Gallery"))
    #expect(IPv4Address("192.168.1.20")?.description == "192.168.1.20")
  }

  @Test(
    "anything else is refused",
    arguments: [
      ["x"], ["--outputs"], ["--output"], ["--output="], ["--only"], ["--output", "--help"],
      ["--port", "80"],
      ["--live", "--port"], ["--live", "--port=65536"], ["--live", "--port", "-1"],
      ["--live", "--host"], ["--live", "--host=localhost"], ["--live", "--host=256.0.0.1"],
      ["--host", "0.0.0.0"], ["--live", "--port=a"], ["--live=1"], ["--help=x"],
    ])
  func wrong(arguments: [String]) {
    guard case .wrong = Arguments(arguments) else {
      Issue.record("\(arguments) was taken for \(Arguments(arguments))")
      return
    }
  }
}
