import UIKit

/// Paints land below a sky, from the farthest to the nearest.
extension Painter {
  /// The color of every glow.
  private static let sunlight: UInt32 = 0xFFF3D6

  mutating func paint(_ landscape: Landscape) {
    var random = SeededRandom(seed: landscape.seed)
    wash(landscape.sky.map { UIColor(hex: $0) }, in: Self.canvas)
    paintStars(landscape.stars, &random)
    paintLight(landscape.light)
    paintClouds(landscape)
    let shore = landscape.water?.top ?? 0
    for land in landscape.land where land.base <= shore { paint(land, in: landscape, &random) }
    if let water = landscape.water { paint(water, below: landscape.light, &random) }
    for land in landscape.land where land.base > shore { paint(land, in: landscape, &random) }
    // The light also lies over the land in front of it.
    let light = landscape.light
    let reach = 96 * light.glow
    glow(
      Self.sunlight, at: CGPoint(x: light.x, y: light.y + 14),
      radii: CGSize(width: reach, height: reach), strength: 0.32)
    addShade()
  }

  private mutating func paintStars(_ count: Int, _ random: inout SeededRandom) {
    guard count > 0 else { return }
    let paths = [UIBezierPath(), UIBezierPath()]
    for star in 0..<count {
      let point = CGPoint(x: random.next(in: 3...117), y: random.next(in: 3...80))
      paths[star % 4 == 0 ? 1 : 0].addDot(at: point)
    }
    stroke(paths[0], UIColor(hex: 0xFFFFFF, alpha: 0.7), width: 0.6)
    stroke(paths[1], UIColor(hex: 0xFFFFFF, alpha: 0.95), width: 1.1)
  }

  private mutating func paintLight(_ light: Landscape.Light) {
    let center = CGPoint(x: light.x, y: light.y)
    let reach = light.radius * (2 + light.glow * 3)
    glow(
      Self.sunlight, at: center, radii: CGSize(width: reach, height: reach), strength: 0.75)
    let disc = UIBezierPath()
    disc.addDot(at: center)
    stroke(disc, UIColor(hex: light.color), width: light.radius * 2)
  }

  private mutating func paintClouds(_ landscape: Landscape) {
    for cloud in landscape.clouds {
      let parts = [(0.0, 0.62, 0.0), (0.22, 0.34, -2.6), (-0.3, 0.3, 2.2), (-0.08, 0.4, -1.2)]
      for (shift, width, lift) in parts {
        glow(
          0xFFFFFF, at: CGPoint(x: cloud.x + cloud.width * shift, y: cloud.y + lift),
          radii: CGSize(width: cloud.width * width, height: 4), strength: 0.5)
      }
    }
  }

  private mutating func paint(
    _ water: Landscape.Water, below light: Landscape.Light, _ random: inout SeededRandom
  ) {
    let height = water.bottom - water.top
    let area = CGRect(x: 0, y: water.top, width: Self.canvas.width, height: height)
    wash(water.colors.map { UIColor(hex: $0) }, in: area)
    glow(
      Self.sunlight, at: CGPoint(x: light.x, y: area.midY - height * 0.06),
      radii: CGSize(width: light.radius * 2.4, height: height * 0.44), strength: 0.75)
    let (glints, ripples) = (UIBezierPath(), UIBezierPath())
    var y = water.top + 1.2
    while y < water.bottom - 2 {
      let near = (y - water.top) / height
      let half = light.radius * (0.9 + near * 1.6) * random.next(in: 0.6...1)
      glints.addLine(from: CGPoint(x: light.x - half, y: y), by: CGVector(dx: half * 2, dy: 0))
      let start = random.next(in: -20...10)
      ripples.addLine(from: CGPoint(x: start, y: y + 1), by: CGVector(dx: 140, dy: 0))
      y += 3 + near * 4.4
    }
    let dark = UIColor(hex: water.colors[water.colors.count - 1], alpha: 0.5)
    stroke(
      ripples, dark, width: 0.5, dashes: [9, 7, 3, 11, 16, 13, 5, 4],
      isRound: false)
    stroke(
      glints, UIColor(hex: light.color, alpha: 0.85), width: 0.8, dashes: [5, 2, 2, 3, 8, 2, 1, 3],
      isRound: false)
  }

  private mutating func paint(
    _ land: Landscape.Land, in landscape: Landscape, _ random: inout SeededRandom
  ) {
    let outline = land.terrain.outline(base: land.base, rise: land.rise, random: &random)
    // The lower edge is outside of the canvas, where its rim is not seen.
    let floor = Self.canvas.maxY + 4
    let path = UIBezierPath()
    path.move(to: CGPoint(x: outline[0].x, y: floor))
    path.addLine(to: outline[0])
    for index in outline.indices.dropFirst() {
      if land.terrain.isSmooth {
        let middle = (outline[index - 1].x + outline[index].x) / 2
        path.addCurve(
          to: outline[index],
          controlPoint1: CGPoint(x: middle, y: outline[index - 1].y),
          controlPoint2: CGPoint(x: middle, y: outline[index].y))
      } else {
        path.addLine(to: outline[index])
      }
    }
    path.addLine(to: CGPoint(x: outline[outline.count - 1].x, y: floor))
    path.close()
    // Against the light, the edge shines.
    let edge = UIColor(hex: landscape.light.color, alpha: 0.3 * landscape.light.glow)
    let rim = land.terrain == .peaks ? Rim(color: edge, width: 0.4) : nil
    fill(path, UIColor(hex: land.color), rim: rim)
    if land.terrain == .dunes { paintRipples(below: outline) }
    guard land.haze > 0 else {
      guard land.terrain.isSmooth else { return }
      // Nothing in front of it: it becomes dark toward its foot.
      let top = land.base - land.rise * 0.7
      let foot = CGRect(x: 0, y: top, width: Self.canvas.width, height: Self.canvas.maxY - top)
      let dark = UIColor(hex: 0x1A0A1E, alpha: 0)
      return wash([dark, dark.withAlphaComponent(0.26)], in: foot)
    }
    let band = CGRect(
      x: 0, y: land.base - land.rise, width: Self.canvas.width, height: land.rise + 14)
    let mist = UIColor(hex: landscape.sky[landscape.sky.count - 1], alpha: 0)
    wash([mist, mist.withAlphaComponent(land.haze)], in: band)
  }

  /// Lines of the wind, along the ridge of a dune.
  private mutating func paintRipples(below ridge: [CGPoint]) {
    let path = UIBezierPath()
    for line in 1...2 {
      // Farther from the ridge, they are farther apart.
      let depth = CGFloat(line * line) * 2 + 1
      path.move(to: CGPoint(x: ridge[0].x, y: ridge[0].y + depth))
      for (one, next) in zip(ridge, ridge.dropFirst()) {
        let middle = (one.x + next.x) / 2
        path.addCurve(
          to: CGPoint(x: next.x, y: next.y + depth),
          controlPoint1: CGPoint(x: middle, y: one.y + depth),
          controlPoint2: CGPoint(x: middle, y: next.y + depth))
      }
    }
    stroke(
      path, UIColor(hex: 0x2A0E12, alpha: 0.2), width: 0.6, dashes: [22, 6, 9, 4, 31, 11, 5, 8],
      isRound: false)
  }
}
