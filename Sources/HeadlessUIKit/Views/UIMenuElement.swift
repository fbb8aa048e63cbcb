import Foundation

/// Something a menu can show.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// What is special about an element of a menu.
  public struct Attributes: OptionSet, Sendable {
    /// The attributes as bits.
    public let rawValue: UInt

    /// The element cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)

    /// Creates attributes from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// Whether an element of a menu is ticked.
  public enum State: Int, Sendable {
    /// Not ticked.
    case off = 0
    /// Ticked.
    case on = 1
    /// Ticked in part.
    case mixed = 2
  }

  /// The title.
  open var title: String { elementTitle }
  /// The picture next to the title.
  open var image: UIImage? { elementImage }

  var elementTitle: String
  var elementImage: UIImage?

  init(title: String, image: UIImage?) {
    elementTitle = title
    elementImage = image
  }
}
