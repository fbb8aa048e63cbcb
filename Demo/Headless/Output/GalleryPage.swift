import Foundation

/// The page with a player for each scenario.
struct GalleryPage {
  let performances: [Performance]

  /// The whole page, which needs no other file.
  func html() -> String {
    let definitions = Definitions()
    let players = performances.enumerated().map { index, performance in
      PlayerMarkup(performance: performance, index: index, definitions: definitions)
    }
    let groups = groups.map { group in
      section(group, players.filter { $0.performance.scenario.group == group })
    }
    let data = players.map(\.data).joined(separator: ",\n")
    return """
      \(PageHead.html(
        title: "MatchCut: gallery", description: Self.description, css: PageStyle.css))
      <body>
      <svg class="definitions" width="0" height="0" aria-hidden="true" \
      font-family="\(AnimatedSVG.fonts)"><defs>\(definitions.markup)</defs></svg>
      \(header)
      \(groupLinks)
      <main>
      \(index)
      \(groups.joined(separator: "\n"))
      </main>
      \(footer)
      <script type="application/json" id="recordings">{
      \(data)
      }</script>
      <script>
      \(PageScript.javaScript)
      </script>
      </body>
      </html>

      """
  }

  /// The groups that are not empty.
  private var groups: [Scenario.Group] {
    Scenario.Group.allCases.filter { group in
      performances.contains { $0.scenario.group == group }
    }
  }

  private var header: String {
    let frames = performances.map(\.scene.frameCount).reduce(0, +)
    let faults = performances.map(\.faults.count).reduce(0, +)
    let numbers = [
      ("\(performances.count)", performances.count == 1 ? "scenario" : "scenarios"),
      ("\(frames)", "frames recorded"),
      ("\(faults)", "faults"),
    ]
    let items = numbers.map { "<li><b>\($0)</b> \($1)</li>" }.joined()
    return """
      <header>
      <p class="brand">\(Self.mark)<span>MatchCut</span></p>
      <h1>Screens that grow out of what was tapped.</h1>
      <p class="lead">Custom view-controller transitions for iOS. Every player below is a \
      recording of the kit’s own sources, run on a headless UIKit with scripted fingers. \
      <code>swift run Demo --live</code> opens a phone for your own.</p>
      <ul class="numbers">\(items)</ul>
      </header>
      """
  }

  /// The links to the groups, which stay at the top of the window.
  private var groupLinks: String {
    let links = groups.map { group in
      "<a href=\"#\(anchor(group))\">\(group.rawValue)</a>"
    }
    return """
      <nav class="groups" aria-label="Groups"><div><a href="#index">Index</a>\(links.joined())\
      </div></nav>
      """
  }

  /// A small player for each scenario, which links to the large one.
  private var index: String {
    let items = performances.map(\.scenario).map { scenario in
      """
      <li><a href="#\(scenario.id)"><img src="\(scenario.id).svg" width="72" height="152" alt="" \
      loading="lazy"><span>\(Markup.escaped(scenario.title))</span></a></li>
      """
    }
    return """
      <section class="index" id="index" aria-label="Index">
      <ul>
      \(items.joined(separator: "\n"))
      </ul>
      </section>
      """
  }

  private var footer: String {
    """
    <footer>
    <p><a href="../README.md">README</a> · <a href="\(Self.articles)/MatchCut.md">Documentation</a> · \
    <a href="../Documentation/UIKitFacts.md">Facts about UIKit</a></p>
    <p>In a player: <kbd>Space</kbd> plays and pauses, <kbd>←</kbd> <kbd>→</kbd> go a frame \
    back or on, with <kbd>Shift</kbd> ten.</p>
    <p>Written by <code>swift run Demo</code>. The same sources write the same bytes.</p>
    </footer>
    """
  }

  private func section(_ group: Scenario.Group, _ players: [PlayerMarkup]) -> String {
    """
    <section id="\(anchor(group))" aria-labelledby="\(anchor(group))-title">
    <div class="heading"><h2 id="\(anchor(group))-title">\(group.rawValue)</h2>\
    <p>\(group.summary) <a href="\(Self.articles)/\(group.article).md">Read more</a></p></div>
    \(players.map { $0.html() }.joined(separator: "\n"))
    </section>
    """
  }

  private func anchor(_ group: Scenario.Group) -> String {
    group.rawValue.lowercased().replacing(" ", with: "-")
  }

  /// The path of the articles from the gallery in the repository.
  private static let articles = "../Sources/MatchCut/MatchCut.docc"

  private static let description = "MatchCut's transitions, recorded frame by frame."

  /// The logo of the project.
  static let mark = """
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">\
    <rect x="8" y="1.5" width="19" height="29" rx="5" fill="none" stroke="currentColor" \
    stroke-width="2.4"/><rect x="3" y="12" width="13" height="15" rx="3.5" fill="#e0533d"/></svg>
    """
}
