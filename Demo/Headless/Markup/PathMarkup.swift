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
      text += command
      for (index, number) in numbers.enumerated() {
        let digits = Markup.number(number, decimals: decimals)
        text += index > 0 && !digits.hasPrefix("-") ? " " + digits : digits
      }
      last = targets[targets.count - 1]
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
    var low = Double.infinity
    var high = -Double.infinity
    for case .move(let point) in elements {
      low = min(low, Double(point.x))
      high = max(high, Double(point.x))
    }
    for case .line(let point) in elements {
      low = min(low, Double(point.x))
      high = max(high, Double(point.x))
    }
    return high - low > 60
  }
}
