import UIKit
import UIKitSimulator

/// The panel beside the phone, without the log.
@MainActor struct LivePanel {
  let phone: LivePhone
  let clock: LiveClock
  let explanations: FactBook

  /// The panel as JSON: settings by name, faults, and the screen.
  var json: String {
    let simulator = phone.simulator
    func flag(_ isOn: Bool) -> String { isOn ? "1" : "0" }
    let menus = Trial.Menu.allCases.map { "\"\($0)\":\(phone.trial[$0])" }
    let settings =
      [
        "\"paused\":\(flag(clock.isPaused))", "\"speed\":\(clock.speed.rawValue)",
        "\"frameRate\":\(clock.frameRate)", "\"start\":\(phone.history.start.rawValue)",
        "\"reduceMotion\":\(flag(simulator.isReduceMotionEnabled))",
        "\"rightToLeft\":\(flag(simulator.layoutDirection == .rightToLeft))",
        "\"landscape\":\(flag(phone.isLandscape))", "\"inactive\":\(flag(!phone.isActive))",
      ] + menus
    return JSONText.object([
      "settings": "{\(settings.joined(separator: ","))}",
      "screen": JSONText.string(String(describing: type(of: phone.screen))),
      "faults": JSONText.array(simulator.faults.map(json)),
    ])
  }

  private func json(_ fault: Fault) -> String {
    JSONText.object([
      "text": JSONText.string(fault.description),
      "explanation": JSONText.string(explanations.statement(of: fault.fact)),
    ])
  }
}
