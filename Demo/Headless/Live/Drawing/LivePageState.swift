import UIKit
@_spi(Simulator) import UIKitSimulator

/// The state of a page, so that only changes are sent.
@MainActor struct LivePageState {
  /// The largest number of log entries in a message.
  private static let logLimit = 60

  private var screen: LiveScreen?
  private var size = CGSize.zero
  private var fingers: [CGPoint] = []
  private var statusBar: StatusBarDrawing.Tone?
  private var touch = 0
  private var logCount = 0
  private var panel = ""

  /// Returns the message that updates the page to the current frame.
  ///
  /// - Parameters:
  ///   - phone: The phone.
  ///   - number: The number of the message, which the page returns when it has drawn it.
  ///   - touch: The number of the last touch that the phone has received.
  /// - Returns: The message, or nil if nothing has changed.
  mutating func update(to phone: LivePhone, frame number: Int, touch: Int) -> String? {
    let frame = phone.simulator.frame
    let numbers = "\"frame\":\(number),\"touch\":\(touch)"
    let statusBar = StatusBarDrawing.Tone(frame.statusBarStyle)
    defer { (fingers, self.touch, self.statusBar) = (frame.touches, touch, statusBar) }
    guard screen != nil, size == phone.simulator.window.bounds.size else {
      return "{\(numbers),\(draw(frame, on: phone)),\(json(frame.touches)),\(json(statusBar))}"
    }
    guard let change = screen?.change(to: frame.nodes) else { return nil }
    var members = [numbers]
    if !change.isEmpty { members.append(change.json) }
    if frame.touches != fingers { members.append(json(frame.touches)) }
    if statusBar != self.statusBar { members.append(json(statusBar)) }
    return members.count > 1 || touch != self.touch ? "{\(members.joined(separator: ","))}" : nil
  }

  private mutating func draw(_ frame: Frame, on phone: LivePhone) -> String {
    size = phone.simulator.window.bounds.size
    var screen = LiveScreen(frame.nodes)
    let drawing = PhoneDrawing(size: size)
    let markup = drawing.markup(
      screen: screen.markup(),
      statusBar: StatusBarDrawing(size: size, definitions: screen.definitions).hidden(),
      fingers: "<g id=\"fingers\"></g>", definitions: screen.definitions)
    let definitions = "<g id=\"finger\">\(FingerDrawing.disc)</g>" + screen.takeDefinitions()
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

  /// The message that updates the panel beside the phone, or nil if nothing has changed.
  mutating func updatePanel(
    to phone: LivePhone, clock: LiveClock, explanations: FactBook
  ) -> String? {
    let lines = phone.simulator.log(after: logCount)
    let isFirst = panel.isEmpty
    let next = LivePanel(phone: phone, clock: clock, explanations: explanations).json
    guard next != panel || !lines.isEmpty else { return nil }
    logCount += lines.count
    let shown = JSONText.array(
      lines.suffix(Self.logLimit).map { JSONText.string($0.description) })
    let state = next == panel ? "" : ",\"panel\":\(next)"
    panel = next
    return "{\"log\":\(shown),\"isNewLog\":\(isFirst)\(state)}"
  }
}
