import UIKit

/// The demo's icons, drawn with strokes on a square of 24 points.
enum Glyph {
  case close
  case back
  case forward
  case gear
  case grid
  case page

  /// The icon's strokes.
  @MainActor var path: UIBezierPath {
    let path = UIBezierPath()
    switch self {
    case .close: path.addLines([[(7, 7), (17, 17)], [(17, 7), (7, 17)]])
    case .back: path.addLines([[(14.5, 6), (8.5, 12), (14.5, 18)]])
    case .forward: path.addLines([[(9.5, 6), (15.5, 12), (9.5, 18)]])
    case .gear:
      path.addLines([[(4, 8), (20, 8)], [(4, 16), (20, 16)]])
      path.append(UIBezierPath(ovalIn: CGRect(x: 6.5, y: 5.5, width: 5, height: 5)))
      path.append(UIBezierPath(ovalIn: CGRect(x: 12.5, y: 13.5, width: 5, height: 5)))
    case .grid:
      for (x, y) in [(4.5, 4.5), (13.5, 4.5), (4.5, 13.5), (13.5, 13.5)] {
        let tile = CGRect(x: x, y: y, width: 6, height: 6)
        path.append(UIBezierPath(roundedRect: tile, cornerRadius: 1.5))
      }
    case .page:
      let sheet = CGRect(x: 5, y: 4, width: 14, height: 16)
      path.append(UIBezierPath(roundedRect: sheet, cornerRadius: 2.5))
      path.addLines([
        [(8.5, 9), (15.5, 9)], [(8.5, 12.5), (15.5, 12.5)], [(8.5, 16), (12.5, 16)],
      ])
    }
    return path
  }

  /// A layer of 24 × 24 points that shows the icon.
  @MainActor func layer(color: UIColor, width: CGFloat = 2) -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
    layer.path = path.cgPath
    layer.fillColor = nil
    layer.strokeColor = color.cgColor
    layer.lineWidth = width
    layer.lineCap = .round
    layer.lineJoin = .round
    return layer
  }
}

extension UIBezierPath {
  fileprivate func addLines(_ lines: [[(x: Double, y: Double)]]) {
    for line in lines {
      for (index, point) in line.enumerated() {
        let target = CGPoint(x: point.x, y: point.y)
        if index == 0 { move(to: target) } else { addLine(to: target) }
      }
    }
  }
}
