import UIKit

/// Turns a landscape into layers on a canvas of `Landscape.size`.
@MainActor
struct LandscapeLayers {
  private let landscape: Landscape
  private let canvas = CGRect(origin: .zero, size: Landscape.size)
  private var random: SeededRandom
  private var layers: [CALayer] = []

  /// The layers of a landscape, from back to front.
  static func make(for landscape: Landscape) -> [CALayer] {
    var painter = LandscapeLayers(landscape)
    painter.paint()
    return painter.layers
  }

  private init(_ landscape: Landscape) {
    self.landscape = landscape
    random = SeededRandom(seed: landscape.seed)
  }

  private mutating func paint() {
    layers.append(gradient(in: canvas, colors: landscape.sky.map { UIColor(hex: $0) }))
    paintStars()
    paintLight()
    paintClouds()
    let shore = landscape.water?.top ?? 0
    for land in landscape.land where land.base <= shore { paintLand(land) }
    if let water = landscape.water { paintWater(water) }
    for land in landscape.land where land.base > shore { paintLand(land) }
  }

  private mutating func paintStars() {
    guard landscape.stars > 0 else { return }
    let path = UIBezierPath()
    for _ in 0..<landscape.stars {
      let radius = random.next(in: 0.25...0.6)
      let x = random.next(in: 3...117)
      let y = random.next(in: 3...80)
      path.append(
        UIBezierPath(
          ovalIn: CGRect(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2)))
    }
    layers.append(shape(path, color: UIColor(hex: 0xFFFFFF, alpha: 0.85)))
  }

  private mutating func paintLight() {
    let light = landscape.light
    let halos: [(scale: Double, strength: Double)] = [(3.6, 0.12), (2.4, 0.16), (1.6, 0.24)]
    for halo in halos where light.glow > 0 {
      let color = UIColor(hex: light.color, alpha: halo.strength * light.glow)
      layers.append(shape(disc(scaledBy: halo.scale), color: color))
    }
    layers.append(shape(disc(scaledBy: 1), color: UIColor(hex: light.color)))
  }

  private func disc(scaledBy scale: Double) -> UIBezierPath {
    let light = landscape.light
    let radius = light.radius * scale
    return UIBezierPath(
      ovalIn: CGRect(
        x: light.x - radius, y: light.y - radius, width: radius * 2, height: radius * 2))
  }

  private mutating func paintClouds() {
    for cloud in landscape.clouds {
      let path = UIBezierPath()
      for (shift, width, lift) in [(0.0, 1.0, 0.0), (0.16, 0.5, -4.2), (-0.3, 0.36, 4.2)] {
        let size = CGSize(width: cloud.width * width, height: 3)
        let origin = CGPoint(
          x: cloud.x + cloud.width * shift - size.width / 2, y: cloud.y + lift - size.height / 2)
        path.append(
          UIBezierPath(roundedRect: CGRect(origin: origin, size: size), cornerRadius: 1.5))
      }
      layers.append(shape(path, color: UIColor(hex: 0xFFFFFF, alpha: 0.38)))
    }
  }

  private mutating func paintWater(_ water: Landscape.Water) {
    let area = CGRect(
      x: 0, y: water.top, width: canvas.width, height: water.bottom - water.top)
    layers.append(gradient(in: area, colors: water.colors.map { UIColor(hex: $0) }))
    let path = UIBezierPath()
    var y = water.top + 1.6
    var width = landscape.light.radius * 1.7
    while y < water.bottom - 2 {
      let x = landscape.light.x + random.next(in: -2.5...2.5)
      let stroke = CGRect(x: x - width / 2, y: y, width: width, height: 1)
      path.append(UIBezierPath(roundedRect: stroke, cornerRadius: 0.5))
      y += random.next(in: 2.4...4.2)
      width = landscape.light.radius * random.next(in: 0.5...2.2)
    }
    layers.append(shape(path, color: UIColor(hex: landscape.light.color, alpha: 0.55)))
  }

  private mutating func paintLand(_ land: Landscape.Land) {
    let outline = land.terrain.outline(base: land.base, rise: land.rise, random: &random)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: outline[0].x, y: canvas.maxY))
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
    path.addLine(to: CGPoint(x: outline[outline.count - 1].x, y: canvas.maxY))
    path.close()
    layers.append(shape(path, color: UIColor(hex: land.color)))
    guard land.haze > 0 else { return }
    let band = CGRect(x: 0, y: land.base - land.rise, width: canvas.width, height: land.rise + 14)
    let mist = landscape.sky[landscape.sky.count - 1]
    layers.append(
      gradient(
        in: band, colors: [UIColor(hex: mist, alpha: 0), UIColor(hex: mist, alpha: land.haze)]))
  }

  private func gradient(in frame: CGRect, colors: [UIColor]) -> CALayer {
    let layer = CAGradientLayer()
    layer.frame = frame
    layer.colors = colors.map(\.cgColor)
    layer.startPoint = CGPoint(x: 0.5, y: 0)
    layer.endPoint = CGPoint(x: 0.5, y: 1)
    return layer
  }

  private func shape(_ path: UIBezierPath, color: UIColor) -> CALayer {
    let layer = CAShapeLayer()
    layer.frame = canvas
    layer.path = path.cgPath
    layer.fillColor = color.cgColor
    return layer
  }
}
