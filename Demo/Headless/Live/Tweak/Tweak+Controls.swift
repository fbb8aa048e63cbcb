import Foundation

// What the page shows of a value.
extension Tweak.Control {
  /// The label.
  var title: String {
    switch self {
    case .effect: "Effect"
    case .gesture: "Gesture"
    case .direction: "Direction"
    case .duration: "Spring, duration"
    case .damping: "Spring, damping ratio"
    case .distance: "Dismisses beyond"
    case .speed: "Dismisses from a speed of"
    case .threshold: "Dismisses beyond, of the height"
    case .angle: "Angle"
    case .cornerRadius: "Corner radius"
    case .dimming: "Dimming"
    }
  }

  /// The names of choices; nil for numbers.
  var names: [String]? {
    switch self {
    case .effect: Tweak.Effect.allCases.map { "\($0)".capitalized }
    case .gesture: ["Drag the screen", "Pan"]
    case .direction: ["Down", "Up", "Down or up"]
    default: nil
    }
  }

  /// The numbers, of which nil is the default.
  var values: [Double?] {
    func steps(_ first: Int, _ last: Int, by step: Int, over unit: Double = 1) -> [Double?] {
      stride(from: first, through: last, by: step).map { Double($0) / unit }
    }
    switch self {
    case .effect, .gesture, .direction: return (names ?? []).map { _ in nil }
    case .duration: return [nil] + steps(10, 150, by: 5, over: 100)
    case .damping: return steps(20, 95, by: 5, over: 100) + [nil]
    case .distance: return steps(20, 120, by: 20) + [nil] + steps(140, 400, by: 20)
    case .speed: return steps(150, 900, by: 150) + [nil] + steps(1200, 3000, by: 150)
    case .threshold: return steps(1, 3, by: 1, over: 10) + [nil] + steps(4, 9, by: 1, over: 10)
    case .angle: return [nil] + steps(10, 90, by: 5)
    case .cornerRadius: return [nil] + steps(0, 80, by: 4)
    case .dimming: return [nil] + steps(0, 80, by: 5, over: 100)
    }
  }

  /// The index of the default.
  var standard: Int { names == nil ? values.firstIndex(of: nil) ?? 0 : 0 }

  /// The name of the default.
  private var standardName: String {
    switch self {
    case .effect, .gesture, .direction: names?[0] ?? ""
    case .duration: "the effect’s own"
    case .damping: "1"
    case .distance: "132.5 pt"
    case .speed: "the gesture’s own"
    case .threshold: "⅓"
    case .angle: "the gesture’s own"
    case .cornerRadius: "the screen’s own"
    case .dimming: "the effect’s own"
    }
  }

  private var unit: String {
    switch self {
    case .duration: " s"
    case .distance, .cornerRadius: " pt"
    case .speed: " pt/s"
    case .angle: "°"
    default: ""
    }
  }

  /// The name of the value at an index.
  func name(at index: Int) -> String {
    if let names { return names[index] }
    return values[index].map { LiveAction.number($0) + unit } ?? standardName
  }
}

extension Tweak {
  /// Whether a value has an effect together with the others.
  func isUsed(_ control: Control) -> Bool {
    switch control {
    case .distance: isDrag
    case .threshold: !isDrag
    default: true
    }
  }
}
