import UIKit

/// Collects the layers of a picture, on a canvas of `Painting.size`.
@MainActor
struct Painter {
  static let canvas = CGRect(origin: .zero, size: Painting.size)

  /// The layers, from back to front.
  private(set) var layers: [CALayer] = []

  /// A line along the edge of a shape.
  struct Rim {
    var color: UIColor
    var width: CGFloat = 0.5
  }

  /// Adds a rectangle whose colors change from one edge to the other.
  mutating func wash(
    _ colors: [UIColor], in frame: CGRect, isSideways: Bool = false, cornerRadius: CGFloat = 0
  ) {
    let layer = CAGradientLayer()
    layer.frame = frame
    layer.colors = colors.map(\.cgColor)
    layer.startPoint = isSideways ? CGPoint(x: 0, y: 0.5) : CGPoint(x: 0.5, y: 0)
    layer.endPoint = isSideways ? CGPoint(x: 1, y: 0.5) : CGPoint(x: 0.5, y: 1)
    layer.cornerRadius = cornerRadius
    layers.append(layer)
  }

  /// Adds a light, or a shadow, that fades outward.
  mutating func glow(
    _ color: UInt32, at center: CGPoint, radii: CGSize, strength: Double, falloff: [Double]? = nil
  ) {
    let layer = CAGradientLayer()
    layer.type = .radial
    layer.frame = CGRect(
      x: center.x - radii.width, y: center.y - radii.height, width: radii.width * 2,
      height: radii.height * 2)
    layer.colors = (falloff ?? [1, 0.3, 0]).map {
      UIColor(hex: color, alpha: strength * $0).cgColor
    }
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 1)
    layers.append(layer)
  }

  /// Adds a ball, lit from a side.
  mutating func ball(_ colors: [UInt32], at center: CGPoint, radius: CGFloat, light: CGPoint) {
    let layer = CAGradientLayer()
    layer.type = .radial
    layer.frame = CGRect(
      x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
    layer.colors = colors.map { UIColor(hex: $0).cgColor }
    layer.startPoint = light
    layer.endPoint = CGPoint(x: 1, y: 1)
    layer.cornerRadius = radius
    layers.append(layer)
  }

  /// Adds a filled outline.
  mutating func fill(_ path: UIBezierPath, _ color: UIColor, rim: Rim? = nil) {
    let layer = CAShapeLayer()
    layer.frame = Self.canvas
    layer.path = path.cgPath
    layer.fillColor = color.cgColor
    layer.strokeColor = rim?.color.cgColor
    layer.lineWidth = rim?.width ?? 0
    layers.append(layer)
  }

  /// Adds a line, or marks along it, which dashes are.
  mutating func stroke(
    _ path: UIBezierPath, _ color: UIColor, width: CGFloat, dashes: [Double] = [],
    isRound: Bool = true
  ) {
    let layer = CAShapeLayer()
    layer.frame = Self.canvas
    layer.path = path.cgPath
    layer.fillColor = nil
    layer.strokeColor = color.cgColor
    layer.lineWidth = width
    layer.lineCap = isRound ? .round : .butt
    layer.lineDashPattern = dashes.isEmpty ? nil : dashes.map { NSNumber(value: $0) }
    layers.append(layer)
  }

  /// Darkens the lower edge.
  mutating func addShade() {
    let dark = UIColor(hex: 0x0A0818, alpha: 0)
    let area = CGRect(x: 0, y: 96, width: Self.canvas.width, height: 64)
    wash([dark, dark.withAlphaComponent(0.36)], in: area)
  }

  /// Adds the grain of film: marks along lines in many directions.
  mutating func addGrain(isLight: Bool) {
    var random = SeededRandom(seed: 3)
    let lines = UIBezierPath()
    for row in 0..<40 {
      // They cross each other, so that none is seen as a line.
      let start = CGPoint(x: random.next(in: -44 ... -2).rounded(), y: Double(row) * 6 - 40)
      let fall = random.next(in: -90...90).rounded()
      lines.addLine(from: start, by: CGVector(dx: 124 - start.x, dy: fall))
    }
    stroke(
      lines, UIColor(hex: isLight ? 0xFFFFFF : 0x2A1420, alpha: isLight ? 0.2 : 0.16), width: 0.4,
      dashes: [0.1, 2.1, 0.2, 4.1, 0.1, 3.2, 0.3, 5.7, 0.1, 2.3, 0.2, 3.9, 0.1, 6.4])
  }
}

extension UIBezierPath {
  /// Adds a straight line that is apart from the others.
  func addLine(from start: CGPoint, by way: CGVector) {
    move(to: start)
    addLine(to: CGPoint(x: start.x + way.dx, y: start.y + way.dy))
  }

  /// Adds a round dot, if it is drawn by a line with round ends.
  func addDot(at point: CGPoint) {
    addLine(from: point, by: CGVector(dx: 0.1, dy: 0))
  }
}
