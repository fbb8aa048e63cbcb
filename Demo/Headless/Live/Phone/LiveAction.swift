import UIKit

/// Something that is done to the phone, and can be done again.
enum LiveAction: Equatable {
  case touchDown(finger: Int, at: CGPoint, ago: Double)
  case move(finger: Int, to: CGPoint, ago: Double)
  case lift(finger: Int, ago: Double)
  /// The system takes a touch away.
  case cancel(finger: Int)
  case choose(Trial.Menu, Int)
  case reduceMotion(Bool)
  case rightToLeft(Bool)
  case landscape(Bool)
  case activate(Bool)
  /// The main thread hangs, for so many seconds.
  case stall(Double)
  /// The display draws so many frames in a second.
  case refreshRate(Int)
}

extension LiveAction {
  static let portraitSize = CGSize(width: 393, height: 852)

  /// The size of the screen when the phone is held upright, or lies on its side.
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
    case .reduceMotion(let isOn): return "simulator.isReduceMotionEnabled = \(isOn)"
    case .rightToLeft(let isOn):
      return "simulator.layoutDirection = \(isOn ? ".rightToLeft" : ".leftToRight")"
    case .landscape(let isOn):
      let size = Self.size(isLandscape: isOn)
      return "simulator.resize(to: CGSize(width: \(Int(size.width)), height: \(Int(size.height))))"
    case .activate(let isActive): return "simulator.\(isActive ? "activate" : "deactivate")()"
    case .stall(let seconds): return "simulator.stall(for: \(Self.number(seconds)))"
    case .refreshRate(let rate): return "simulator.refreshRate = \(rate)"
    }
  }

  /// Swift wants a digit before the point.
  static func number(_ value: Double) -> String {
    JSONText.number(value, decimals: 4)
  }

  /// A number that is the same after it was written to a script.
  static func rounded(_ value: Double) -> Double { (value * 10000).rounded() / 10000 }
}
