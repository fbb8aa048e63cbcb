import Foundation

/// The system's symbols that can be drawn, in a square of 20 units.
enum SymbolCatalog {
  enum Part {
    case line([CGFloat])
    case loop([CGFloat])
    case area([CGFloat])
    case ring(x: CGFloat, y: CGFloat, radius: CGFloat)
    case disc(x: CGFloat, y: CGFloat, radius: CGFloat)
    case box(CGRect, radius: CGFloat)
    case outline(PathData)
    case inside(PathData)
  }

  /// The side of a symbol's square per point of the font's size.
  static let sidePerPoint: CGFloat = 1.2

  /// The parts of a symbol; those of a direction are mirrored in right-to-left layouts.
  static func parts(of name: String, isRightToLeft: Bool) -> [Part]? {
    switch name {
    case "chevron.backward" where isRightToLeft: catalog["chevron.forward"]
    case "chevron.forward" where isRightToLeft: catalog["chevron.backward"]
    default: catalog[name]
    }
  }

  static func drawing(
    of parts: [Part], side: CGFloat, weight: UIImage.SymbolWeight
  ) -> [DrawnShape] {
    let steps = CGFloat(weight.rawValue == 0 ? 4 : weight.rawValue)
    let strokeWidth = 0.6 + steps * 0.3
    let t = CGAffineTransform(scaleX: side / 20, y: side / 20)
    return parts.map { part in
      let (path, isFilled) = outline(of: part)
      var shape = DrawnShape(
        path: path, paint: .solid(RGBA(white: 0)),
        strokeWidth: isFilled ? nil : Double(strokeWidth), lineCap: .round, lineJoin: .round,
        usesEvenOddRule: false, clips: [], opacity: 1
      )
      shape.transform(by: t)
      return shape
    }
  }

  private static func outline(of part: Part) -> (path: PathData, isFilled: Bool) {
    switch part {
    case .line(let numbers): (polygon(numbers), false)
    case .loop(let numbers): (PathData(polygon(numbers).elements + [.close]), false)
    case .area(let numbers): (PathData(polygon(numbers).elements + [.close]), true)
    case .ring(let x, let y, let radius): (circle(x, y, radius), false)
    case .disc(let x, let y, let radius): (circle(x, y, radius), true)
    case .box(let rect, let radius): (.roundedRect(rect, width: radius, height: radius), false)
    case .outline(let path): (path, false)
    case .inside(let path): (path, true)
    }
  }

  private static func polygon(_ numbers: [CGFloat]) -> PathData {
    PathData(
      stride(from: 0, to: numbers.count, by: 2).map { index in
        let point = CGPoint(x: numbers[index], y: numbers[index + 1])
        return index == 0 ? .move(point) : .line(point)
      }
    )
  }

