import Foundation

/// A blur, with a tint color.
open class UIBlurEffect: UIVisualEffect {
  /// The style of a blur.
  public enum Style: Int, Sendable {
    /// Very light.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// Light or dark, like the interface.
    case regular = 4
    /// Prominent against the interface.
    case prominent = 5
    /// A material through which nearly everything shows.
    case systemUltraThinMaterial = 6
    /// A material through which much shows.
    case systemThinMaterial = 7
    /// A material through which some shows.
    case systemMaterial = 8
    /// A material through which little shows.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// A dark material through which nearly everything shows.
    case systemUltraThinMaterialDark = 16
    /// A dark material through which much shows.
    case systemThinMaterialDark = 17
    /// A dark material through which some shows.
    case systemMaterialDark = 18
    /// A dark material through which little shows.
    case systemThickMaterialDark = 19
    /// The dark material of bars.
    case systemChromeMaterialDark = 20

    /// The style in a dark interface.
    fileprivate var dark: Style {
      switch self {
      case .regular: .dark
      case .prominent: .systemThickMaterialDark
      case .systemUltraThinMaterial: .systemUltraThinMaterialDark
      case .systemThinMaterial: .systemThinMaterialDark
      case .systemMaterial: .systemMaterialDark
      case .systemThickMaterial: .systemThickMaterialDark
      case .systemChromeMaterial: .systemChromeMaterialDark
      default: self
      }
    }

    fileprivate var content: BlurContent {
      switch self {
      case .extraLight: BlurContent(radius: 20, tint: RGBA(white: 0.97, a: 0.82))
      case .light: BlurContent(radius: 30, tint: RGBA(white: 1, a: 0.3))
      case .dark: BlurContent(radius: 20, tint: RGBA(white: 0.11, a: 0.73))
      case .regular: BlurContent(radius: 30, tint: RGBA(white: 1, a: 0.3))
      case .prominent: BlurContent(radius: 20, tint: RGBA(white: 0.97, a: 0.82))
      case .systemUltraThinMaterial: BlurContent(radius: 30, tint: RGBA(white: 0.75, a: 0.4))
      case .systemThinMaterial: BlurContent(radius: 30, tint: RGBA(white: 0.88, a: 0.6))
      case .systemMaterial: BlurContent(radius: 30, tint: RGBA(white: 0.95, a: 0.75))
      case .systemThickMaterial: BlurContent(radius: 30, tint: RGBA(white: 0.98, a: 0.88))
      case .systemChromeMaterial: BlurContent(radius: 30, tint: RGBA(white: 0.97, a: 0.85))
      case .systemUltraThinMaterialDark: BlurContent(radius: 30, tint: RGBA(white: 0.14, a: 0.45))
      case .systemThinMaterialDark: BlurContent(radius: 30, tint: RGBA(white: 0.14, a: 0.6))
      case .systemMaterialDark: BlurContent(radius: 30, tint: RGBA(white: 0.14, a: 0.75))
      case .systemThickMaterialDark: BlurContent(radius: 30, tint: RGBA(white: 0.14, a: 0.88))
      case .systemChromeMaterialDark: BlurContent(radius: 30, tint: RGBA(white: 0.1, a: 0.85))
      }
    }
  }

  private let style: Style

  /// Creates a blur of a style.
  public init(style: UIBlurEffect.Style) {
    self.style = style
  }

  /// The blur in an interface; materials without an interface in their names follow it.
  func content(in interface: UIUserInterfaceStyle) -> BlurContent {
    (interface == .dark ? style.dark : style).content
  }
}
