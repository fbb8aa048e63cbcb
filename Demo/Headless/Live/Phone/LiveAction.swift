import UIKit

/// An action on the phone, which can be repeated.
enum LiveAction: Equatable {
  case touchDown(finger: Int, at: CGPoint, ago: Double)
  case move(finger: Int, to: CGPoint, ago: Double)
  case lift(finger: Int, ago: Double)
  /// The system cancels a touch.
  case cancel(finger: Int)
  case choose(Trial.Menu, Int)
  /// Changes a value of the transition for photos.
  case tweak(Tweak.Control, Int)
  /// Whether photos have that transition.
  case tweaked(Bool)
  case reduceMotion(Bool)
  case rightToLeft(Bool)
  case landscape(Bool)
  case dark(Bool)
  case activate(Bool)
  /// The main thread is blocked, for a number of seconds.
  case stall(Double)
  /// The refresh rate of the display.
  case refreshRate(Int)
}

extension LiveAction {
  static let portraitSize = CGSize(width: 393, height: 852)

  /// The size of the screen in portrait or landscape.
  static func size(isLandscape: Bool) -> CGSize {
    isLandscape
      ? CGSize(width: portraitSize.height, height: portraitSize.width) : portraitSize
  }

  /// The code of a test that does this.
  @MainActor var code: String {
    func point(_ point: CGPoint) -> String {
      "CGPoint(x: \(Self.number(point.x)), y: \(Self.number(point.y)))"
    }
    func ago(_ seconds: Double, separator: String) -> String {
      seconds > 0 ? "\(separator)ago: \(Self.number(seconds))" : ""
    }
    switch self {
    case .touchDown(let finger, let place, let seconds):
      return
        "fingers[\(finger)] = simulator.touchDown(at: \(point(place))\(ago(seconds, separator: ", ")))"
    case .move(let finger, let place, let seconds):
      return "fingers[\(finger)]?.move(to: \(point(place))\(ago(seconds, separator: ", ")))"
    case .lift(let finger, let seconds):
      return "fingers[\(finger)]?.lift(\(ago(seconds, separator: "")))"
    case .cancel(let finger): return "fingers[\(finger)]?.cancel()"
    case .choose(let menu, let index):
      return
        "trial[.\(menu)] = \(index)  // \(Trial.names(of: menu)[index])\n  trial.apply(to: app)"
    case .tweak(let control, let index):
      return
        "tweak[.\(control)] = \(index)  // \(control.name(at: index))\n  tweak.apply(to: app)"
    case .tweaked(let isOn): return "tweak.isOn = \(isOn)\n  tweak.apply(to: app)"
    case .reduceMotion(let isOn): return "simulator.isReduceMotionEnabled = \(isOn)"
    case .rightToLeft(let isOn):
      return "simulator.layoutDirection = \(isOn ? ".rightToLeft" : ".leftToRight")"
    case .dark(let isOn): return "simulator.userInterfaceStyle = \(isOn ? ".dark" : ".light")"
    case .landscape(let isOn):
      let size = Self.size(isLandscape: isOn)
      return "simulator.resize(to: CGSize(width: \(Int(size.width)), height: \(Int(size.height))))"
    case .activate(let isActive): return "simulator.\(isActive ? "activate" : "deactivate")()"
    case .stall(let seconds): return "simulator.stall(for: \(Self.number(seconds)))"
    case .refreshRate(let rate): return "simulator.refreshRate = \(rate)"
    }
  }

  /// Swift requires a digit before the point.
  static func number(_ value: Double) -> String {
    JSONText.number(value, decimals: 4)
  }

  /// A number that a script reproduces exactly.
  static func rounded(_ value: Double) -> Double { (value * 10000).rounded() / 10000 }
}
