import Foundation

/// A color: components of a color space and an opacity.
public final class CGColor: Hashable, Sendable {
  /// The components, the opacity last: two for a gray, four for red, green and blue.
  public let components: [CGFloat]?
  /// The opacity, from 0 to 1.
  public let alpha: CGFloat

  let rgba: RGBA

  private init(components: [CGFloat], rgba: RGBA) {
    self.components = components
    self.rgba = rgba
    alpha = CGFloat(rgba.a)
  }

  init(_ rgba: RGBA) {
    components = [CGFloat(rgba.r), CGFloat(rgba.g), CGFloat(rgba.b), CGFloat(rgba.a)]
    alpha = CGFloat(rgba.a)
    self.rgba = rgba
  }

  /// Creates a color of the device's red, green and blue.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(r: Double(red), g: Double(green), b: Double(blue), a: Double(alpha)))
  }

  /// Creates a color of the sRGB space.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray: 0 is black, 1 is white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(components: [gray, alpha], rgba: RGBA(white: Double(gray), a: Double(alpha)))
  }

  /// How many components the color has, the opacity included.
  public var numberOfComponents: Int { components?.count ?? 0 }

  /// Returns the color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    components.map {
      CGColor(components: $0.dropLast() + [alpha], rgba: rgba.withAlpha(Double(alpha)))
    }
  }

  /// Returns whether two colors have the same components.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs.components == rhs.components
  }

  /// Feeds the components to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(components)
  }
}
