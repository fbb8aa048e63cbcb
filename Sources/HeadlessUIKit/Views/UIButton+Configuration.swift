import Foundation

extension UIButton {
  /// The look and the content of a button.
  @preconcurrency @MainActor public struct Configuration {
    /// How round the corners of the background are.
    public enum CornerStyle: Int, Sendable {
      /// As round as the background says, whatever the size of text.
      case fixed = -1
      /// As round as the background says, growing with the size of text.
      case dynamic = 0
      /// A little.
      case small = 1
      /// Some more.
      case medium = 2
      /// Even more.
      case large = 3
      /// As much as possible.
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
    /// The picture next to the title.
    public var image: UIImage?
    /// The space between picture and title, in points.
    public var imagePadding: CGFloat = 0
    /// On which side of the title the picture is; leading by default.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The space around picture and title.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12
    )
    /// The color that the background is derived from; the tint by default.
    public var baseBackgroundColor: UIColor?
    /// The color of picture and title; the style's by default.
    public var baseForegroundColor: UIColor?
    /// How round the corners of the background are; `.dynamic` by default.
    public var cornerStyle = CornerStyle.dynamic

    let style: Style

    private init(style: Style) {
      self.style = style
    }

    /// Returns the look without a background.
    public static func plain() -> UIButton.Configuration {
      UIButton.Configuration(style: .plain)
    }

    /// Returns the look with a grey background.
    public static func gray() -> UIButton.Configuration {
      UIButton.Configuration(style: .gray)
    }

    /// Returns the look with a pale background in the tint's color.
    public static func tinted() -> UIButton.Configuration {
      UIButton.Configuration(style: .tinted)
    }

    /// Returns the look with a background in the tint's color.
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
