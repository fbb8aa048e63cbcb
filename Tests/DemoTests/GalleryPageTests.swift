import Foundation
import Testing
import UIKitSimulator

@testable import Demo
@testable import UIKitFilm

/// The gallery's page, as markup.
@MainActor
struct GalleryPageTests {
  /// A performance of nothing, by which the page is laid out.
  private static func performance(_ scenario: Scenario) -> Performance {
    let frames = LivePhone().simulator.record {}.frames
    return Performance(
      scenario: scenario,
      scene: Scene(size: LiveAction.portraitSize, refreshRate: 60, frames: frames), faults: [])
  }

  private static func parts(_ text: String, from start: String, to end: String) -> [String] {
    text.components(separatedBy: start).dropFirst().map {
      $0.components(separatedBy: end)[0]
    }
  }

  private static let page: String = {
    let still = performance(.tour).scene
    return GalleryPage(
      performances: Scenario.all.map { Performance(scenario: $0, scene: still, faults: []) }
    ).html()
  }()

  @Test func `the match cut comes first, with its code, then the films, then all posters`() throws {
    let players = Self.parts(Self.page, from: "<article class=\"player ", to: ">")
    let ids = players.map { Self.parts($0, from: "data-id=\"", to: "\"")[0] }
    #expect(ids.first == GalleryPage.opening && ids[1...6].elementsEqual(GalleryPage.films))
    #expect(Set(ids) == Set(Scenario.all.map(\.id)) && ids.count == Scenario.all.count)
    #expect(players[0].hasPrefix("hero\"") && players[1].hasPrefix("film\""))
    let first = try #require(Self.parts(Self.page, from: "<article", to: "</article>").first)
    let order = [
      "<h1>", "href=\"#install\"", "<svg class=\"phone\"", "data-speed=\"0.25\"", "<pre ",
    ]
    let places = order.map { first.range(of: $0)?.lowerBound }
    #expect(places.allSatisfy { $0 != nil })
    #expect(zip(places, places.dropFirst()).allSatisfy { $0! < $1! })
    let posters = Self.parts(Self.page, from: "<li data-group", to: "</li>")
    #expect(posters.count == Scenario.all.count)
    #expect(posters.allSatisfy { $0.contains(".svg#still\"") })
  }

