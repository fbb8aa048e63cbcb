import Foundation
import UIKit

/// Writes a scene as one animated picture, with nothing but CSS.
package struct AnimatedSVG {
  /// The duration of the last frame, in seconds, and of its dissolve into the first one.
  private static let (rest, dissolve) = (0.9, 0.3)
  /// The difference between the radii of two filters, in points.
  private static let blurStep = 1.5

  /// The fragment by which the picture shows its poster, and does not play.
  package static let still = "still"

  package static let fonts =
    "-apple-system,BlinkMacSystemFont,'SF Pro Text',Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

  let scene: Scene
  let title: String
  let summary: String
  let poster: Int
  /// What is drawn in front of the screen.
  let overlay: PhonePicture.Overlay
  /// What is drawn beside the screen.
  let parts: FilmParts
  /// The panel below the phone.
  let timeline: Timeline?

  package init(
    scene: Scene, title: String, summary: String, poster: Int,
    overlay: PhonePicture.Overlay = PhonePicture.Overlay()
  ) {
    self.init(
      scene: scene, title: title, summary: summary, poster: poster, overlay: overlay, parts: .all,
      timeline: nil)
  }

  init(
    scene: Scene, title: String, summary: String, poster: Int,
    overlay: PhonePicture.Overlay = PhonePicture.Overlay(), parts: FilmParts, timeline: Timeline?
  ) {
    self.scene = scene
    self.title = title
    self.summary = summary
    self.poster = poster
    self.overlay = overlay
    self.parts = parts
    self.timeline = timeline
  }

  /// The whole document.
  package func document() -> String {
    let definitions = Definitions()
    var start = ""
    let picture = PhonePicture(
      scene, poster: poster, prefix: "e", precision: .coarse, definitions: definitions,
      overlay: overlay, parts: parts
    ) {
      start = self.start(with: definitions)
      return start
    }
    let panel = panel(below: picture.phone)
    var style = style(for: picture.motions + panel.motions, with: definitions)
    if !start.isEmpty { style += dissolveStyle }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" \(picture.phone.attributes(withHeight: panel.height)) role="img" \
      aria-labelledby="title desc" font-family="\(Self.fonts)">
      <title id="title">\(Markup.escaped(title))</title>
      <desc id="desc">\(Markup.escaped(summary))</desc>
      <style>\(style)</style>
      <g id="\(Self.still)"/>
      <defs>\(definitions.markup)</defs>
      \(picture.markup)\(panel.markup)
      </svg>

      """
  }

  /// The time line below a phone, with its height and the gap above it.
  private func panel(
    below phone: PhoneDrawing
  ) -> (markup: String, height: Double, motions: [Motion]) {
    guard let timeline else { return ("", 0, []) }
    let panel = timeline.paint(
      width: Double(phone.outerSize.width), prefix: "e", poster: poster)
    let gap = 8.0
    let place = Markup.numbers([-phone.margin, Double(phone.size.height) + phone.margin + gap])
    return (
      "<g transform=\"translate(\(place))\">\(panel.markup)</g>", panel.height + gap, panel.motions
    )
  }

  private var seconds: Double { scene.duration + Self.rest }

  /// The decimals of a percentage, which tell one frame from the next one.
  private var decimals: Int { seconds > 60 ? 4 : 2 }

  /// The first frame once more, for the end of the picture; empty if it is equal to the last one.
  private func start(with definitions: Definitions) -> String {
    guard still(0, with: Definitions()) != still(scene.frameCount - 1, with: Definitions())
    else { return "" }
    return "<g id=\"start\" opacity=\"0\">\(still(0, with: definitions))</g>"
  }

  private func still(_ frame: Int, with definitions: Definitions) -> String {
    var painter = ScenePainter(definitions: definitions, precision: .coarse, prefix: "s")
    let screen = painter.paint(scene.still(at: frame), poster: 0)
    let statusBar = StatusBarDrawing(size: scene.size, definitions: definitions)
      .paint(
        parts.contains(.statusBar) ? scene.statusBarFade.still(at: frame) : nil, prefix: "s",
        poster: 0)
    return screen + statusBar.markup
  }

  private var dissolveStyle: String {
    let begin = Markup.number((1 - Self.dissolve / seconds) * 100)
    return "@keyframes start{0%,\(begin)%{opacity:0}to{opacity:1}}"
      + "#start{animation:start \(Markup.number(seconds))s linear infinite}"
  }

  private func style(for motions: [Motion], with definitions: Definitions) -> String {
    let duration = Markup.number(seconds)
    var names: [String: String] = [:]
    var rules = ""
    var animations: [(target: String, plays: [String])] = []
    for motion in motions where !motion.track.isConstant {
      let isBlur = motion.kind == .blur
      let body = isBlur ? steps(of: motion, with: definitions) : keyframes(of: motion)
      let name = names[body] ?? "k" + String(names.count, radix: 36)
      if names[body] == nil {
        names[body] = name
        rules += "@keyframes \(name){\(body)}"
      }
      let play = "\(name) \(duration)s \(isBlur ? "step-end" : "linear") infinite"
      if let index = animations.firstIndex(where: { $0.target == motion.target }) {
        animations[index].plays.append(play)
      } else {
        animations.append((motion.target, [play]))
      }
    }
    for animation in animations {
      rules += "#\(animation.target){animation:\(animation.plays.joined(separator: ","))}"
    }
    let still = "#\(Self.still):target"
    return rules + "\(still)~*,\(still)~* *{animation:none!important}"
      + "@media (prefers-reduced-motion:reduce){*{animation:none!important}}"
  }

  /// The time of a frame, in percent of the animation.
  private func percent(_ frame: Int) -> Double {
    Double(frame) / (seconds * Double(scene.refreshRate)) * 100
  }

  private func keyframes(of motion: Motion) -> String {
    let keys = motion.track.keys
    var text = ""
    var selectors: [String] = []
    for (index, key) in keys.enumerated() {
      // A jump is two keyframes that are as close together as the precision of the percentages
      // allows.
      let isJump = index > 0 && keys[index - 1].frame == key.frame
      let percent = percent(key.frame) + (isJump ? pow(0.1, Double(decimals)) : 0)
      selectors.append(Markup.number(percent, decimals: decimals) + "%")
      if index + 1 < keys.count, keys[index + 1].values == key.values { continue }
      if index == keys.count - 1 { selectors.append("to") }
      text += selectors.joined(separator: ",") + "{\(declarations(motion, key.values))}"
      selectors = []
    }
    return text
  }

  /// The keyframes of a blur: no style changes the radius of a filter, so that one filter follows
  /// another.
  private func steps(of motion: Motion, with definitions: Definitions) -> String {
    var text = ""
    var last = ""
    for frame in 0..<scene.frameCount {
      var values = motion.track.values(at: Double(frame))
      values[0] = (values[0] / Self.blurStep).rounded() * Self.blurStep
      let filter = BlurMarkup.reference(values, in: definitions)
      guard filter != last else { continue }
      text += "\(Markup.number(percent(frame), decimals: decimals))%{filter:\(filter)}"
      last = filter
    }
    return text + "to{filter:\(last)}"
  }

  private func declarations(_ motion: Motion, _ values: [Double]) -> String {
    switch motion.kind {
    case .matrix:
      let numbers =
        values.prefix(4).map { Markup.number($0, decimals: 4) }
        + values.suffix(2).map { Markup.number($0, decimals: 1) }
      return "transform:matrix(\(numbers.joined(separator: ",")))"
    case .zoom:
      let translation = "transform:translate(\(length(values[1])),\(length(values[2])))"
      let isScaled = motion.track.changes(0, by: 1e-5) || abs(values[0] - 1) > 1e-5
      return translation + (isScaled ? "scale(\(Markup.number(values[0], decimals: 4)))" : "")
    case .opacity: return "opacity:\(Markup.number(values[0], decimals: 3))"
    case .blur: return ""
    case .box:
      // What never changes is an attribute of the rectangle.
      return ["x", "y", "width", "height", "rx"].enumerated()
        .filter { motion.track.changes($0.offset, by: 0.02) }
        .map { "\($0.element):\(length(values[$0.offset]))" }.joined(separator: ";")
    case .fill:
      // What never changes is an attribute of the rectangle.
      if !(0..<3).contains(where: { motion.track.changes($0, by: 0.002) }) {
        return "fill-opacity:\(Markup.number(values[3], decimals: 3))"
      }
      let components =
        values.prefix(3).map { Markup.number($0 * 255, decimals: 0) }
        + [Markup.number(values[3], decimals: 3)]
      return "fill:rgba(\(components.joined(separator: ",")));fill-opacity:1"
    }
  }

  private func length(_ value: Double) -> String {
    let number = Markup.number(value, decimals: 1)
    return number == "0" ? number : number + "px"
  }
}
