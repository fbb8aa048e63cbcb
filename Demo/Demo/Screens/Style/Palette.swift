import UIKit

/// The colors of the demo, for light and dark interfaces.
@MainActor
enum Palette {
  static let paper = UIColor(light: 0xF6F3EE, dark: 0x14121A)
  static let card = UIColor(light: 0xFFFFFF, dark: 0x24222D)
  static let ink = UIColor(light: 0x1D1B26, dark: 0xF1EEF4)
  static let faded = UIColor(light: 0x7B7685, dark: 0xA09BAB)
  static let hairline = UIColor(light: 0x1D1B26, dark: 0xF1EEF4, alpha: 0.09)
  static let accent = UIColor(light: 0xE0533D, dark: 0xF0715C)
  static let blush = UIColor(light: 0xE0533D, dark: 0xF0715C, alpha: 0.14)
  /// The color of shadows.
  static let shadow = UIColor(hex: 0x1D1B26)
  static let night = UIColor(hex: 0x0E0D14)
  static let moonlight = UIColor(hex: 0xFFFFFF)
  static let frost = UIColor(hex: 0xFFFFFF, alpha: 0.14)
  /// The color of texts that are less important, over a dark part of a picture.
  static let haze = UIColor(hex: 0xFFFFFF, alpha: 0.82)
  /// The color of the edge of glass.
  static let rim = UIColor(hex: 0xFFFFFF, alpha: 0.4)
  static let dusk = UIColor(hex: 0xA9A5B5)
}

/// The distances of the demo, on a grid of eight points.
enum Spacing {
  static let small: CGFloat = 8
  static let medium: CGFloat = 16
  static let margin: CGFloat = 24
  static let large: CGFloat = 32
}
