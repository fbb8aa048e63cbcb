import Foundation
import UIKitFilm

/// Highlights Swift code for a page.
enum SwiftHighlighter {
  private static let keywords: Set<String> = [
    "let", "var", "func", "return", "in", "self", "weak", "guard", "else", "if", "true", "false",
    "nil", "override", "class", "struct", "import", "for", "as", "try", "private", "lazy", "final",
    "init", "super", "static", "set", "required", "extension",
  ]

  /// The code as HTML, its parts in spans with a class.
  static func html(_ code: String) -> String {
    var html = ""
    var rest = Substring(code)
    while let first = rest.first {
      if rest.hasPrefix("//") {
        html += span("c", take(&rest) { $0 != "\n" })
      } else if first == "\"" {
        rest.removeFirst()
        let text = take(&rest) { $0 != "\"" }
        rest = rest.dropFirst()
        html += span("s", "\"\(text)\"")
      } else if first.isLetter || first == "_" {
        let word = take(&rest) { $0.isLetter || $0.isNumber || $0 == "_" }
        html += span(kind(of: word, before: rest), word)
      } else if first.isNumber {
        html += span("n", take(&rest) { $0.isNumber || $0 == "." })
      } else {
        html += Markup.escaped(String(rest.removeFirst()))
      }
    }
    return html
  }

  private static func kind(of word: String, before rest: Substring) -> String? {
    if keywords.contains(word) { return "k" }
    if word.first?.isUppercase == true { return "t" }
    return rest.hasPrefix("(") ? "f" : nil
  }

  private static func take(
    _ rest: inout Substring, while isTaken: (Character) -> Bool
  ) -> String {
    let taken = rest.prefix(while: isTaken)
    rest = rest[taken.endIndex...]
    return String(taken)
  }

  private static func span(_ kind: String?, _ text: String) -> String {
    guard let kind else { return Markup.escaped(text) }
    return "<span class=\"\(kind)\">\(Markup.escaped(text))</span>"
  }
}
