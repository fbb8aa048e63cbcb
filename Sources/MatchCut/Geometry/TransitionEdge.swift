import UIKit

/// An edge of the container, beyond which a screen is away.
public enum TransitionEdge: Hashable, Sendable {
  /// The upper edge.
  case top
  /// The left edge, or the right one if the container has a right-to-left layout.
  case leading
  /// The lower edge.
  case bottom
  /// The right edge, or the left one if the container has a right-to-left layout.
  case trailing

  /// The offset from a frame to the nearest place beyond the edge, in points.
  func offset(
    from frame: CGRect, beyond bounds: CGRect, _ direction: UIUserInterfaceLayoutDirection
  ) -> CGPoint {
    switch self {
    case .top: CGPoint(x: 0, y: bounds.minY - frame.maxY)
    case .bottom: CGPoint(x: 0, y: bounds.maxY - frame.minY)
    case .leading, .trailing:
      (self == .leading) == (direction == .leftToRight)
        ? CGPoint(x: bounds.minX - frame.maxX, y: 0) : CGPoint(x: bounds.maxX - frame.minX, y: 0)
    }
  }
}
