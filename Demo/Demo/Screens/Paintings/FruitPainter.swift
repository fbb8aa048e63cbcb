import UIKit

/// Paints fruit beside a vase, in the light of a window at the left.
extension Painter {
  mutating func paintFruit() {
    wash([0x1F2B2E, 0x3C4A45, 0x77705A].map { UIColor(hex: $0) }, in: Self.canvas)
    glow(
      0xFFE3B0, at: CGPoint(x: 14, y: 34), radii: CGSize(width: 112, height: 96), strength: 0.62)
    paintSunbeam()
    paintTable()
    paintBranch()
    paintVase()
    let light = CGPoint(x: 0.3, y: 0.26)
    paintShadow(below: CGPoint(x: 46, y: 130), width: 24)
    ball(
      [0xFFE0A0, 0xF79A35, 0xC9601C, 0x7A3110], at: CGPoint(x: 36, y: 114), radius: 17,
      light: light)
    paintShadow(below: CGPoint(x: 63, y: 139), width: 20)
    ball(
      [0xFFF0B8, 0xF4BE3C, 0xC98518, 0x6E4410], at: CGPoint(x: 57, y: 126), radius: 13.5,
      light: light)
    paintShadow(below: CGPoint(x: 96, y: 139), width: 15)
    ball(
      [0xE99A8E, 0xA83A3C, 0x6B1C28, 0x38101A], at: CGPoint(x: 91, y: 129.5), radius: 10,
      light: light)
    let shine = UIBezierPath()
    for point in [CGPoint(x: 29, y: 106), CGPoint(x: 52, y: 120), CGPoint(x: 87.6, y: 125.6)] {
      shine.addLine(from: point, by: CGVector(dx: 2.4, dy: -1.8))
    }
    stroke(shine, UIColor(hex: 0xFFFFFF, alpha: 0.7), width: 1.5)
    addShade()
  }

  private mutating func paintSunbeam() {
    let beam = UIBezierPath()
    beam.move(to: CGPoint(x: -2, y: 8))
    beam.addLine(to: CGPoint(x: 122, y: 62))
    beam.addLine(to: CGPoint(x: 122, y: 112))
    beam.addLine(to: CGPoint(x: -2, y: 44))
    beam.close()
    fill(beam, UIColor(hex: 0xFFEBC2, alpha: 0.11))
  }

  private mutating func paintTable() {
    let table = CGRect(x: 0, y: 116, width: 120, height: 44)
    wash([0xD9A06A, 0x9A6339, 0x4E2C1C].map { UIColor(hex: $0) }, in: table)
    let edge = UIBezierPath()
    edge.addLine(from: CGPoint(x: -2, y: 116), by: CGVector(dx: 124, dy: 0))
    stroke(edge, UIColor(hex: 0xFFE2B4, alpha: 0.7), width: 0.6, isRound: false)
    // The grain of the wood.
    let wood = UIBezierPath()
    for (index, y) in [122.0, 129, 139, 151].enumerated() {
      wood.addLine(from: CGPoint(x: -3 - Double(index) * 7, y: y), by: CGVector(dx: 170, dy: 0.8))
    }
    stroke(
      wood, UIColor(hex: 0x3A1F12, alpha: 0.28), width: 0.5, dashes: [26, 5, 11, 9, 38, 3, 7, 12],
      isRound: false)
  }

  private mutating func paintVase() {
    let glaze = [0xF6EBD6, 0xDCCBAE, 0x9C8A72, 0x4E463D].map { UIColor(hex: $0) }
    paintShadow(below: CGPoint(x: 90, y: 121), width: 34)
    wash(
      glaze, in: CGRect(x: 66, y: 48, width: 15, height: 30), isSideways: true, cornerRadius: 5)
    wash(
      glaze, in: CGRect(x: 54, y: 66, width: 39, height: 56), isSideways: true, cornerRadius: 19)
    let stripes = UIBezierPath()
    for y in [82.0, 84.6, 104] {
      stripes.addLine(from: CGPoint(x: 56, y: y), by: CGVector(dx: 35, dy: 0))
    }
    stroke(stripes, UIColor(hex: 0x2E5A6B, alpha: 0.5), width: 1, isRound: false)
    let shine = UIBezierPath()
    shine.addLine(from: CGPoint(x: 60, y: 80), by: CGVector(dx: 0, dy: 24))
    stroke(shine, UIColor(hex: 0xFFFFFF, alpha: 0.5), width: 2)
  }

  /// A branch with leaves, in the vase.
  private mutating func paintBranch() {
    let (stems, leaves) = (UIBezierPath(), UIBezierPath())
    for (end, bend) in [
      (CGPoint(x: 98, y: 10), CGPoint(x: 76, y: 20)),
      (CGPoint(x: 46, y: 18), CGPoint(x: 70, y: 26)),
      (CGPoint(x: 112, y: 36), CGPoint(x: 84, y: 30)),
    ] {
      let root = CGPoint(x: 73, y: 52)
      stems.move(to: root)
      stems.addQuadCurve(to: end, controlPoint: bend)
      for step in 2...7 {
        let part = CGFloat(step) / 7
        let rest = 1 - part
        let point = CGPoint(
          x: root.x * rest * rest + bend.x * 2 * rest * part + end.x * part * part,
          y: root.y * rest * rest + bend.y * 2 * rest * part + end.y * part * part)
        let side: CGFloat = step.isMultiple(of: 2) ? 1 : -1
        leaves.addLine(from: point, by: CGVector(dx: 4 * side, dy: -4.6))
      }
    }
    stroke(stems, UIColor(hex: 0x3E3A22), width: 0.9)
    stroke(leaves, UIColor(hex: 0x7C8A4E), width: 3)
  }

  private mutating func paintShadow(below point: CGPoint, width: CGFloat) {
    glow(
      0x1A0C06, at: point, radii: CGSize(width: width, height: width * 0.22), strength: 0.75,
      falloff: [1, 0.7, 0.25, 0])
  }
}
