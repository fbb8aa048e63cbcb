import Testing
import UIKit
import UIKitSimulator

@testable import Demo
@testable import UIKitFilm

/// The status bar in the pictures.
@MainActor
struct StatusBarDrawingTests {
  @Test
  func `it has the style of the screen in each frame, and is hidden where the screen hides it`()
    throws
  {
    let viewer = Scenario(
      id: "viewer", group: .zoom, title: "", summary: "", code: .written(""),
      prepare: Scenario.tapping { $0.app.photos.thumbnails[2] },
      script: { stage in
        stage.doubleTap(at: CGPoint(x: 205, y: 360))
        stage.settle()
        stage.doubleTap(at: CGPoint(x: 205, y: 360))
        stage.settle()
        stage.tap(stage.photoScreen?.closeButton)
        stage.settle()
      }
    ).play(isChecked: false)
    let styles = viewer.scene.statusBars
    #expect(styles.count == viewer.scene.frameCount)
    #expect(styles.last == .some(.default) && styles.contains(.lightContent))
    #expect(styles.contains { $0 == nil })
    let text = AnimatedSVG(
      scene: viewer.scene, title: "", summary: "", poster: viewer.poster
    ).document()
    for tone in StatusBarDrawing.Tone.allCases {
      #expect(text.contains("<use id=\"e\(tone.rawValue)\""))
      #expect(text.contains("#e\(tone.rawValue){animation:"))
    }
  }

  @Test func `it is legible above the picture of an article, and above its text`() throws {
    let article = try #require(
      Scenario.all.first { $0.id == "article-push" }
    ).played.scene.statusBars
    #expect(article.first == .some(.default) && article.last == .some(.lightContent))
    let story = try #require(Scenario.all.first { $0.id == "scroll-hand-off" }).played
    // Its title is below the bar at first, then the sky; from the dismissal on, the list decides.
    let styles = story.scene.statusBars.reduce(into: [UIStatusBarStyle?]()) { styles, style in
      if styles.last != .some(style) { styles.append(style) }
    }
    #expect(styles == [.default, .lightContent, .default])
    #expect(Landscape.pineFog.hasDarkSky == false && Landscape.polarNight.hasDarkSky)
  }

  @Test func `one that never changes is drawn once, and none in landscape`() {
    let definitions = Definitions()
    let upright = StatusBarDrawing(
      size: CGSize(width: 393, height: 852), definitions: definitions)
    func fade(_ styles: UIStatusBarStyle?...) -> StatusBarFade {
      StatusBarFade(styles, moving: styles.map { _ in false }, refreshRate: 60)
    }
    let bar = upright.paint(
      fade(.default, .default, .darkContent), prefix: "e", poster: 0)
    #expect(bar.markup.contains("opacity=\"1\"") && bar.motions.count == 1)
    #expect(!bar.markup.contains("status-light") && definitions.markup.contains(">9:41<"))
    let changing = upright.paint(fade(.lightContent, nil, .default), prefix: "e", poster: 1)
    #expect(changing.motions.count == 2 && !changing.markup.contains("opacity=\"1\""))
    #expect(changing.motions.map { $0.track.values(at: 0) } == [[0], [1]])
    let turned = StatusBarDrawing(
      size: CGSize(width: 852, height: 393), definitions: definitions)
    #expect(turned.paint(fade(.default), prefix: "e", poster: 0).markup.isEmpty)
    #expect(turned.hidden(prefix: "").isEmpty)
  }

  @Test func `it cross-fades while the screen moves, and changes at once at rest`() {
    let styles: [UIStatusBarStyle?] = [.darkContent] + Array(repeating: .lightContent, count: 8)
    func fade(from frame: Int) -> StatusBarFade {
      StatusBarFade(
        styles, moving: styles.indices.map { $0 >= frame && $0 < 8 }, refreshRate: 20)
    }
    let moving = fade(from: 1)
    // A seventh in each frame, until it covers the dark one.
    #expect(zip(moving.lightness, 0...7).allSatisfy { abs($0 - Double($1) / 7) < 1e-9 })
    #expect(moving.opacities(of: .light) == moving.lightness)
    #expect(moving.opacities(of: .dark).prefix(7) == [1, 1, 1, 1, 1, 1, 1])
    #expect(moving.opacities(of: .dark).last == 0)
    #expect(fade(from: 9).lightness == [0] + Array(repeating: 1, count: 8))
  }

  @Test func `one that is hidden fades out in its style, and comes back in the new one`() {
    let styles: [UIStatusBarStyle?] = [.lightContent] + Array(repeating: nil, count: 8) + [.default]
    let fade = StatusBarFade(
      styles, moving: styles.indices.map { $0 > 0 }, refreshRate: 20)
    #expect(fade.lightness == Array(repeating: 1, count: 9) + [0])
    #expect(fade.visibility[1] < 1 && fade.visibility[1] > 0 && fade.visibility[8] == 0)
    #expect(fade.opacities(of: .light)[9] == 0 && fade.opacities(of: .dark)[9] > 0)
  }

  @Test func `the live page is sent each new style once`() throws {
    let phone = LivePhone()
    var page = LivePageState(prefix: "")
    func message() -> String { page.update(to: phone) }
    let first = message()
    #expect(first.contains("\"statusBar\":\"status-dark\"") && first.contains("status-light"))
    #expect(!message().contains("statusBar"))
    phone.simulator.tap(at: CGPoint(x: 90, y: 300))
    #expect(phone.simulator.runUntilIdle())
    #expect(message().contains("\"statusBar\":\"status-light\""))
    #expect(!message().contains("statusBar"))
  }
}
