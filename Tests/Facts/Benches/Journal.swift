/// The calls of several objects, in order.
@MainActor final class Journal {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// Returns the calls, and removes them.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
