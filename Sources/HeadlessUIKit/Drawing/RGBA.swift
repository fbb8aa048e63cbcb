import Foundation

/// A color as numbers, its components from 0 to 1, not premultiplied.
@_spi(Simulator) public struct RGBA: Sendable, Hashable {
  /// The red component.
  public var r: Double
  /// The green component.
  public var g: Double
  /// The blue component.
  public var b: Double
  /// The opacity.
  public var a: Double

  /// Creates a color from its components.
  public init(r: Double, g: Double, b: Double, a: Double = 1) {
    self.r = r
    self.g = g
    self.b = b
    self.a = a
  }

  init(white: Double, a: Double = 1) {
    self.init(r: white, g: white, b: white, a: a)
  }

  init(hex: UInt32, a: Double = 1) {
    self.init(
      r: Double(hex >> 16 & 0xFF) / 255,
      g: Double(hex >> 8 & 0xFF) / 255,
      b: Double(hex & 0xFF) / 255,
      a: a
    )
  }

  func withAlpha(_ alpha: Double) -> RGBA {
    RGBA(r: r, g: g, b: b, a: alpha)
  }

  /// The color between this one (fraction 0) and another (fraction 1).
  func interpolated(to end: RGBA, by fraction: Double) -> RGBA {
    RGBA(
      r: r + (end.r - r) * fraction,
      g: g + (end.g - g) * fraction,
      b: b + (end.b - b) * fraction,
      a: a + (end.a - a) * fraction
    )
  }
}
