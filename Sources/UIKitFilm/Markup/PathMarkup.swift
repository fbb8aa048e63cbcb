@_spi(Simulator) import UIKit

extension Markup {
  /// A path as an SVG path.
  ///
  /// Coordinates are relative to the last point, and rounded so that errors do not add up.
  static func path(_ path: PathData) -> String {
    let decimals = path.isLarge ? 1 : 2
    let step = path.isLarge ? 10.0 : 100.0
    func rounded(_ point: CGPoint) -> (x: Double, y: Double) {
      ((Double(point.x) * step).rounded() / step, (Double(point.y) * step).rounded() / step)
    }
    var text = ""
    var last = (x: 0.0, y: 0.0)
    var start = last
    func write(_ command: String, _ points: [CGPoint]) {
      let targets = points.map(rounded)
      let numbers = targets.flatMap { [$0.x - last.x, $0.y - last.y] }
        .map { Markup.number($0, decimals: decimals) }
      last = targets[targets.count - 1]
      switch (command, numbers[0], numbers[1]) {
      case ("l", "0", "0"): break
      case ("l", let x, "0"): text += "h" + x
      case ("l", "0", let y): text += "v" + y
      default: text += command + packed(numbers)
      }
    }
    /// A sign, or a second decimal point, separates two numbers as well as a space does.
    func packed(_ numbers: [String]) -> String {
      numbers.dropFirst().reduce((text: numbers[0], last: numbers[0])) { packed, next in
        let isApart = next.hasPrefix("-") || (next.hasPrefix(".") && packed.last.contains("."))
        return (packed.text + (isApart ? "" : " ") + next, next)
      }.text
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        write("m", [point])
        start = last
      case .line(let point): write("l", [point])
      case .quad(let control, let end): write("q", [control, end])
      case .cubic(let control1, let control2, let end): write("c", [control1, control2, end])
      case .close:
        text += "z"
        last = start
      }
    }
    return text.hasPrefix("m") ? "M" + text.dropFirst() : text
  }
}

extension PathData {
  /// Whether a tenth of a point is precise enough.
  fileprivate var isLarge: Bool {
    let ends = elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point): Double(point.x)
      case .quad(_, let end), .cubic(_, _, let end): Double(end.x)
      case .close: nil
      }
    }
    return (ends.max() ?? 0) - (ends.min() ?? 0) > 60
  }
}
