import Foundation

extension UIColor {
  /// Black.
  public class var black: UIColor { UIColor(RGBA(white: 0)) }

  /// Dark grey.
  public class var darkGray: UIColor { UIColor(RGBA(white: 1.0 / 3)) }

  /// Light grey.
  public class var lightGray: UIColor { UIColor(RGBA(white: 2.0 / 3)) }

  /// White.
  public class var white: UIColor { UIColor(RGBA(white: 1)) }

  /// Grey.
  public class var gray: UIColor { UIColor(RGBA(white: 0.5)) }

  /// Red.
  public class var red: UIColor { UIColor(RGBA(hex: 0xFF0000)) }

  /// Green.
  public class var green: UIColor { UIColor(RGBA(hex: 0x00FF00)) }

  /// Blue.
  public class var blue: UIColor { UIColor(RGBA(hex: 0x0000FF)) }

  /// Cyan.
  public class var cyan: UIColor { UIColor(RGBA(hex: 0x00FFFF)) }

  /// Yellow.
  public class var yellow: UIColor { UIColor(RGBA(hex: 0xFFFF00)) }

  /// Magenta.
  public class var magenta: UIColor { UIColor(RGBA(hex: 0xFF00FF)) }

  /// Orange.
  public class var orange: UIColor { UIColor(RGBA(hex: 0xFF8000)) }

  /// Purple.
  public class var purple: UIColor { UIColor(RGBA(hex: 0x800080)) }

  /// Brown.
  public class var brown: UIColor { UIColor(RGBA(hex: 0x996633)) }

  /// No colour at all.
  public class var clear: UIColor { UIColor(RGBA(white: 0, a: 0)) }
}
