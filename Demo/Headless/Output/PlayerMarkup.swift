import Foundation
import UIKitFilm

/// One scenario on the page: the phone, its controls, and the code.
struct PlayerMarkup {
  let performance: Performance

  private let picture: PhonePicture
  private let poster: Int
  private let system: SystemMarkup
  private let hero: HeroMarkup?

  init(
    performance: Performance, index: Int, definitions: Definitions, hero: HeroRecording? = nil
  ) {
    self.performance = performance
    let scene = performance.scene
    poster = performance.poster
    let prefix = "s" + String(index, radix: 36) + "-"
    system = SystemMarkup(of: performance, prefix: prefix)
    picture = PhonePicture(
      scene, poster: poster, prefix: prefix, precision: .fine, definitions: definitions,
      overlay: system.overlay(poster: poster))
    self.hero = hero.map { HeroMarkup($0, definitions: definitions) }
  }

  /// The recording's entry in the page's data.
  var data: String {
    let scene = performance.scene
    return "\"\(performance.scenario.id)\":{\"frames\":\(scene.frameCount),"
      + "\"rate\":\(scene.refreshRate),\"poster\":\(poster),"
      + (performance.comparisons.isEmpty ? "" : "\"apart\":\(system.distances),")
      + "\"gestures\":\(gestures),"
      + (hero.map { "\"hero\":\($0.data)," } ?? "")
      + "\"motions\":\(MotionData.json(picture.motions))}"
  }

  /// The scenario's id, which is the article's.
  var id: String { performance.scenario.id }

  /// The article.
  ///
  /// - Parameters:
  ///   - kind: A class for its layout.
  ///   - introduction: What it begins with, instead of its title and summary.
  /// - Returns: The markup.
  func html(_ kind: String, introduction: String? = nil) -> String {
    let scenario = performance.scenario
    let title = Markup.escaped(scenario.title)
    let level = kind == "hero" ? "h1" : "h3"
    let head =
      introduction
      ?? "<\(level)>\(title)</\(level)>\n<p>\(Markup.escaped(scenario.summary))</p>"
    return """
      <article class="player \(kind)\(isWide ? " wide" : "")" id="\(id)" data-id="\(id)" aria-label="\(title)">
      <div class="head">
      \(head)
      <p class="facts">\(introduction == nil ? facts : "iOS 15 or later. Not yet run on a device.")</p>
      </div>
      <div class="frame" style="\(picture.phone.cornerStyle)"><svg class="phone" \(picture.phone.attributes) \
      font-family="\(AnimatedSVG.fonts)" role="img" \
      aria-label="\(Markup.escaped(scenario.summary))">\(drawing)</svg>\(handle)</div>
      \(PlayerControls(title: title, touches: performance.scene.touches, poster: poster).html)
      \(system.curves)
      \(code)
      </article>
      """
  }

  /// The film, and the photo to drag, of which one is shown.
  private var drawing: String {
    hero.map { "<g class=\"played\">\(picture.markup)</g>\($0.markup)" } ?? picture.markup
  }

  /// What takes the finger of a visitor.
  private var handle: String {
    hero == nil ? "" : "<div class=\"handle\" title=\"Drag the photo\" aria-hidden=\"true\"></div>"
  }

  /// Whether the phone is in landscape.
  private var isWide: Bool { picture.phone.size.width > picture.phone.size.height }

  /// The code, and the file that it is from.
  private var code: String {
    let code = performance.scenario.code
    let path = code.path.map { "\n<figcaption>\(Markup.escaped($0))</figcaption>" } ?? ""
    let file = code.example.map {
      "\n<details><summary>The whole file</summary>\n\(block($0))</details>"
    }
    return "<figure class=\"code\">\(block(code.text ?? ""))\(path)\(file ?? "")</figure>"
  }

  /// A block of code, with the length of its longest line, by which it fits.
  ///
  /// What makes a gesture is marked, so that it is lit while a finger moves the screen.
  private func block(_ code: String) -> String {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    let columns = lines.map(\.count).max() ?? 0
    let marked = lines.map { line in
      let indentation = line.prefix { $0 == " " }
      let html = SwiftHighlighter.html(String(line.dropFirst(indentation.count)))
      let makesGesture = Self.gestureWords.contains { line.contains($0) }
      return indentation + (makesGesture ? "<mark>\(html)</mark>" : html)
    }
    return "<pre tabindex=\"0\" aria-label=\"Swift code\" style=\"--columns:\(columns)\">"
      + "<code>\(marked.joined(separator: "\n"))</code></pre>"
  }

  private static let gestureWords = [
    "dismissal:", "popGesture:", "swipe:", "PanPresentInteraction(",
  ]

  /// The frames in which a finger does more than tap, as JSON: `[[first, last], …]`.
  private var gestures: String {
    let scene = performance.scene
    let strokes = scene.touches.map { !$0.isEmpty }.strokes.filter {
      Double($0.count) > 0.2 * Double(scene.refreshRate)
    }
    return JSONText.array(strokes.map { "[\($0.lowerBound),\($0.upperBound - 1)]" })
  }

  private var facts: String {
    let scene = performance.scene
    let count = performance.faults.count
    return "\(Markup.number(scene.duration))&thinsp;s · "
      + (count == 0 ? "" : "<b>\(count) \(count == 1 ? "fault" : "faults")</b> · ")
      + "<a href=\"\(id).svg\">animated SVG</a>"
  }
}
