import Foundation
import Testing

@testable import Demo

/// The articles as pages.
@MainActor
struct ArticlePageTests {
  private static func body(_ text: String) -> String {
    let page = ArticlePage(titles: ["Other": "Another one"]).html(of: text, title: "")
    let body = page.components(separatedBy: "Documentation</a></p>\n")[1]
    return body.components(separatedBy: "\n</main>")[0].trimmingCharacters(
      in: .whitespacesAndNewlines)
  }

  @Test(
    arguments: [
      ("# The ``Kit/zoom(_:)``", "<h1>The <code>zoom(_:)</code></h1>"),
      ("Two\nlines, `a < b`.", "<p>Two lines, <code>a &lt; b</code>.</p>"),
      ("See <doc:Other>.", "<p>See <a href=\"Other.html\">Another one</a>.</p>"),
      (
        "**A** *b* and [c](https://d.e/f)",
        "<p><b>A</b> <i>b</i> and <a href=\"https://d.e/f\">c</a></p>"
      ),
      ("![A & b](c.svg)", "<p><img src=\"c.svg\" alt=\"A &amp; b\"></p>"),
      ("[The table](../Tests/README.md#a) says", "<p>The table says</p>"),
      ("- one\n  more\n- two", "<ul><li>one more</li><li>two</li></ul>"),
      ("1. one\n2. two", "<ol><li>one</li><li>two</li></ol>"),
      ("> Note: so", "<blockquote>Note: so</blockquote>"),
      ("```sh\na <b\n```", "<pre tabindex=\"0\" aria-label=\"Code\"><code>a &lt;b</code></pre>"),
      (
        "| A | |\n|---|---|\n| `b` | c |",
        "<div class=\"table\" tabindex=\"0\"><table><tr><th>A</th><th></th></tr>\n"
          + "<tr><td><code>b</code></td><td>c</td></tr></table></div>"
      ),
    ])
  func `Markdown becomes HTML`(text: String, html: String) {
    #expect(Self.body(text) == html)
  }

  @Test func `every article is a page without Markdown, and its links lead to pages`() throws {
    let files = try Documentation.pages(of: SourceCode.packageFolder)
    let pages = files.filter { $0.key.hasSuffix(".html") }
    #expect(pages.count > 25)
    for (path, page) in pages {
      for picture in page.matches(of: /<img src="([^"]+)"/).map(\.1) {
        #expect(files["documentation/\(picture)"] != nil, "\(path) \(picture)")
      }
      #expect(path.hasPrefix("documentation/") && page.contains("<h1>"), "\(path)")
      for link in page.matches(of: /href="([^"]+)"/).map({ String($0.1) })
      where !link.hasPrefix("https:") && link != "../index.html" && !link.hasPrefix("data:") {
        #expect(pages["documentation/\(link)"] != nil, "\(path) \(link)")
      }
      let words = page.replacing(
        /(?s)<style>.*<\/style>|<pre.*?<\/pre>|<code>.*?<\/code>/, with: "")
      for mark in ["`", "**", "](", "&lt;doc", "\n|", "<p>#"] {
        #expect(!words.contains(mark), "\(path) has \(mark)")
      }
    }
  }
}
