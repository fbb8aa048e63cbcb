/// What the command was asked to do.
enum Arguments: Equatable {
  case help
  case play(output: String)
  /// The arguments make no sense, and why.
  case wrong(String)

  static let usage = """
    Usage: swift run Demo [--output DIR]

    Plays the demo's screens on a simulated phone, and writes what was seen:
    DIR/index.html, a gallery with a player for each transition, and an
    animated picture DIR/<transition>.svg for each.

      --output DIR   the folder to write to, made if missing (default: Gallery)
      --help         this text
    """

  init(_ arguments: [String]) {
    var output = "Gallery"
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        self = .help
        return
      case "--output":
        guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("-") else {
          self = .wrong("\(argument) needs a folder")
          return
        }
        output = value
      default:
        let value = argument.dropFirst("--output=".count)
        guard argument.hasPrefix("--output="), !value.isEmpty else {
          self = .wrong("unknown argument \"\(argument)\"")
          return
        }
        output = String(value)
      }
    }
    self = .play(output: output)
  }
}
