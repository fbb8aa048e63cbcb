/// The output of a process that crashed.
struct CrashReport {
  /// Settings for a short crash report of the Swift runtime.
  static let settings = """
    enable=yes,color=no,threads=crashed,images=none,interactive=no,limit=40,top=0
    """

  private let lines: [Substring]

  init(_ text: String) {
    lines = text.split(separator: "\n")
  }

  /// The reason and the innermost functions, or those of an endless recursion; `nil` without
  /// output.
  var summary: String? {
    let reason = lines.first { $0.contains("Fatal error") } ?? lines.first { $0.contains("***") }
    guard let reason else { return nil }
    let functions = functions
    guard !functions.isEmpty else { return String(reason) }
    let counts = Dictionary(grouping: functions) { $0 }.filter { $1.count > 3 }
    if !counts.isEmpty {
      return "endless recursion of \(counts.keys.sorted().joined(separator: ", "))"
    }
    let text = reason.contains("Fatal error") ? String(reason) : "a trap"
    return "\(text) in \(functions.prefix(4).joined(separator: " < "))"
  }

  /// The functions of the program, innermost first.
  private var functions: [String] {
    lines.compactMap { line in
      guard let start = line.firstRange(of: "0x"), !line.contains("[system]"),
        let name = line[start.upperBound...].split(separator: " ", maxSplits: 1).last,
        let end = name.firstRange(of: " in Fuzz")
      else { return nil }
      return name[..<end.lowerBound].split(separator: " + ").first.map(String.init)
    }
  }
}
