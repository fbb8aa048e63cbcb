import Foundation

/// What a section of a flow layout consists of.
struct FlowMetrics {
  var sizes: [CGSize]
  var inset: UIEdgeInsets
  var lineSpacing: CGFloat
  var itemSpacing: CGFloat
  var header: CGSize
  var footer: CGSize
}

/// The frames of a section in a flow layout.
///
/// They are computed for a list that scrolls vertically, in lines from left to right; for the other
/// direction, everything is transposed.
struct FlowSection {
  private(set) var items: [CGRect] = []
  private(set) var header: CGRect?
  private(set) var footer: CGRect?
  /// The end of the section along the direction of scrolling.
  private(set) var end: CGFloat
  /// Whether all items are of the same size.
  private let isUniform: Bool

  /// Arranges a section.
  ///
  /// - Parameters:
  ///   - metrics: What it consists of.
  ///   - start: Its start along the direction of scrolling.
  ///   - breadth: The size of the list across that direction, without its insets.
  ///   - isVertical: Whether the list scrolls vertically.
  init(_ metrics: FlowMetrics, from start: CGFloat, breadth: CGFloat, isVertical: Bool) {
    let metrics = isVertical ? metrics : metrics.transposed
    end = start
    isUniform = metrics.sizes.allSatisfy { $0 == metrics.sizes.first }
    if metrics.header.height > 0 { header = strip(metrics.header, breadth: breadth) }
    end += metrics.inset.top
    let room = breadth - metrics.inset.left - metrics.inset.right
    let lines = Self.lines(of: metrics, room: room)
    for (index, line) in lines.enumerated() {
      if index > 0 { end += metrics.lineSpacing }
      place(line, of: metrics, room: room, isFull: index < lines.count - 1)
    }
    end += metrics.inset.bottom
    if metrics.footer.height > 0 { footer = strip(metrics.footer, breadth: breadth) }
    guard !isVertical else { return }
    items = items.map(\.transposed)
    header = header?.transposed
    footer = footer?.transposed
  }

  /// The section from right to left, in content of a width (N14.3).
  func mirrored(in width: CGFloat) -> FlowSection {
    var section = self
    section.items = items.map { $0.mirrored(in: width) }
    section.header = header?.mirrored(in: width)
    section.footer = footer?.mirrored(in: width)
    return section
  }

  /// The next header or footer, as broad as the list.
  private mutating func strip(_ size: CGSize, breadth: CGFloat) -> CGRect {
    defer { end += size.height }
    return CGRect(x: 0, y: end, width: breadth, height: size.height)
  }

  private static func lines(of metrics: FlowMetrics, room: CGFloat) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var (start, width) = (0, CGFloat(0))
    for (index, size) in metrics.sizes.enumerated() {
      // Fractions of a point that rounding leaves do not break a line.
      if index > start, width + metrics.itemSpacing + size.width > room + 0.001 {
        lines.append(start..<index)
        (start, width) = (index, size.width)
      } else {
        width += size.width + (index > start ? metrics.itemSpacing : 0)
      }
    }
    if start < metrics.sizes.count { lines.append(start..<metrics.sizes.count) }
    return lines
  }

  /// Places the items of a line, each in the middle of the line's height.
  private mutating func place(
    _ line: Range<Int>, of metrics: FlowMetrics, room: CGFloat, isFull: Bool
  ) {
    let sizes = metrics.sizes[line]
    let height = sizes.map(\.height).max() ?? 0
    let (margin, gap) = spacing(sizes, of: metrics, room: room, isFull: isFull)
    var x = metrics.inset.left + margin
    for size in sizes {
      items.append(
        CGRect(
          x: x.onPixel, y: (end + (height - size.height) / 2).onPixel, width: size.width,
          height: size.height))
      x += size.width + gap
    }
    end += height
  }

  /// The space before the first item of a line, and between its items.
  ///
  /// Full lines are justified. If all items of the section are of the same size, they stand in columns
  /// also in the last line; if not, the last line has the minimum spacing (N14).
  private func spacing(
    _ sizes: ArraySlice<CGSize>, of metrics: FlowMetrics, room: CGFloat, isFull: Bool
  ) -> (margin: CGFloat, gap: CGFloat) {
    guard isFull || isUniform, let width = sizes.first?.width else {
      return (0, metrics.itemSpacing)
    }
    let step = width + metrics.itemSpacing
    let fitting = ((room + metrics.itemSpacing + 0.001) / step).rounded(.down)
    let columns = isUniform && step > 0 ? max(fitting, 1) : CGFloat(sizes.count)
    let used = isUniform ? columns * width : sizes.reduce(0) { $0 + $1.width }
    let rest = max(room - used, 0)
    return columns > 1 ? (0, rest / (columns - 1)) : (rest / 2, 0)
  }
}

extension FlowMetrics {
  /// The metrics with both axes exchanged.
  fileprivate var transposed: FlowMetrics {
    var metrics = self
    metrics.sizes = sizes.map(\.transposed)
    metrics.inset = UIEdgeInsets(
      top: inset.left, left: inset.top, bottom: inset.right, right: inset.bottom)
    metrics.header = header.transposed
    metrics.footer = footer.transposed
    return metrics
  }
}

extension CGSize {
  fileprivate var transposed: CGSize { CGSize(width: height, height: width) }
}

extension CGRect {
  fileprivate var transposed: CGRect { CGRect(x: minY, y: minX, width: height, height: width) }

  fileprivate func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
