import UIKit

/// Paints a flower from near: petals around a heart, in front of lights that are out of focus.
extension Painter {
  private static let heart = CGPoint(x: 64, y: 92)

  mutating func paintFlower() {
    var random = SeededRandom(seed: 4)
    wash([0x10243A, 0x1E4A57, 0x2A6B5E].map { UIColor(hex: $0) }, in: Self.canvas)
    for color in [0x7FD1B9, 0xE9F2A0, 0x7FD1B9, 0xE9F2A0] as [UInt32] {
      let radius = random.next(in: 10...20)
      glow(
        color, at: CGPoint(x: random.next(in: 0...120), y: random.next(in: 0...60)),
        radii: CGSize(width: radius, height: radius), strength: 0.36, falloff: [1, 0.95, 0.9, 0])
    }
    let rings: [(length: CGFloat, color: UInt32)] = [
      (76, 0xA8215C), (60, 0xDB3F75), (43, 0xF57391), (26, 0xFFB3AC),
    ]
    for (index, ring) in rings.enumerated() {
      // Every other petal lies in front of its neighbors.
      for first in 0...1 {
        let petals = UIBezierPath()
        for petal in stride(from: first, to: 8, by: 2) {
          let turn = (CGFloat(petal) + CGFloat(index) * 0.5) / 8 * 2 * .pi
          petals.addPetal(
            from: Self.heart, length: ring.length * random.next(in: 0.92...1.06), angle: turn)
        }
        fill(
          petals, UIColor(hex: ring.color, alpha: 0.94),
          rim: Rim(color: UIColor(hex: 0xFFE3E0, alpha: 0.5), width: 0.4))
      }
      let shade = ring.length * 0.72
      glow(0x5A0A36, at: Self.heart, radii: CGSize(width: shade, height: shade), strength: 0.5)
    }
    glow(0xFFD36A, at: Self.heart, radii: CGSize(width: 17, height: 17), strength: 0.95)
    for radius in [2.5, 6, 9] {
      let box = CGRect(origin: Self.heart, size: .zero).insetBy(dx: -radius, dy: -radius)
      stroke(
        UIBezierPath(ovalIn: box), UIColor(hex: 0xFFF0B0), width: 1.5, dashes: [0.1, 2.3])
    }
    // The light comes from above, at the left.
    glow(
      0xFFF3E0, at: CGPoint(x: 22, y: 38), radii: CGSize(width: 92, height: 92), strength: 0.4)
    paintDew()
    addShade()
  }

  private mutating func paintDew() {
    for (x, y, radius) in [(30.0, 74.0, 3.2), (92, 118, 2.6)] {
      let center = CGPoint(x: x, y: y)
      glow(
        0x4A0A30, at: CGPoint(x: x + 0.8, y: y + 1.2),
        radii: CGSize(width: radius * 1.5, height: radius * 1.5), strength: 0.5)
      ball(
        [0xFFFFFF, 0xF7A8C0, 0xFFE9F0], at: center, radius: radius, light: CGPoint(x: 0.3, y: 0.28))
    }
  }
}

extension UIBezierPath {
  /// Adds a petal.
  fileprivate func addPetal(from heart: CGPoint, length: CGFloat, angle: CGFloat) {
    func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      CGPoint(
        x: heart.x + length * (along * cos(angle) - across * sin(angle)),
        y: heart.y + length * (along * sin(angle) + across * cos(angle)))
    }
    move(to: heart)
    addCurve(
      to: point(1, 0.02), controlPoint1: point(0.34, 0.34), controlPoint2: point(0.86, 0.36))
    addCurve(to: heart, controlPoint1: point(0.86, -0.36), controlPoint2: point(0.34, -0.34))
  }
}
