import UIKit

/// Paints a city after sunset: towers with windows, and their lights on the water.
extension Painter {
  private static let shore = 112.0
  private static let warm: UInt32 = 0xFFCB7D
  private static let cool: UInt32 = 0x8FE3FF

  mutating func paintCity() {
    var random = SeededRandom(seed: 19)
    wash(
      [0x080B26, 0x1D2052, 0x5B3577, 0xD9625F, 0xFFB36B].map { UIColor(hex: $0) },
      in: CGRect(x: 0, y: 0, width: 120, height: Self.shore))
    glow(
      0xFFB36B, at: CGPoint(x: 34, y: Self.shore), radii: CGSize(width: 84, height: 52),
      strength: 0.55)
    paintTowers(color: 0x49326F, heights: 18...40, widths: 6...11, &random)
    wash(
      [UIColor(hex: 0xE87A66, alpha: 0), UIColor(hex: 0xE87A66, alpha: 0.4)],
      in: CGRect(x: 0, y: 66, width: 120, height: Self.shore - 66))
    let towers = paintTowers(color: 0x17143A, heights: 26...66, widths: 9...15, &random)
    paintWindows(in: towers, &random)
    paintBeacon(on: towers)
    paintRiver(&random)
    addShade()
  }

  /// Paints towers side by side, and returns their frames.
  @discardableResult private mutating func paintTowers(
    color: UInt32, heights: ClosedRange<Double>, widths: ClosedRange<Double>,
    _ random: inout SeededRandom
  ) -> [CGRect] {
    var towers: [CGRect] = []
    let path = UIBezierPath()
    path.move(to: CGPoint(x: -2, y: Self.shore + 2))
    var x = -2.0
    while x < 122 {
      let width = random.next(in: widths).rounded()
      let height = random.next(in: heights).rounded()
      let tower = CGRect(x: x, y: Self.shore - height, width: width, height: height)
      path.addLine(to: CGPoint(x: x, y: tower.minY))
      path.addLine(to: CGPoint(x: tower.maxX, y: tower.minY))
      towers.append(tower)
      x += width
    }
    path.addLine(to: CGPoint(x: x, y: Self.shore + 2))
    path.close()
    fill(path, UIColor(hex: color))
    return towers
  }

  /// Columns of windows, of which some are dark.
  private mutating func paintWindows(in towers: [CGRect], _ random: inout SeededRandom) {
    let columns = [UIBezierPath(), UIBezierPath(), UIBezierPath()]
    for tower in towers {
      var x = tower.minX + 1.8
      while x < tower.maxX - 1 {
        let top = tower.minY + 2 + random.next(in: 0...3).rounded(.down) * 2
        let line = CGVector(dx: 0, dy: Self.shore - 3 - top)
        columns[Int(random.next(in: 0...2.99))].addLine(from: CGPoint(x: x, y: top), by: line)
        x += 2.8
      }
    }
    let looks: [(color: UInt32, dashes: [Double])] = [
      (Self.warm, [1, 1, 1, 3, 1, 1, 1, 7]), (0xFFE9C4, [1, 5, 1, 1, 1, 9]),
      (Self.cool, [1, 11, 1, 3]),
    ]
    for (column, look) in zip(columns, looks) {
      stroke(
        column, UIColor(hex: look.color, alpha: 0.9), width: 1.2, dashes: look.dashes,
        isRound: false)
    }
  }

  /// A red light on the highest tower.
  private mutating func paintBeacon(on towers: [CGRect]) {
    guard let tower = towers.min(by: { $0.minY < $1.minY }) else { return }
    let mast = UIBezierPath()
    mast.addLine(from: CGPoint(x: tower.midX, y: tower.minY), by: CGVector(dx: 0, dy: -15))
    stroke(mast, UIColor(hex: 0x17143A), width: 0.8)
    let top = CGPoint(x: tower.midX, y: tower.minY - 16)
    glow(0xFF5A5A, at: top, radii: CGSize(width: 9, height: 9), strength: 0.8)
    let light = UIBezierPath()
    light.addDot(at: top)
    stroke(light, UIColor(hex: 0xFFD0C8), width: 1.4)
  }

  private mutating func paintRiver(_ random: inout SeededRandom) {
    let river = CGRect(x: 0, y: Self.shore, width: 120, height: 160 - Self.shore)
    wash([0xB25868, 0x3D2A5E, 0x100F2C, 0x080818].map { UIColor(hex: $0) }, in: river)
    for color in [Self.warm, Self.cool] {
      let columns = UIBezierPath()
      for _ in 0..<8 {
        let start = CGPoint(x: random.next(in: 2...118), y: Self.shore + 1)
        columns.addLine(from: start, by: CGVector(dx: 0, dy: random.next(in: 14...40)))
      }
      stroke(
        columns, UIColor(hex: color, alpha: 0.5), width: 2,
        dashes: [1.4, 1.2, 0.6, 1.6, 2.2, 1, 0.5, 2.2], isRound: false)
    }
    let lamps = UIBezierPath()
    lamps.addLine(from: CGPoint(x: 1, y: Self.shore), by: CGVector(dx: 118, dy: 0))
    let middle = CGPoint(x: 60, y: Self.shore)
    glow(Self.warm, at: middle, radii: CGSize(width: 76, height: 7), strength: 0.6)
    stroke(lamps, UIColor(hex: 0xFFF1D6), width: 1, dashes: [0.1, 3.4])
  }
}
