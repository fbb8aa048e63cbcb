import Foundation

/// Edge insets that follow the layout direction, in points.
public struct NSDirectionalEdgeInsets: Equatable, Codable, Sendable {
  /// The inset of the top edge.
  public var top: CGFloat
  /// The inset of the edge at which text begins.
  public var leading: CGFloat
  /// The inset of the bottom edge.
  public var bottom: CGFloat
  /// The inset of the edge at which text ends.
  public var trailing: CGFloat

  /// Insets that move nothing.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets that move nothing.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets edge by edge.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The insets of the physical edges.
  func resolved(for direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    let isLeftToRight = direction == .leftToRight
    return UIEdgeInsets(
      top: top, left: isLeftToRight ? leading : trailing,
      bottom: bottom, right: isLeftToRight ? trailing : leading
    )
  }
}
