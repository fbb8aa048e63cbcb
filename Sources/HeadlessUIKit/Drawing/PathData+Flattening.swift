import Foundation

extension PathData {
  /// Each outline as a polygon; curves become short lines.
  func polygons(isFine: Bool = false) -> [[CGPoint]] {
    var polygons: [[CGPoint]] = []
    var open: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let point):
        if !open.isEmpty { polygons.append(open) }
        open = [point]
      case .line(let point):
        open.append(point)
      case .quad(let control, let end):
        guard let start = open.last else { continue }
        open += Self.flattened([start, control, end], pieces: isFine ? 64 : 16)
      case .cubic(let control1, let control2, let end):
        guard let start = open.last else { continue }
        open += Self.flattened([start, control1, control2, end], pieces: isFine ? 64 : 16)
      case .close:
        guard let start = open.first else { continue }
        polygons.append(open + [start])
        open = [start]
      }
    }
    if open.count > 1 || polygons.isEmpty && !open.isEmpty { polygons.append(open) }
    return polygons
  }

  /// Whether the point is inside, by the even-odd or by the winding rule.
  func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
    polygons().contain(point, evenOdd: evenOdd)
  }

  /// Points on a Bézier curve (de Casteljau), without the start.
  private static func flattened(_ controls: [CGPoint], pieces: Int) -> [CGPoint] {
    (1...pieces).map { piece in
      let t = CGFloat(piece) / CGFloat(pieces)
      var points = controls
      while points.count > 1 {
        points = zip(points, points.dropFirst()).map { a, b in
          CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
      }
      return points[0]
    }
  }
}

extension [[CGPoint]] {
  /// Whether the point is inside of these polygons, by the even-odd or by the winding rule.
  func contain(_ point: CGPoint, evenOdd: Bool) -> Bool {
    var winding = 0
    for polygon in self {
      for (index, start) in polygon.enumerated() {
        let end = polygon[(index + 1) % polygon.count]
        guard (start.y <= point.y) != (end.y <= point.y) else { continue }
        let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
        if x > point.x { winding += start.y < end.y ? 1 : -1 }
      }
    }
    return evenOdd ? winding % 2 != 0 : winding != 0
  }
}
