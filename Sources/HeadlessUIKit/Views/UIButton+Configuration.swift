import Foundation

extension UIButton {
  /// The appearance and the content of a button.
  @preconcurrency @MainActor public struct Configuration {
    /// The style of the background's corners.
    public enum CornerStyle: Int, Sendable {
      /// The background's radius, for every text size.
      case fixed = -1
      /// The background's radius, which grows with the text size.
      case dynamic = 0
      /// A small radius.
      case small = 1
      /// A medium radius.
      case medium = 2
      /// A large radius.
      case large = 3
      /// A capsule.
      case capsule = 4
    }

    enum Style {
      case plain
      case gray
      case tinted
      case filled
    }

    /// The title.
    public var title: String?
    /// The image next to the title.
    public var image: UIImage?
    /// The space between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// The side of the title at which the image is; leading by default.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The space around image and title.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12
    )
    /// The color that the background is derived from; the tint color by default.
    public var baseBackgroundColor: UIColor?
    /// The color of image and title; the style's by default.
    public var baseForegroundColor: UIColor?
    /// The style of the background's corners; `.dynamic` by default.
    public var cornerStyle = CornerStyle.dynamic

    let style: Style

    private init(style: Style) {
      self.style = style
    }

    /// Returns a configuration without a background.
    public static func plain() -> UIButton.Configuration {
      UIButton.Configuration(style: .plain)
    }

    /// Returns a configuration with a gray background.
    public static func gray() -> UIButton.Configuration {
      UIButton.Configuration(style: .gray)
    }

    /// Returns a configuration with a pale background in the tint color.
    public static func tinted() -> UIButton.Configuration {
      UIButton.Configuration(style: .tinted)
    }

    /// Returns a configuration with a background in the tint color.
    public static func filled() -> UIButton.Configuration {
      UIButton.Configuration(style: .filled)
    }

    func background(tint: UIColor) -> UIColor? {
      switch style {
      case .plain: baseBackgroundColor
      case .gray: baseBackgroundColor ?? .secondarySystemFill
      case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
      case .filled: baseBackgroundColor ?? tint
      }
    }

    func foreground(tint: UIColor) -> UIColor {
      baseForegroundColor ?? (style == .filled ? .white : tint)
    }

    func cornerRadius(height: CGFloat) -> CGFloat {
      let radius: CGFloat =
        switch cornerStyle {
        case .fixed, .dynamic, .medium: 6
        case .small: 4
        case .large: 8
        case .capsule: height / 2
        }
      return min(radius, height / 2)
    }
  }
}
