import UIKit

/// The colors of the demo.
@MainActor
enum Palette {
  static let paper = UIColor(hex: 0xF6F3EE)
  static let card = UIColor(hex: 0xFFFFFF)
  static let ink = UIColor(hex: 0x1D1B26)
  static let faded = UIColor(hex: 0x7B7685)
  static let hairline = UIColor(hex: 0x1D1B26, alpha: 0.09)
  static let accent = UIColor(hex: 0xE0533D)
  static let blush = UIColor(hex: 0xE0533D, alpha: 0.1)
  static let night = UIColor(hex: 0x0E0D14)
  static let moonlight = UIColor(hex: 0xFFFFFF)
  static let frost = UIColor(hex: 0xFFFFFF, alpha: 0.14)
  static let dusk = UIColor(hex: 0xA9A5B5)
}

/// The distances of the demo, on a grid of eight points.
enum Spacing {
  static let small: CGFloat = 8
  static let medium: CGFloat = 16
  static let margin: CGFloat = 24
  static let large: CGFloat = 32
}
