// Apple capitalizes the name of a function.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// An array of objects of Core Foundation.
public typealias CFArray = [Any]

/// A system of color components.
public final class CGColorSpace: Sendable {
  fileprivate init() {}
}

/// Returns the color space of the device's red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace()
}

/// Colors and their locations in a gradient.
public final class CGGradient: Sendable {
  let stops: [GradientStop]

  /// Creates a gradient of colors, each a `CGColor`; spread evenly without locations.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { ($0 as? CGColor)?.rgba }
    guard !colors.isEmpty else { return nil }
    let places = locations.map { pointer in colors.indices.map { Double(pointer[$0]) } }
    stops = GradientStop.stops(colors: colors, locations: places)
  }
}

/// Whether a gradient is drawn beyond its start and its end.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt32

  /// The first color is drawn before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// The last color is drawn after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)

  /// Creates options from bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

extension PathData {
  /// The part of an area between two parallels through the ends of a line, and beyond them with the
  /// options.
  static func strip(
    from start: CGPoint, to end: CGPoint, across area: CGRect, options: CGGradientDrawingOptions
  ) -> PathData {
    let isOpen = options.contains([.drawsBeforeStartLocation, .drawsAfterEndLocation])
    let length = hypot(end.x - start.x, end.y - start.y)
    guard !isOpen, length > 0 else { return .rect(area) }
    let along = CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
    let far = hypot(area.width, area.height) + hypot(start.x - area.midX, start.y - area.midY)
    let first = options.contains(.drawsBeforeStartLocation) ? -far : 0
    let last = options.contains(.drawsAfterEndLocation) ? length + far : length
    func corner(_ distance: CGFloat, _ side: CGFloat) -> CGPoint {
      CGPoint(
        x: start.x + along.dx * distance - along.dy * side,
        y: start.y + along.dy * distance + along.dx * side
      )
    }
    return PathData([
      .move(corner(first, -far)), .line(corner(last, -far)),
      .line(corner(last, far)), .line(corner(first, far)), .close,
    ])
  }
}
