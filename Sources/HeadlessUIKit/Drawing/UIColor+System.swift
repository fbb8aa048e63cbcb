import Foundation

extension UIColor {
  /// White, a little transparent, for text on a dark background.
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }

  /// Black, for text on a light background.
  public class var darkText: UIColor { .black }

  /// The system's red.
  public class var systemRed: UIColor { UIColor(RGBA(hex: 0xFF3B30)) }

  /// The system's orange.
  public class var systemOrange: UIColor { UIColor(RGBA(hex: 0xFF9500)) }

  /// The system's yellow.
  public class var systemYellow: UIColor { UIColor(RGBA(hex: 0xFFCC00)) }

  /// The system's green.
  public class var systemGreen: UIColor { UIColor(RGBA(hex: 0x34C759)) }

  /// The system's mint.
  public class var systemMint: UIColor { UIColor(RGBA(hex: 0x00C7BE)) }

  /// The system's teal.
  public class var systemTeal: UIColor { UIColor(RGBA(hex: 0x30B0C7)) }

  /// The system's cyan.
  public class var systemCyan: UIColor { UIColor(RGBA(hex: 0x32ADE6)) }

  /// The system's blue.
  public class var systemBlue: UIColor { UIColor(RGBA(hex: 0x007AFF)) }

  /// The system's indigo.
  public class var systemIndigo: UIColor { UIColor(RGBA(hex: 0x5856D6)) }

  /// The system's purple.
  public class var systemPurple: UIColor { UIColor(RGBA(hex: 0xAF52DE)) }

  /// The system's pink.
  public class var systemPink: UIColor { UIColor(RGBA(hex: 0xFF2D55)) }

  /// The system's brown.
  public class var systemBrown: UIColor { UIColor(RGBA(hex: 0xA2845E)) }

  /// The system's gray.
  public class var systemGray: UIColor { UIColor(RGBA(hex: 0x8E8E93)) }

  /// The system's gray number 2, lighter the higher the number.
  public class var systemGray2: UIColor { UIColor(RGBA(hex: 0xAEAEB2)) }

  /// The system's gray number 3, lighter the higher the number.
  public class var systemGray3: UIColor { UIColor(RGBA(hex: 0xC7C7CC)) }

  /// The system's gray number 4, lighter the higher the number.
  public class var systemGray4: UIColor { UIColor(RGBA(hex: 0xD1D1D6)) }

  /// The system's gray number 5, lighter the higher the number.
  public class var systemGray5: UIColor { UIColor(RGBA(hex: 0xE5E5EA)) }

  /// The system's gray number 6, lighter the higher the number.
  public class var systemGray6: UIColor { UIColor(RGBA(hex: 0xF2F2F7)) }

  /// The color of controls.
  public class var tintColor: UIColor { UIColor(RGBA(hex: 0x007AFF)) }

  /// The color of text.
  public class var label: UIColor {
    UIColor(light: RGBA(white: 0), dark: RGBA(white: 1))
  }

  /// The color of secondary text.
  public class var secondaryLabel: UIColor {
    UIColor(light: RGBA(hex: 0x3C3C43, a: 0.6), dark: RGBA(hex: 0xEBEBF5, a: 0.6))
  }

  /// The color of tertiary text.
  public class var tertiaryLabel: UIColor {
    UIColor(light: RGBA(hex: 0x3C3C43, a: 0.3), dark: RGBA(hex: 0xEBEBF5, a: 0.3))
  }

  /// The color of quaternary text.
  public class var quaternaryLabel: UIColor {
    UIColor(light: RGBA(hex: 0x3C3C43, a: 0.18), dark: RGBA(hex: 0xEBEBF5, a: 0.16))
  }

  /// The color of placeholder text.
  public class var placeholderText: UIColor {
    UIColor(light: RGBA(hex: 0x3C3C43, a: 0.3), dark: RGBA(hex: 0xEBEBF5, a: 0.3))
  }

  /// The color of links.
  public class var link: UIColor { UIColor(RGBA(hex: 0x007AFF)) }

  /// The color of thin lines that show the content behind them.
  public class var separator: UIColor {
    UIColor(light: RGBA(hex: 0x3C3C43, a: 0.29), dark: RGBA(hex: 0x545458, a: 0.6))
  }

  /// The color of thin lines.
  public class var opaqueSeparator: UIColor {
    UIColor(light: RGBA(hex: 0xC6C6C8), dark: RGBA(hex: 0x38383A))
  }

  /// The background of a screen.
  public class var systemBackground: UIColor {
    UIColor(light: RGBA(white: 1), dark: RGBA(white: 0))
  }

  /// The background of groups on a screen.
  public class var secondarySystemBackground: UIColor {
    UIColor(light: RGBA(hex: 0xF2F2F7), dark: RGBA(hex: 0x1C1C1E))
  }

  /// The background of groups in groups.
  public class var tertiarySystemBackground: UIColor {
    UIColor(light: RGBA(white: 1), dark: RGBA(hex: 0x2C2C2E))
  }

  /// The background of a screen of groups.
  public class var systemGroupedBackground: UIColor {
    UIColor(light: RGBA(hex: 0xF2F2F7), dark: RGBA(white: 0))
  }

  /// The background of groups on a screen of groups.
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(light: RGBA(white: 1), dark: RGBA(hex: 0x1C1C1E))
  }

  /// The background of groups in groups on a screen of groups.
  public class var tertiarySystemGroupedBackground: UIColor {
    UIColor(light: RGBA(hex: 0xF2F2F7), dark: RGBA(hex: 0x2C2C2E))
  }

  /// The color of thin shapes.
  public class var systemFill: UIColor { UIColor(RGBA(hex: 0x787880, a: 0.2)) }

  /// The color of medium-sized shapes.
  public class var secondarySystemFill: UIColor { UIColor(RGBA(hex: 0x787880, a: 0.16)) }

  /// The color of large shapes.
  public class var tertiarySystemFill: UIColor { UIColor(RGBA(hex: 0x767680, a: 0.12)) }

  /// The color of large areas of complex content.
  public class var quaternarySystemFill: UIColor { UIColor(RGBA(hex: 0x747480, a: 0.08)) }
}

extension UIColor {
  fileprivate convenience init(light: RGBA, dark: RGBA) {
    self.init { UIColor($0.userInterfaceStyle == .dark ? dark : light) }
  }
}
