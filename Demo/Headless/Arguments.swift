import WebServer

/// The arguments of the command.
enum Arguments: Equatable {
  case help
  /// The documentation's address, nil for the articles in the clone; the one scenario to play, nil
  /// for all; and whether the drawn frames are checked.
  case play(
    output: String, documentation: String? = nil, only: String? = nil, isChecked: Bool = false)
  case live(host: IPv4Address, port: UInt16, output: String)
  /// The arguments are invalid, and why.
  case wrong(String)

  static let usage = """
    Usage: swift run Demo [--output DIR] [--documentation URL] [--only ID]
                          [--check]
           swift run Demo --live [--host ADDRESS] [--port PORT] [--output DIR]

    Plays the demo's transitions on a simulated phone, and writes a gallery of
    them, DIR/index.html, with an animated picture DIR/<transition>.svg each.

      --live         serve the demo to a browser on this machine, as a phone
                     to touch with a mouse, a pen or fingers
      --host ADDRESS the address to listen at (default: 127.0.0.1). With
                     0.0.0.0, a container serves its host, and this machine
                     its network: everyone there can use the phone, and save
                     recordings
      --port PORT    the port, or the next one that is free; 0 for any
                     (default: 8420)
      --output DIR   the folder to write to, created if missing; with --live,
                     the folder for recordings (default: Gallery)
      --documentation URL
                     where the page finds the published documentation; without
                     it, the links lead to the articles beside the gallery
      --only ID      play one scenario: its picture, and a page with it alone
      --check        compare the drawn frames with what each scenario expects of
                     them, which takes twice as long; a difference is a fault
      --help         print this text
    """

  private static let defaultPort: UInt16 = 8420

  init(_ arguments: [String]) {
    do {
      self = try Self.parse(arguments)
    } catch {
      self = .wrong(error.reason)
    }
  }

  private struct Mistake: Error {
    let reason: String
  }

  private static func parse(_ arguments: [String]) throws(Mistake) -> Arguments {
    var output = "Gallery"
    var host: IPv4Address?
    var port: UInt16?
    var documentation: String?
    var only: String?
    var isChecked = false
    var isLive = false
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      func value(_ kind: String) throws(Mistake) -> String {
        let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() ?? ""
        let isMissing = value.isEmpty || (parts.count == 1 && value.hasPrefix("-"))
        if isMissing { throw Mistake(reason: "\(parts[0]) needs a \(kind)") }
        return value
      }
      switch (parts[0], parts.count) {
      case ("--help", 1), ("-h", 1): return .help
      case ("--live", 1): isLive = true
      case ("--check", 1): isChecked = true
      case ("--output", _): output = try value("folder")
      case ("--documentation", _): documentation = try value("address")
      case ("--only", _): only = try value("scenario")
      case ("--host", _):
        let text = try value("address")
        guard let address = IPv4Address(text) else {
          throw Mistake(reason: "\"\(text)\" is not an address: pass one such as 0.0.0.0")
        }
        host = address
      case ("--port", _):
        let text = try value("number")
        guard let number = UInt16(text) else {
          throw Mistake(reason: "\"\(text)\" is not a port: pass a number from 0 to 65535")
        }
        port = number
      default: throw Mistake(reason: "unknown argument \"\(argument)\"")
      }
    }
    if isLive {
      guard documentation == nil else {
        throw Mistake(reason: "--documentation does not go with --live")
      }
      guard only == nil else { throw Mistake(reason: "--only does not go with --live") }
      guard !isChecked else { throw Mistake(reason: "--check does not go with --live") }
      return .live(host: host ?? .loopback, port: port ?? defaultPort, output: output)
    }
    guard port == nil else { throw Mistake(reason: "--port needs --live") }
    guard host == nil else { throw Mistake(reason: "--host needs --live") }
    return .play(output: output, documentation: documentation, only: only, isChecked: isChecked)
  }
}
