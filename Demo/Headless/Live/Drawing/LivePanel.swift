import UIKit
@_spi(Simulator) import UIKitSimulator

/// The panel beside the phones: settings, faults and the log of one of them.
@MainActor struct LivePanel {
  /// The largest number of log entries in a message.
  private static let logLimit = 60

  private let explanations: FactBook
  private var logCount = 0
  private var sent = ""

  init(explanations: FactBook) {
    self.explanations = explanations
  }

  /// Returns the message that updates the panel, or nil if nothing has changed.
  mutating func update(to phones: LivePhones, clock: LiveClock) -> String? {
    let lines = phones.chosen.simulator.log(after: logCount)
    let isFirst = sent.isEmpty
    let next = json(phones, clock: clock)
    guard next != sent || !lines.isEmpty else { return nil }
    logCount += lines.count
    let shown = JSONText.array(
      lines.suffix(Self.logLimit).map { JSONText.string($0.description) })
    let state = next == sent ? "" : ",\"panel\":\(next)"
    sent = next
    return "{\"log\":\(shown),\"isNewLog\":\(isFirst)\(state)}"
  }

  /// The panel without the log: settings by name, faults, and the screen.
  private func json(_ phones: LivePhones, clock: LiveClock) -> String {
    let phone = phones.chosen
    let simulator = phone.simulator
    func flag(_ isOn: Bool) -> String { isOn ? "1" : "0" }
    let menus = Trial.Menu.allCases.map { "\"\($0)\":\(phone.trial[$0])" }
    let settings =
      [
        "\"paused\":\(flag(clock.isPaused))", "\"speed\":\(clock.speed.rawValue)",
        "\"frameRate\":\(clock.frameRate)", "\"start\":\(phone.history.start.rawValue)",
        "\"tweaked\":\(flag(phone.tweak.isOn))",
        "\"compare\":\(flag(phones.isComparing))", "\"side\":\(phones.side)",
        "\"reduceMotion\":\(flag(simulator.isReduceMotionEnabled))",
        "\"rightToLeft\":\(flag(simulator.layoutDirection == .rightToLeft))",
        "\"dark\":\(flag(simulator.userInterfaceStyle == .dark))",
        "\"landscape\":\(flag(phone.isLandscape))", "\"inactive\":\(flag(!phone.isActive))",
      ] + menus
    let faults = phones.all.flatMap(\.simulator.faults)
    return JSONText.object([
      "settings": "{\(settings.joined(separator: ","))}",
      "screen": JSONText.string(String(describing: type(of: phone.screen))),
      "faults": JSONText.array(faults.map(json)), "tweak": phone.tweak.json,
    ])
  }

  private func json(_ fault: Fault) -> String {
    JSONText.object([
      "text": JSONText.string(fault.description),
      "explanation": JSONText.string(explanations.statement(of: fault.fact)),
    ])
  }
}
