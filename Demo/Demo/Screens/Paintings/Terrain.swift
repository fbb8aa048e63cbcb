import UIKit

/// The shape of a ridge.
enum Terrain: Hashable, Sendable {
  case peaks
  case hills
  case dunes
  case pines

  /// The ridge's outline from left to right, a little wider than the canvas.
  func outline(base: Double, rise: Double, random: inout SeededRandom) -> [CGPoint] {
    switch self {
    case .peaks: Self.fractal(base: base, rise: rise, levels: 3, roughness: 0.6, &random)
    case .hills: Self.fractal(base: base, rise: rise, levels: 1, roughness: 0.42, &random)
    case .dunes: Self.fractal(base: base, rise: rise, levels: 0, roughness: 0.5, &random)
    case .pines: Self.forest(base: base, rise: rise, &random)
    }
  }

  /// Whether the outline is drawn as a curve rather than with corners.
  var isSmooth: Bool { self == .hills || self == .dunes }

  private static let left = -6.0
  private static let right = 126.0

  /// A line whose midpoints are displaced again and again, by less each time.
  private static func fractal(
    base: Double, rise: Double, levels: Int, roughness: Double, _ random: inout SeededRandom
  ) -> [CGPoint] {
    var heights = [
      random.next(in: 0...0.4), random.next(in: 0.45...0.7), random.next(in: 0.25...0.5),
      random.next(in: 0.85...1), random.next(in: 0.1...0.4),
    ]
    if random.next(in: 0...1) < 0.5 { heights.reverse() }
    var spread = 0.36
    for _ in 0..<levels {
      var finer: [Double] = []
      for (one, next) in zip(heights, heights.dropFirst()) {
        finer += [one, (one + next) / 2 + random.next(in: -spread...spread) / 2]
      }
      heights = finer + heights.suffix(1)
      spread *= roughness
    }
    let step = (right - left) / Double(heights.count - 1)
    return heights.enumerated().map { index, height in
      CGPoint(x: left + step * Double(index), y: base - rise * min(max(height, 0), 1.1))
    }
  }

  /// Trees side by side, each a pointed outline.
  private static func forest(
    base: Double, rise: Double, _ random: inout SeededRandom
  ) -> [CGPoint] {
    var points = [CGPoint(x: left, y: base)]
    var x = left
    while x < right {
      let width = random.next(in: 7...11)
      let height = rise * random.next(in: 0.55...1)
      let foot = base + random.next(in: -1.5...1.5)
      points += [
        CGPoint(x: x, y: foot),
        CGPoint(x: x + width * 0.3, y: foot - height * 0.5),
        CGPoint(x: x + width * 0.5, y: foot - height),
        CGPoint(x: x + width * 0.7, y: foot - height * 0.5),
        CGPoint(x: x + width, y: foot),
      ]
      x += width * random.next(in: 0.72...0.95)
    }
    return points
  }
}
