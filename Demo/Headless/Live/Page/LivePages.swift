import UIKitFilm
import WebServer

/// The resources of the server, except for the phone.
@MainActor final class LivePages {
  private let archive: LiveArchive
  private let sources: SourceCode

  init(archive: LiveArchive, sources: SourceCode) {
    self.archive = archive
    self.sources = sources
  }

  /// The response for a path; nil if there is none.
  func response(to target: String) -> HTTPResponse? {
    let response: HTTPResponse? =
      if target == "/" {
        HTTPResponse(LivePage.html, type: "text/html")
      } else if target.hasPrefix("/code/") {
        code(of: String(target.dropFirst("/code/".count)))
      } else {
        archive.response(to: target)
      }
    guard var response else { return nil }
    // No resource of another origin, even if a page could be injected with one.
    response.fields["Content-Security-Policy"] =
      "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; "
      + "script-src 'unsafe-inline'; connect-src 'self'; base-uri 'none'; "
      + "form-action 'none'; frame-ancestors 'none'"
    return response
  }

  private func code(of className: String) -> HTTPResponse? {
    guard let (path, text) = sources.file(of: className) else { return nil }
    let html = """
      \(PageHead.html(title: path, css: PageStyle.code))
      <body>
      <main>
      <h1>\(Markup.escaped(path))</h1>
      <pre tabindex="0" aria-label="Swift code"><code>\(SwiftHighlighter.html(text))</code></pre>
      </main>
      </body>
      </html>

      """
    return HTTPResponse(html, type: "text/html")
  }
}
