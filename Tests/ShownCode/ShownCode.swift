import Foundation

/// Code in a document or the gallery, which a compiled file has to contain.
public struct ShownCode: Sendable {
  /// The place, for messages.
  let place: String
  private let code: String

  /// - Parameters:
  ///   - code: The code as it is shown.
  ///   - place: Where that is, as a message should say it.
  public init(_ code: String, shownIn place: String) {
    self.code = code
    self.place = place
  }

  /// What to copy where; nil if one of the compiled files contains the code.
  public func advice(for files: [CompiledCode]) -> String? {
    files.max { longestMatch(in: $0) < longestMatch(in: $1) }.flatMap { advice(for: $0) }
  }

  /// The number of first lines that a file contains.
  private func longestMatch(in compiled: CompiledCode) -> Int {
    let lines = Self.lines(of: code)
    return compiled.lines.indices.map { start in
      zip(lines, compiled.lines[start...]).prefix { $0.code == $1.code }.count
    }.max() ?? 0
  }

  /// What to copy where; nil if the compiled file contains the code.
  ///
  /// Indentation, blank lines and imports do not matter.
  public func advice(for compiled: CompiledCode) -> String? {
    let lines = Self.lines(of: code)
    let candidates = compiled.lines
    guard let first = lines.first else { return "\(place) shows a block without any code." }
    let starts = candidates.indices.filter { candidates[$0].code == first.code }
    let matches = starts.map { start in
      zip(lines, candidates[start...]).prefix { $0.code == $1.code }.count
    }
    guard !matches.contains(lines.count) else { return nil }
    return """
      \(place) shows code that is not compiled. Copy it to \(compiled.path), in one piece, \
      into a function or a type there that has the names it uses:

      \(code)
      \(departure(of: lines, from: candidates, starts: starts, matches: matches))
      """
  }

  /// The difference from the most similar part.
  private func departure(
    of lines: [Line], from candidates: [Line], starts: [Int], matches: [Int]
  ) -> String {
    guard let best = matches.indices.max(by: { matches[$0] < matches[$1] }) else { return "" }
    let expected = lines[matches[best]].code
    guard candidates.indices.contains(starts[best] + matches[best]) else { return "" }
    let found = candidates[starts[best] + matches[best]]
    return """

      Or correct the copy that begins in line \(candidates[starts[best]].number). Its line \
      \(found.number) is
        \(found.code)
      and should be
        \(expected)
      """
  }

  struct Line: Sendable {
    let number: Int
    let code: String
  }

  static func lines(of text: String) -> [Line] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { Line(number: $0 + 1, code: $1.trimmingCharacters(in: .whitespaces)) }
      .filter { !$0.code.isEmpty && !$0.code.hasPrefix("import ") }
  }
}

/// A compiled file, which has to contain code.
public struct CompiledCode: Sendable {
  let path: String
  let lines: [ShownCode.Line]

  /// - Parameters:
  ///   - path: The path of the file in the repository.
  ///   - text: What is in it.
  public init(path: String, text: String) {
    self.path = path
    lines = ShownCode.lines(of: text)
  }
}
