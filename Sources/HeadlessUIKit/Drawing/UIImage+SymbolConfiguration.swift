import Foundation

extension UIImage {
  /// The configuration of an image.
  open class Configuration: NSObject, @unchecked Sendable {
  }

  /// The brightness of an image.
  public enum DynamicRange: Int, Sendable {
    /// Determined by the superviews.
    case unspecified = -1
    /// Not brighter than white.
    case standard
    /// A little brighter than white.
    case constrainedHigh
    /// As bright as the screen can be.
    case high
  }

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    /// Determined by the view that shows it.
    case unspecified = 0
    /// The lightest weight.
    case ultraLight
    /// A very light weight.
    case thin
    /// A light weight.
    case light
    /// The weight of body text.
    case regular
    /// A little heavier than regular.
    case medium
    /// A little lighter than bold.
    case semibold
    /// The weight of strong emphasis.
    case bold
    /// Heavier than bold.
    case heavy
    /// The heaviest weight.
    case black
  }

  /// The configuration of a symbol.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat
    let weight: SymbolWeight

    /// Creates a configuration for the size of a font.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .unspecified)
    }

    /// Creates a configuration for the size and weight of a font.
    public init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.pointSize = pointSize
      self.weight = weight
    }

    /// Creates a configuration for a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(pointSize: textStyle.pointSize, weight: .unspecified)
    }
  }
}
