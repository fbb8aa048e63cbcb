import Foundation

extension UIImage {
  /// How a variable picture is to look.
  open class Configuration: NSObject, @unchecked Sendable {
  }

  /// How bright a picture may be.
  public enum DynamicRange: Int, Sendable {
    /// As the superviews decide.
    case unspecified = -1
    /// No brighter than white.
    case standard
    /// Brighter than white, but not much.
    case constrainedHigh
    /// As bright as the screen can be.
    case high
  }

  /// How heavy the strokes of a symbol are.
  public enum SymbolWeight: Int, Sendable {
    /// As the place where it is shown decides.
    case unspecified = 0
    /// The lightest weight.
    case ultraLight
    /// A very light weight.
    case thin
    /// A light weight.
    case light
    /// The weight of running text.
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

  /// How a symbol is to look.
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

    /// Creates a configuration for a kind of text.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(pointSize: textStyle.pointSize, weight: .unspecified)
    }
  }
}
