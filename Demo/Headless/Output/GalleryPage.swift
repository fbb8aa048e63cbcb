import Foundation
import UIKitFilm

/// The page with a player for each scenario.
struct GalleryPage {
  /// The films that are shown before the others, by their ids.
  static let films = [
    "drag-dismiss", "photo-viewer", "player-pull", "menu-pull", "bottom-sheet", "album-open",
  ]
  /// The film on the first screen, by its id.
  static let opening = "match-cut"

  let performances: [Performance]
  /// Where the links lead.
  var documentation = Documentation.clone
  /// The photo of the film on the first screen, for visitors to drag.
  var hero: HeroRecording?

  /// The whole page, which needs no other file but the pictures.
  func html() -> String {
    let definitions = Definitions()
    var players = performances.enumerated().map { index, performance in
      PlayerMarkup(
        performance: performance, index: index, definitions: definitions,
        hero: performance.scenario.id == Self.opening ? hero : nil)
    }
    let data = players.map(\.data).joined(separator: ",\n")
    let first = players.remove(at: players.firstIndex { $0.id == Self.opening } ?? 0)
    let films = Self.films.compactMap { id in players.first { $0.id == id } }
    let rest = players.filter { !Self.films.contains($0.id) }
    return """
      \(PageHead.html(title: title, description: Self.description, css: PageStyle.gallery))
      <body>
      <svg class="definitions" width="0" height="0" aria-hidden="true" \
      font-family="\(AnimatedSVG.fonts)"><defs>\(definitions.markup)</defs></svg>
      <header><p class="brand">\(Self.mark)<span>MatchCut</span></p>\
      \(isRecording ? "" : "<nav>\(articles)</nav>")</header>
      <main>
      \(first.html("hero", introduction: introduction))
      \(isRecording ? "" : explanation)
      \(section(films))
      \(isRecording ? "" : start)
      \(isRecording ? "" : index(of: rest))
      </main>
      \(footer)
      <script type="application/json" id="recordings">{
      \(data)
      }</script>
      <script>
      \(PageScript.gallery)
      </script>
      </body>
      </html>

      """
  }

  /// Whether the page shows one recording made by hand.
  private var isRecording: Bool { performances.count == 1 }

  private var title: String {
    isRecording ? "MatchCut: \(performances[0].scenario.id)" : "MatchCut: gallery"
  }

  /// The headline; a recording's own title, if there is only that.
  private var introduction: String? {
    let hint =
      hero == nil
      ? ""
      : "\n<p class=\"hint\">Drag the photo. Throw it, and catch it.</p>"
    return isRecording
      ? nil
      : """
      <h1>Screens grow out of their thumbnails.</h1>
      <p class="lead">Custom view-controller transitions for iOS, which a finger can catch at \
      any time.</p>\(hint)
      <p class="next"><a class="strong" href="#install">Install</a> \
      <a href="#live">Try it live</a></p>
      """
  }

  private var explanation: String {
    """
    <p class="explanation">Every film is a recording of the kit’s own sources, run on a \
    headless UIKit that follows iOS 26.1, with scripted fingers, and not on a device. Random apps \
    and fingers: <a href="\(WildPage.file)">twelve wild minutes</a>.</p>
    """
  }

  /// How to get the package, and how to run the demo.
  private var start: String {
    func code(_ text: String) -> String {
      let columns = text.split(separator: "\n").map(\.count).max() ?? 0
      return "<pre tabindex=\"0\" aria-label=\"Code\" style=\"--columns:\(columns)\">"
        + "<code>\(Markup.escaped(text))</code></pre>"
    }
    return """
      <section id="start" aria-labelledby="install">
      <div class="starts">
      <div><h2 id="install">Install</h2>
      <p>iOS 15 or later, Xcode 26 or later. Not yet run on a device: try the demo on yours, \
      before you ship.</p>
      <p>There is no release yet. Clone the repository into a folder named <code>MatchCut</code>. \
      In Xcode, choose <i>File › Add Package Dependencies… › Add Local…</i>, or in a \
      <code>Package.swift</code>, add the dependency and the product <code>MatchCut</code>:</p>
      \(code(".package(name: \"MatchCut\", path: \"../MatchCut\")"))</div>
      <div><h2 id="live">Try it live</h2>
      <p>On a Mac or an iPhone, open <code>Demo/Demo.xcodeproj</code> in Xcode and run the scheme \
      <i>Demo</i>. In a browser, on Linux with Swift 6.3:</p>
      \(code("swift run Demo --live"))
      <p>Elsewhere with Docker, at <code>http://localhost:8420/</code>:</p>
      \(code(Self.container))</div>
      </div>
      </section>
      """
  }

  /// The command that runs the live demo in a container, for a browser on its host.
  static let container = """
    docker run --rm -it -p 127.0.0.1:8420:8420 \\
      -v "$PWD":/work -w /work swift:6.3 \\
      swift run Demo --live --host 0.0.0.0
    """

  private func section(_ films: [PlayerMarkup]) -> String {
    if films.isEmpty { return "" }
    return """
      <section id="films" aria-labelledby="films-title">
      <h2 id="films-title">Begin with these</h2>
      <div class="films">
      \(films.map { $0.html("film") }.joined(separator: "\n"))
      </div>
      </section>
      """
  }

  private func index(of players: [PlayerMarkup]) -> String {
    GalleryIndex(performances: performances, players: players, documentation: documentation).html()
  }

  private var articles: String {
    let link = documentation.link(to: Documentation.Article(name: "MatchCut"))
    return "<a href=\"\(link)\">Documentation</a>"
  }

  private var links: String {
    guard case .clone = documentation else { return articles }
    let facts = documentation.link(to: Documentation.facts)
    return "\(articles) · <a href=\"\(facts)\">Facts about UIKit</a>"
  }

  private var footer: String {
    """
    <footer>
    \(isRecording ? "" : "<p>\(links)</p>")
    <p>In a player: <kbd>Space</kbd> plays and pauses, <kbd>←</kbd> <kbd>→</kbd> go a frame \
    back or on, with <kbd>Shift</kbd> ten.</p>
    <p>Written by <code>swift run Demo</code>. The same sources write the same bytes.</p>
    </footer>
    """
  }

  private static let description = "MatchCut's transitions, recorded frame by frame."

  /// The logo of the project.
  static let mark = """
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">\
    <rect x="8" y="1.5" width="19" height="29" rx="5" fill="none" stroke="currentColor" \
    stroke-width="2.4"/><rect x="3" y="12" width="13" height="15" rx="3.5" fill="#e0533d"/></svg>
    """
}
