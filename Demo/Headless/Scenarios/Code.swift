import Foundation
import MatchCut
import UIKit

/// The Swift code beside a film: lines of the demo's own sources, which the film plays.
struct Code {
  private enum Place {
    /// A closure, which begins at the end of a line of a file.
    case closure(file: String, line: Int)
    /// A declaration, which begins with some words, in a file of the package.
    case declaration(String, path: String)
    /// Code that was written by a program.
    case written(String)
  }

  private let place: Place
  /// Makes the film play the code.
  let play: @MainActor (Stage) -> Void

  private init(_ place: Place, play: @escaping @MainActor (Stage) -> Void = { _ in }) {
    self.place = place
    self.play = play
  }

  /// The code; nil if its source is not, or no longer, where it was compiled.
  var text: String? {
    switch place {
    case .closure(let file, let line):
      return Self.source(URL(filePath: file)).flatMap { $0.closure(from: line - 1) }
    case .declaration(let start, let path):
      return Self.source(SourceCode.packageFolder.appending(path: path))
        .flatMap { $0.declaration(start) }
    case .written(let text): return text
    }
  }

  /// The file to read for more, by its path in the package; nil for code that is a scenario's.
  var path: String? {
    if case .declaration(_, let path) = place { path } else { nil }
  }

  /// The text of the whole file, if that is an example.
  var example: String? {
    guard let path, path.hasPrefix(Self.examples) else { return nil }
    return try? String(contentsOf: SourceCode.packageFolder.appending(path: path), encoding: .utf8)
  }

  /// The folder of the examples, by its path in the package.
  static let examples = "Demo/Demo/Examples/"

  private static func source(_ file: URL) -> SourceLines? {
    (try? String(contentsOf: file, encoding: .utf8)).map(SourceLines.init)
  }
}

extension Code {
  /// Code that was written by a program, such as a test.
  static func written(_ text: String) -> Code { Code(.written(text)) }

  /// A declaration that the film plays.
  ///
  /// - Parameters:
  ///   - start: How its first line begins.
  ///   - path: The path of its file in the demo's folder.
  /// - Returns: The code.
  static func declaration(_ start: String, in path: String) -> Code {
    Code(.declaration(start, path: "Demo/\(path)"))
  }

  /// A closure that makes the transition of a photo.
  static func photo(
    file: String = #filePath, line: Int = #line,
    _ make:
      @escaping @MainActor (_ thumbnail: UIView, _ photo: PhotoViewController) -> ModalTransition
  ) -> Code {
    Code(.closure(file: file, line: line)) { $0.app.photos.photoTransition = make }
  }

  /// A closure that makes the transition of the settings, which a button presents.
  static func settings(
    file: String = #filePath, line: Int = #line,
    _ make: @escaping @MainActor (_ button: UIView) -> ModalTransition
  ) -> Code {
    Code(.closure(file: file, line: line)) { $0.app.photos.settingsTransition = make }
  }

  /// A closure that gives the journal its transition.
  static func journal(
    file: String = #filePath, line: Int = #line,
    _ attach: @escaping @MainActor (_ navigationController: UINavigationController) -> Void
  ) -> Code {
    Code(.closure(file: file, line: line)) { attach($0.app.journal) }
  }

  /// A closure that gives tabs their transition.
  static func tabs(
    file: String = #filePath, line: Int = #line,
    _ attach: @escaping @MainActor (_ tabBarController: UITabBarController) -> Void
  ) -> Code {
    Code(.closure(file: file, line: line)) { stage in stage.tabs.map(attach) }
  }
}

/// The lines of a formatted Swift file.
private struct SourceLines {
  private let lines: [Substring]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The body of the closure that begins at the end of a line; nil if there is none.
  func closure(from start: Int) -> String? {
    guard lines.indices.contains(start) else { return nil }
    let body = block(from: start).dropFirst().dropLast()
    return body.isEmpty ? nil : Self.unindented(body)
  }

  /// The declaration, or the statement, whose first line begins with some words; nil if there is none.
  func declaration(_ words: String) -> String? {
    lines.firstIndex { $0.trimmingPrefix(while: \.isWhitespace).hasPrefix(words) }
      .map { Self.unindented(block(from: $0)) }
  }

  /// What begins in a line: with the lines after it that are indented more, and with those that
  /// close its brackets or call its methods.
  private func block(from start: Int) -> ArraySlice<Substring> {
    let indentation = Self.indentation(of: lines[start])
    let rest = lines[(start + 1)...].prefix { line in
      let text = line.drop(while: \.isWhitespace)
      let depth = line.count - text.count - indentation
      return text.isEmpty || depth > 0 || depth == 0 && ")]}.".contains(text.prefix(1))
    }
    let end = rest.lastIndex { !$0.isEmpty } ?? start
    return lines[start...end]
  }

  private static func indentation(of line: Substring) -> Int {
    line.prefix(while: \.isWhitespace).count
  }

  private static func unindented(_ lines: ArraySlice<Substring>) -> String {
    let common = lines.filter { !$0.isEmpty }.map(indentation).min() ?? 0
    return lines.map { $0.dropFirst(common) }.joined(separator: "\n")
  }
}
