import Foundation

extension UIScrollView {
  /// How fast the content slows down after a drag: the part of its velocity that is left after
  /// each millisecond.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// The part of the velocity that is left after a millisecond.
    public let rawValue: CGFloat

    /// Creates a rate from the part of the velocity that is left after a millisecond.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The usual rate, 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)

    /// A rate that brings the content to rest sooner, 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How the safe area becomes part of the adjusted content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// In the directions that scroll, and vertically in a navigation controller.
    case automatic = 0
    /// In the directions that scroll.
    case scrollableAxes
    /// Not at all.
    case never
    /// In both directions.
    case always
  }
}
