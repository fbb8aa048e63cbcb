/// What several objects were told, in order.
@MainActor final class Journal {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// Returns what has been written, and begins anew.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
