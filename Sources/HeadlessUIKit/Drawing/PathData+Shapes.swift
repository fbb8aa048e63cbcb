import Foundation

extension PathData {
  /// How far, in radii, the control points of a quarter circle are from its ends.
  private static let quarterCircle: CGFloat = 0.552_284_75

  static func rect(_ rect: CGRect) -> PathData {
    PathData([
      .move(CGPoint(x: rect.minX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)),
      .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ])
  }

  static func ellipse(in rect: CGRect) -> PathData {
    let unit = arc(center: .zero, radius: 1, from: 0, to: 2 * .pi, clockwise: false)
    let t = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY
    )
    return PathData(unit.applying(t).elements + [.close])
  }

  /// A rectangle with some corners rounded; radii are limited to half the sides.
  static func roundedRect(
    _ rect: CGRect, width: CGFloat, height: CGFloat, corners: UIRectCorner = .allCorners
  ) -> PathData {
    let rx = min(width, rect.width / 2)
    let ry = min(height, rect.height / 2)
    guard rx > 0, ry > 0 else { return .rect(rect) }
    // Each corner: where it is, and the directions in which the outline arrives and leaves.
    let round: [(UIRectCorner, CGPoint, CGVector, CGVector)] = [
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: 1, dy: 0), .init(dx: 0, dy: 1)),
      (
        .bottomRight, CGPoint(x: rect.maxX, y: rect.maxY),
        CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0)
      ),
      (
        .bottomLeft, CGPoint(x: rect.minX, y: rect.maxY),
        CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1)
      ),
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: -1), .init(dx: 1, dy: 0)),
    ]
    func point(_ corner: CGPoint, _ direction: CGVector, _ part: CGFloat) -> CGPoint {
      CGPoint(x: corner.x + direction.dx * rx * part, y: corner.y + direction.dy * ry * part)
    }
    let begin = CGPoint(x: rect.minX + (corners.contains(.topLeft) ? rx : 0), y: rect.minY)
    var elements: [PathElement] = [.move(begin)]
    for (name, corner, arriving, leaving) in round {
      guard corners.contains(name) else {
        elements.append(.line(corner))
        continue
      }
      let end = point(corner, leaving, 1)
      elements.append(.line(point(corner, arriving, -1)))
      elements.append(
        .cubic(
          control1: point(corner, arriving, quarterCircle - 1),
          control2: point(corner, leaving, 1 - quarterCircle),
          end: end
        )
      )
    }
    return PathData(elements + [.close])
  }

  /// An arc as curves; `clockwise` with the y axis up, as in Core Graphics.
  static func arc(
    center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, clockwise: Bool
  ) -> PathData {
    let sweep = arcSweep(from: start, to: end, clockwise: clockwise)
    let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(pieces)
    let handle = 4 / 3 * tan(step / 4) * radius
    func point(_ angle: CGFloat, _ along: CGFloat) -> CGPoint {
      CGPoint(
        x: center.x + cos(angle) * radius - sin(angle) * along,
        y: center.y + sin(angle) * radius + cos(angle) * along
      )
    }
    var elements: [PathElement] = [.move(point(start, 0))]
    for piece in 0..<pieces where sweep != 0 {
      let angle = start + CGFloat(piece) * step
      elements.append(
        .cubic(
          control1: point(angle, handle),
          control2: point(angle + step, -handle),
          end: point(angle + step, 0)
        )
      )
    }
    return PathData(elements)
  }

  /// At most one turn; two angles a whole turn apart make one.
  private static func arcSweep(
    from start: CGFloat, to end: CGFloat, clockwise: Bool
  ) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let sweep = clockwise ? start - end : end - start
    if sweep >= turn { return clockwise ? -turn : turn }
    let forward = (sweep.truncatingRemainder(dividingBy: turn) + turn)
      .truncatingRemainder(dividingBy: turn)
    return clockwise ? -forward : forward
  }
}
