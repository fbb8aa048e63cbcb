import UIKit
import UIKitFilm
@_spi(Simulator) import UIKitSimulator

/// The drawing of a phone on the page, so that only changes are sent.
@MainActor struct LivePageState {
  /// The prefix of all ids in this drawing.
  let prefix: String
  private var screen: LiveScreen?
  private var size = CGSize.zero
  private var fingers: [CGPoint] = []
  private var statusBar: StatusBarDrawing.Tone?

  init(prefix: String) {
    self.prefix = prefix
  }

  /// Returns the change that updates the drawing to the current frame, as a JSON object; empty if
  /// nothing has changed.
  mutating func update(to phone: LivePhone) -> String {
    let frame = phone.simulator.frame
    let statusBar = StatusBarDrawing.Tone(frame.statusBarStyle)
    defer { (fingers, self.statusBar) = (frame.touches, statusBar) }
    guard screen != nil, size == phone.simulator.window.bounds.size,
      let change = screen?.change(to: frame.nodes)
    else { return "{\(draw(frame, on: phone)),\(json(frame.touches)),\(json(statusBar))}" }
    var members: [String] = []
    if !change.isEmpty { members.append(change.json) }
    if frame.touches != fingers { members.append(json(frame.touches)) }
    if statusBar != self.statusBar { members.append(json(statusBar)) }
    return "{\(members.joined(separator: ","))}"
  }

  private mutating func draw(_ frame: Frame, on phone: LivePhone) -> String {
    size = phone.simulator.window.bounds.size
    var screen = LiveScreen(frame.nodes, prefix: prefix)
    let drawing = PhoneDrawing(size: size)
    let markup = drawing.markup(
      screen: screen.markup(),
      statusBar: StatusBarDrawing(size: size, definitions: screen.definitions)
        .hidden(prefix: prefix),
      fingers: "<g id=\"\(prefix)fingers\"></g>", definitions: screen.definitions)
    let definitions =
      "<g id=\"\(prefix)finger\">\(FingerDrawing.disc)</g>" + screen.takeDefinitions()
    self.screen = screen
    return "\"phone\":"
      + JSONText.object([
        "width": JSONText.number(size.width, decimals: 2),
        "height": JSONText.number(size.height, decimals: 2),
        "margin": JSONText.number(drawing.margin, decimals: 2),
        "definitions": JSONText.string(definitions), "markup": JSONText.string(markup),
      ])
  }

  private func json(_ statusBar: StatusBarDrawing.Tone?) -> String {
    "\"statusBar\":\(JSONText.string(statusBar?.rawValue ?? ""))"
  }

  private func json(_ touches: [CGPoint]) -> String {
    let places = touches.map { place in
      JSONText.array([place.x, place.y].map { JSONText.number($0, decimals: 2) })
    }
    return "\"fingers\":\(JSONText.array(places))"
  }
}