  private static func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> PathData {
    .ellipse(in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  private static let heart = PathData([
    .move(CGPoint(x: 10, y: 17)),
    .cubic(
      control1: CGPoint(x: 3, y: 12), control2: CGPoint(x: 2, y: 9), end: CGPoint(x: 2, y: 7)
    ),
    .cubic(
      control1: CGPoint(x: 2, y: 3), control2: CGPoint(x: 8, y: 2), end: CGPoint(x: 10, y: 6)
    ),
    .cubic(
      control1: CGPoint(x: 12, y: 2), control2: CGPoint(x: 18, y: 3), end: CGPoint(x: 18, y: 7)
    ),
    .cubic(
      control1: CGPoint(x: 18, y: 9), control2: CGPoint(x: 17, y: 12), end: CGPoint(x: 10, y: 17)
    ),
    .close,
  ])

  private static let star: [CGFloat] = (0..<10).flatMap { corner in
    let radius: CGFloat = corner.isMultiple(of: 2) ? 8.5 : 3.6
    let angle = CGFloat(corner) * .pi / 5 - .pi / 2
    return [10 + radius * cos(angle), 10.5 + radius * sin(angle)]
  }

  private static let shoulders = PathData([
    .move(CGPoint(x: 2.5, y: 18)),
    .cubic(
      control1: CGPoint(x: 2.5, y: 9.5), control2: CGPoint(x: 17.5, y: 9.5),
      end: CGPoint(x: 17.5, y: 18)
    ),
    .close,
  ])

  private static let catalog: [String: [Part]] = [
    "xmark": [.line([4, 4, 16, 16]), .line([16, 4, 4, 16])],
    "plus": [.line([10, 3, 10, 17]), .line([3, 10, 17, 10])],
    "minus": [.line([3, 10, 17, 10])],
    "checkmark": [.line([3.5, 11, 8, 16, 16.5, 4])],
    "chevron.left": [.line([13, 3, 6.5, 10, 13, 17])],
    "chevron.backward": [.line([13, 3, 6.5, 10, 13, 17])],
    "chevron.right": [.line([7, 3, 13.5, 10, 7, 17])],
    "chevron.forward": [.line([7, 3, 13.5, 10, 7, 17])],
    "chevron.up": [.line([3, 13, 10, 6.5, 17, 13])],
    "chevron.down": [.line([3, 7, 10, 13.5, 17, 7])],
    "arrow.left": [.line([17, 10, 3, 10]), .line([9, 4, 3, 10, 9, 16])],
    "arrow.right": [.line([3, 10, 17, 10]), .line([11, 4, 17, 10, 11, 16])],
    "ellipsis": [.disc(x: 4, y: 10, radius: 1.6), dot, .disc(x: 16, y: 10, radius: 1.6)],
    "circle": [.ring(x: 10, y: 10, radius: 8)],
    "circle.fill": [.disc(x: 10, y: 10, radius: 8.5)],
    "heart": [.outline(heart)],
    "heart.fill": [.inside(heart)],
    "star": [.loop(star)],
    "star.fill": [.area(star)],
    "play.fill": [.area([5, 3, 17, 10, 5, 17])],
    "pause.fill": [
      .area([5, 3, 8.5, 3, 8.5, 17, 5, 17]), .area([11.5, 3, 15, 3, 15, 17, 11.5, 17]),
    ],
    "magnifyingglass": [.ring(x: 8.5, y: 8.5, radius: 5.5), .line([12.5, 12.5, 17.5, 17.5])],
    "square.and.arrow.up": [
      .line([7, 8, 4, 8, 4, 18, 16, 18, 16, 8, 13, 8]),
      .line([10, 12.5, 10, 2]),
      .line([6.5, 5, 10, 1.5, 13.5, 5]),
    ],
    "square.grid.2x2": [3, 11].flatMap { x in
      [3, 11].map { y in .box(CGRect(x: x, y: y, width: 6, height: 6), radius: 1.2) }
    },
    "photo": [
      .box(CGRect(x: 1.5, y: 3.5, width: 17, height: 13), radius: 2),
      .disc(x: 6, y: 7.5, radius: 1.4),
      .line([2.5, 15, 7.5, 10.5, 10.5, 13, 14, 9.5, 17.5, 13]),
    ],
    "doc.text": [
      .box(CGRect(x: 3.5, y: 2, width: 13, height: 16), radius: 2),
      .line([6.5, 7, 13.5, 7]), .line([6.5, 10.5, 13.5, 10.5]), .line([6.5, 14, 11, 14]),
    ],
    "slider.horizontal.3": [
      .line([2, 5, 18, 5]), .line([2, 10, 18, 10]), .line([2, 15, 18, 15]),
      .disc(x: 13, y: 5, radius: 2.2), .disc(x: 7, y: 10, radius: 2.2),
      .disc(x: 13, y: 15, radius: 2.2),
    ],
    "sun.max.fill": [.disc(x: 10, y: 10, radius: 4.2)]
      + stride(from: 0, to: 2 * CGFloat.pi, by: .pi / 4).map { angle in
        let (x, y) = (cos(angle), sin(angle))
        return .line([10 + 7 * x, 10 + 7 * y, 10 + 9 * x, 10 + 9 * y])
      },
    "drop.fill": [.area([10, 1.5, 14.7, 9, 5.3, 9]), .disc(x: 10, y: 12, radius: 5.6)],
    "cloud.fill": [
      .disc(x: 5.5, y: 12, radius: 4), .disc(x: 10.5, y: 9, radius: 5),
      .disc(x: 15, y: 12.5, radius: 3.5), .area([5.5, 11, 15, 11, 15, 16, 5.5, 16]),
    ],
    "person.fill": [.disc(x: 10, y: 6, radius: 4), .inside(shoulders)],
  ]

  private static let dot = Part.disc(x: 10, y: 10, radius: 1.6)
}
