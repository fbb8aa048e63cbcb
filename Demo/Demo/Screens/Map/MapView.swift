import UIKit

/// A map of an island, drawn on a canvas that is scaled to fill the view.
final class MapView: UIView {
  /// The size of the canvas, and of the coordinates of all places.
  static let size = CGSize(width: 430, height: 932)

  // Like the canvas of a landscape: its layers never change.
  private let canvas = UIView(frame: CGRect(origin: .zero, size: MapView.size))

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    backgroundColor = Self.water
    addSubview(canvas)
    paint()
  }

  required init?(coder: NSCoder) { nil }

  /// A point of the canvas in the coordinates of the view.
  func place(of point: CGPoint) -> CGPoint { canvas.convert(point, to: self) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let scale = max(bounds.width / Self.size.width, bounds.height / Self.size.height)
    canvas.center = CGPoint(x: bounds.midX, y: bounds.midY)
    canvas.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  private static let water = UIColor(hex: 0xA9D2E4)
  private static let roads: [[(x: CGFloat, y: CGFloat)]] = [
    [(90, 300), (160, 330), (190, 430), (260, 520), (250, 640), (310, 730), (290, 830)],
    [(190, 430), (300, 400), (370, 320)],
    [(250, 640), (160, 660), (110, 600)],
    [(160, 330), (210, 240), (300, 180)],
  ]

  private func paint() {
    add(island, fill: UIColor(hex: 0xF1ECDD))
    add(UIBezierPath(ovalIn: CGRect(x: 210, y: 210, width: 130, height: 120)), fill: Self.green)
    add(UIBezierPath(ovalIn: CGRect(x: 96, y: 500, width: 110, height: 70)), fill: Self.green)
    add(UIBezierPath(ovalIn: CGRect(x: 290, y: 560, width: 64, height: 44)), fill: Self.water)
    for road in Self.roads { add(road: road) }
  }

  private static let green = UIColor(hex: 0xCFE2B8)

  private var island: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 60, y: 270))
    path.addCurve(
      to: CGPoint(x: 370, y: 150), controlPoint1: CGPoint(x: 90, y: 130),
      controlPoint2: CGPoint(x: 290, y: 60))
    path.addCurve(
      to: CGPoint(x: 390, y: 480), controlPoint1: CGPoint(x: 450, y: 240),
      controlPoint2: CGPoint(x: 420, y: 380))
    path.addCurve(
      to: CGPoint(x: 310, y: 880), controlPoint1: CGPoint(x: 360, y: 580),
      controlPoint2: CGPoint(x: 420, y: 800))
    path.addCurve(
      to: CGPoint(x: 90, y: 620), controlPoint1: CGPoint(x: 200, y: 950),
      controlPoint2: CGPoint(x: 110, y: 740))
    path.addCurve(
      to: CGPoint(x: 60, y: 270), controlPoint1: CGPoint(x: 70, y: 500),
      controlPoint2: CGPoint(x: 30, y: 410))
    path.close()
    return path
  }

  private func add(_ path: UIBezierPath, fill: UIColor) {
    let layer = CAShapeLayer()
    layer.path = path.cgPath
    layer.fillColor = fill.cgColor
    canvas.layer.addSublayer(layer)
  }

  private func add(road points: [(x: CGFloat, y: CGFloat)]) {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.x, y: point.y)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    let layer = CAShapeLayer()
    layer.path = path.cgPath
    layer.fillColor = nil
    layer.strokeColor = UIColor.white.cgColor
    layer.lineWidth = 7
    layer.lineJoin = .round
    layer.lineCap = .round
    canvas.layer.addSublayer(layer)
  }
}
