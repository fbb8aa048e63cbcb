import Foundation
import UIKitFilm

/// An article of the documentation as a page: the part of Markdown that the articles use.
struct ArticlePage {
  /// The titles of all articles, by their names.
  let titles: [String: String]

  /// Returns the page of an article.
  func html(of text: String, title: String) -> String {
    """
    \(PageHead.html(title: title, css: PageStyle.article))
    <body>
    <main>
    <p><a href="../index.html">Gallery</a> · <a href="MatchCut.html">Documentation</a></p>
    \(body(of: text))
    </main>
    </body>
    </html>

    """
  }

  /// The title of an article, which is its first line.
  static func title(of text: String) -> String {
    String((text.split(separator: "\n").first ?? "").drop { "# `".contains($0) })
      .replacing("`", with: "")
  }

  private func body(of text: String) -> String {
    var lines = text.components(separatedBy: "\n")[...]
    var html = ""
    while let line = lines.popFirst() {
      if line.hasPrefix("```") {
        let code = take(&lines) { !$0.hasPrefix("```") }.joined(separator: "\n")
        lines = lines.dropFirst()
        let isSwift = line.hasSuffix("swift")
        html += "<pre tabindex=\"0\" aria-label=\"Code\"><code>"
        html += (isSwift ? SwiftHighlighter.html(code) : Markup.escaped(code)) + "</code></pre>"
      } else if line.hasPrefix("#") {
        let level = line.prefix { $0 == "#" }.count
        html += "<h\(level)>\(inline(line.drop { "# ".contains($0) }))</h\(level)>"
      } else if line.hasPrefix("|") {
        html += table([line] + take(&lines) { $0.hasPrefix("|") })
      } else if line.hasPrefix("- ") || line.hasPrefix("1. ") {
        html += list([line] + take(&lines) { !$0.isEmpty }, isOrdered: line.hasPrefix("1"))
      } else if !line.isEmpty {
        let rest = take(&lines) { !$0.isEmpty && !$0.hasPrefix("```") && !$0.hasPrefix("|") }
        let text = ([line] + rest).map { $0.drop { "> ".contains($0) } }.joined(separator: " ")
        let kind = line.hasPrefix(">") ? "blockquote" : "p"
        html += "<\(kind)>\(inline(text))</\(kind)>"
      }
      html += "\n"
    }
    return html
  }

  private func take(_ lines: inout ArraySlice<String>, while isTaken: (String) -> Bool) -> [String]
  {
    let taken = lines.prefix(while: isTaken)
    lines = lines.dropFirst(taken.count)
    return Array(taken)
  }

  private func table(_ rows: [String]) -> String {
    let cells = rows.map { row in
      row.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let head = cells[0].map { "<th>\(inline($0))</th>" }.joined()
    let body = cells.dropFirst(2).map { row in
      "<tr>\(row.map { "<td>\(inline($0))</td>" }.joined())</tr>"
    }
    return "<div class=\"table\" tabindex=\"0\"><table><tr>\(head)</tr>\n"
      + body.joined(separator: "\n") + "</table></div>"
  }

  /// A list, whose items may continue in lines that are indented.
  private func list(_ lines: [String], isOrdered: Bool) -> String {
    var items: [String] = []
    for line in lines {
      if let mark = line.firstMatch(of: /^(- |\d+\. )/) {
        items.append(String(line[mark.range.upperBound...]))
      } else {
        items[items.count - 1] += " " + line.trimmingCharacters(in: .whitespaces)
      }
    }
    let kind = isOrdered ? "ol" : "ul"
    return "<\(kind)>\(items.map { "<li>\(inline($0))</li>" }.joined())</\(kind)>"
  }

  /// A text with code, pictures, links and emphasis; a link to a file of the clone is its text only.
  private func inline(_ text: some StringProtocol) -> String {
    // A symbol is shown by the last part of its name.
    let text = Markup.escaped(String(text))
      .replacing(/``(?:[^`]*\/)?([^`\/]+)``/) { "`\($0.1)`" }
    let parts = text.components(separatedBy: "`").enumerated().map { index, part in
      if index % 2 == 1 { return "<code>\(part)</code>" }
      return part.replacing(/&lt;doc:(\w+)&gt;/) { match in
        "<a href=\"\(match.1).html\">\(titles[String(match.1)] ?? String(match.1))</a>"
      }
    }
    return parts.joined()
      .replacing(/!\[([^\]]+)\]\(([^)]+)\)/) { "<img src=\"\($0.2)\" alt=\"\($0.1)\">" }
      .replacing(/\[([^\]]+)\]\((https[^)]+)\)/) { "<a href=\"\($0.2)\">\($0.1)</a>" }
      .replacing(/\[([^\]]+)\]\([^)]+\.md[^)]*\)/) { "\($0.1)" }
      .replacing(/\*\*([^*]+)\*\*/) { "<b>\($0.1)</b>" }
      .replacing(/\*([^*\s][^*]*)\*/) { "<i>\($0.1)</i>" }
  }
}
