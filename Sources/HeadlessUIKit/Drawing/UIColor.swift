import Foundation

/// A color of views and drawings.
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
  /// The color for Core Graphics.
  open var cgColor: CGColor { storage }

  private enum Source {
    case fixed(CGColor)
    case dynamic((UITraitCollection) -> UIColor)
  }

  private let source: Source

  /// The color now: a dynamic one is resolved with the device's traits.
  private var storage: CGColor {
    switch source {
    case .fixed(let color): color
    case .dynamic(let provider): provider(.current).storage
    }
  }

  var rgba: RGBA { storage.rgba }

  init(_ rgba: RGBA) {
    source = .fixed(CGColor(rgba))
  }

  /// Creates a color from red, green and blue, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a gray: 0 is black, 1 is white.
  public init(white: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(gray: white, alpha: alpha))
  }

  /// Creates a color from hue, saturation and brightness, each from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func component(_ offset: CGFloat) -> Double {
      let k = (offset + min(max(hue, 0), 1) * 6).truncatingRemainder(dividingBy: 6)
      return Double(brightness * (1 - saturation * max(0, min(k, 4 - k, 1))))
    }
    source = .fixed(
      CGColor(RGBA(r: component(5), g: component(3), b: component(1), a: Double(alpha))))
  }

  /// Creates a color from red, green and blue in the wide gamut; drawn in the usual one.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a color from a `#colorLiteral`.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a color that depends on traits, such as whether the interface is dark.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
  }

  /// Creates a color from one of Core Graphics.
  public init(cgColor: CGColor) {
    source = .fixed(cgColor)
  }

  /// Returns the color for traits; only a dynamic one depends on them.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .dynamic(let provider) = source else { return self }
    return provider(traitCollection).resolvedColor(with: traitCollection)
  }

  /// Returns the color with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if case .dynamic(let provider) = source {
      return UIColor { provider($0).withAlphaComponent(alpha) }
    }
    return UIColor(cgColor: storage.copy(alpha: alpha) ?? storage)
  }

  /// Writes the components to the pointers.
  /// - Returns: Whether the color has these components.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = CGFloat(rgba.r)
    green?.pointee = CGFloat(rgba.g)
    blue?.pointee = CGFloat(rgba.b)
    alpha?.pointee = CGFloat(rgba.a)
    return true
  }

  /// Writes hue, saturation, brightness and opacity to the pointers, each from 0 to 1.
  /// - Returns: Whether the color has these components.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (r, g, b) = (rgba.r, rgba.g, rgba.b)
    let (most, least) = (max(r, g, b), min(r, g, b))
    let range = most - least
    // The distance from red, in sixths of the circle.
    let sixths =
      if range == 0 { 0.0 } else if most == r {
        (g - b) / range
      } else if most == g { 2 + (b - r) / range } else { 4 + (r - g) / range }
    hue?.pointee = CGFloat((sixths < 0 ? sixths + 6 : sixths) / 6)
    saturation?.pointee = CGFloat(most == 0 ? 0 : range / most)
    brightness?.pointee = CGFloat(most)
    alpha?.pointee = CGFloat(rgba.a)
    return true
  }

  /// Sets the fill and stroke color of the current drawing.
  open func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill color of the current drawing.
  open func setFill() {
    CGContext.current?.setFillColor(storage)
  }

  /// Sets the stroke color of the current drawing.
  open func setStroke() {
    CGContext.current?.setStrokeColor(storage)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.storage == storage
  }

  open override var hash: Int { storage.hashValue }

  open override var description: String {
    "\(type(of: self)) \(rgba.r) \(rgba.g) \(rgba.b) \(rgba.a)"
  }
}

extension UIColor {
  /// Black.
  public class var black: UIColor { UIColor(RGBA(white: 0)) }

  /// Dark gray.
  public class var darkGray: UIColor { UIColor(RGBA(white: 1.0 / 3)) }

  /// Light gray.
  public class var lightGray: UIColor { UIColor(RGBA(white: 2.0 / 3)) }

  /// White.
  public class var white: UIColor { UIColor(RGBA(white: 1)) }

  /// Gray.
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

  /// A transparent color.
  public class var clear: UIColor { UIColor(RGBA(white: 0, a: 0)) }
}
