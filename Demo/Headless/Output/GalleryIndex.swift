import Foundation
import UIKitFilm

/// All scenarios behind filters: a poster for each, which plays under the pointer, and leads to
/// its player.
struct GalleryIndex {
  let performances: [Performance]
  /// The players that are nowhere else on the page; the one that was asked for is shown.
  let players: [PlayerMarkup]
  let documentation: Documentation

  func html() -> String {
    """
    <section id="all" aria-labelledby="all-title">
    <h2 id="all-title">All \(performances.count) scenarios</h2>
    <div class="filters" role="group" aria-label="Groups">
    <button type="button" data-filter="" aria-pressed="true">All</button>\(filters)
    </div>
    \(abouts)
    <div class="chosen">
    \(players.map { $0.html("large") }.joined(separator: "\n"))
    </div>
    <ul class="posters">
    \(performances.map(poster).joined(separator: "\n"))
    </ul>
    </section>
    """
  }

  /// The groups that there is something of.
  private var groups: [Scenario.Group] {
    Scenario.Group.allCases.filter { group in
      performances.contains { $0.scenario.group == group }
    }
  }

  private var filters: String {
    groups.map { group in
      "<button type=\"button\" data-filter=\"\(group.rawValue)\" aria-pressed=\"false\">"
        + "\(group.rawValue)</button>"
    }.joined()
  }

  /// What the scenarios of each group have in common, shown with that group only.
  private var abouts: String {
    groups.map { group in
      "<p class=\"about\" data-group=\"\(group.rawValue)\" hidden>\(group.summary) "
        + "<a href=\"\(documentation.link(to: group.article))\">Read more</a></p>"
    }.joined(separator: "\n")
  }

  private func poster(_ performance: Performance) -> String {
    let scenario = performance.scenario
    let size = PhoneDrawing(size: performance.scene.size).outerSize
    // The picture stands still by this fragment, and plays without it.
    return """
      <li data-group="\(scenario.group.rawValue)"><a href="#\(scenario.id)">\
      <img src="\(scenario.id).svg#\(AnimatedSVG.still)" width="\(Int(size.width))" \
      height="\(Int(size.height))" alt="" loading="lazy">\
      <span>\(Markup.escaped(scenario.title))</span></a></li>
      """
  }
}
