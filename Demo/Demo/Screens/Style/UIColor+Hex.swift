import UIKit

extension UIColor {
  /// A color written as 0xRRGGBB.
  convenience init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: CGFloat((hex >> 16) & 0xFF) / 255,
      green: CGFloat((hex >> 8) & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255,
      alpha: CGFloat(alpha))
  }

  /// A color for the light and one for the dark interface, each written as 0xRRGGBB.
  convenience init(light: UInt32, dark: UInt32, alpha: Double = 1) {
    self.init { traits in
      UIColor(hex: traits.userInterfaceStyle == .dark ? dark : light, alpha: alpha)
    }
  }
}