  @Test func `the first screen leads to an installation, and says what was not tried`() throws {
    let hero = try #require(Self.parts(Self.page, from: "<article", to: "</article>").first)
    for target in Self.parts(hero, from: "href=\"#", to: "\"") {
      #expect(Self.page.contains("id=\"\(target)\""), "\(target)")
    }
    #expect(
      hero.contains("iOS 15 or later. Not yet run on a device.") && !hero.contains("frames ·"))
    #expect(!Self.page.contains("faults</b>") && Self.page.contains("not on a device"))
    let header = try #require(Self.parts(Self.page, from: "<header>", to: "</header>").first)
    #expect(header.contains(">Documentation</a>"))
    #expect(GalleryPage.container.contains("--live --host 0.0.0.0"))
    #expect(GalleryPage.container.contains("-p 127.0.0.1:8420:8420"))
  }

  @Test func `each filter has scenarios, and says what they have in common`() {
    let filters = Self.parts(Self.page, from: "data-filter=\"", to: "\"")
    let groups = Set(Scenario.all.map(\.group.rawValue))
    #expect(filters.first == "" && Set(filters.dropFirst()) == groups)
    #expect(Set(Self.parts(Self.page, from: "class=\"about\" data-group=\"", to: "\"")) == groups)
  }

  @Test func `each group leads to a page that the gallery writes, or to one on a site`() throws {
    let pages = try Documentation.pages(of: SourceCode.packageFolder)
    let articles = Scenario.Group.allCases.map(\.article) + [Documentation.facts]
    for article in articles {
      #expect(pages[Documentation.clone.link(to: article)] != nil, "\(article)")
    }
    #expect(
      Documentation.site("../documentation").link(to: Scenario.Group.containers.article)
        == "../documentation/matchcutcontainers/containers")
    #expect(
      Documentation.site("../documentation").link(to: Scenario.Group.splash.article)
        == "../documentation/matchcutsplash")
    #expect(
      Documentation.site("../documentation").link(to: Scenario.Group.system.article)
        == "../documentation/matchcut")
    let page = GalleryPage(
      performances: [.tour, .panCancel].map(Self.performance),
      documentation: .site("../documentation")
    ).html()
    #expect(page.contains("<a href=\"../documentation/matchcut\">Documentation</a>"))
    #expect(!page.contains("UIKitFacts"))
  }

  @Test func `code is as small as its longest line needs, and commands stay in one line`() {
    let players = Self.parts(Self.page, from: "<article", to: "</article>").joined()
    let columns = Self.parts(players, from: "style=\"--columns:", to: "\"").compactMap(Int.init)
    let longest = Scenario.all.map { scenario in
      (scenario.code.text ?? "").split(separator: "\n").map(\.count).max() ?? 0
    }
    let examples = Scenario.all.compactMap(\.code.example).map { example in
      example.split(separator: "\n").map(\.count).max() ?? 0
    }
    #expect(columns.sorted() == (longest + examples).sorted())
    #expect(PageStyle.gallery.contains("\ncode { white-space: nowrap; }"))
    #expect(!PageStyle.gallery.contains("filter: drop-shadow"))
  }

  @Test func `what makes a gesture is marked, and so are the frames in which a finger moves`()
    throws
  {
    let page = GalleryPage(performances: [Scenario.tour.played, Scenario.photoClose.played]).html()
    let players = Self.parts(page, from: "<article", to: "</article>")
    #expect(Self.parts(players[0], from: "<mark>", to: "</mark>") == ["dismissal: .drag,"])
    #expect(!players[1].contains("<mark>"))
    let gestures = Self.parts(page, from: "\"gestures\":", to: "]]").map { $0 + "]]" }
    let pulls = try JSONDecoder().decode(
      [[Int]].self, from: Data(try #require(gestures.first).utf8))
    #expect(pulls.count == 2 && pulls.allSatisfy { $0[1] - $0[0] > 30 })
    #expect(page.contains("\"gestures\":[],"))
  }

  @Test func `a mask has a region, and a blur is a filter, so that every browser draws both`() {
    let page = GalleryPage(
      performances: [Scenario.splashPhotos.played, Scenario.cardOutside.played]
    ).html()
    let masks = Self.parts(page, from: "<mask ", to: ">")
    #expect(!masks.isEmpty)
    #expect(masks.allSatisfy { $0.contains(" width=\"") && $0.contains(" height=\"") })
    #expect(page.contains("<feGaussianBlur") && !page.contains("filter:blur"))
  }

  @Test func `a saved page opens on its recording, which is all that it has`() {
    let scenario = Scenario(
      id: "live-1", group: .hand, title: "What was done by hand", summary: "x", code: .written("y"),
      script: { _ in })
    let page = GalleryPage(performances: [Self.performance(scenario)]).html()
    #expect(page.components(separatedBy: "<article").count == 2)
    #expect(page.contains("<article class=\"player hero\" id=\"live-1\""))
    #expect(page.contains("<h1>What was done by hand</h1>"))
    #expect(!page.contains("<section") && !page.contains("<img"))
  }

  @Test func `a picture ends in its first frame, unless it is the last one, too`() throws {
    func picture(_ id: String) throws -> String {
      let scene = try #require(Scenario.all.first { $0.id == id }).played.scene
      return AnimatedSVG(scene: scene, title: "", summary: "", poster: 0).document()
    }
    let open = try picture("photo-open")
    // It lasts 1.32 s, then 0.9 s; the last 0.3 s are a dissolve.
    #expect(open.contains("@keyframes start{0%,86.47%{opacity:0}to{opacity:1}}"))
    #expect(open.contains("#start{animation:start 2.22s linear infinite}"))
    let start = try #require(open.range(of: "<g id=\"start\" opacity=\"0\">"))
    #expect(open[start.upperBound...].contains("<use id=\"sstatus-dark\""))
    #expect(try !picture("pan-cancel").contains("start"))
  }

  @Test func `a picture stands still by a fragment`() {
    let scene = Self.performance(.tour).scene
    let svg = AnimatedSVG(scene: scene, title: "", summary: "", poster: 0).document()
    #expect(svg.contains("<g id=\"still\"/>\n<defs>"))
    #expect(svg.contains("#still:target~*,#still:target~* *{animation:none!important}"))
  }

  @Test func `code is highlighted, and its text is kept`() {
    let html = SwiftHighlighter.html("let zoom = Zoom(\"<a>\") // <b>")
    #expect(html.contains("<span class=\"k\">let</span>"))
    #expect(html.contains("<span class=\"t\">Zoom</span>"))
    #expect(html.contains("<span class=\"s\">&quot;&lt;a&gt;&quot;</span>"))
    #expect(html.contains("<span class=\"c\">// &lt;b&gt;</span>"))
  }
}
