import Foundation

extension UITableView {
  /// The styles of tables.
  public enum Style: Int, Sendable {
    /// Sections follow each other, and their headers and footers stay in sight.
    case plain = 0
    /// Sections are groups with space between them.
    case grouped = 1
    /// Sections are groups with round corners.
    case insetGrouped = 2
  }

  /// Where a row is after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// Where it comes in sight first.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3

    var inList: UICollectionView.ScrollPosition {
      switch self {
      case .none: []
      case .top: .top
      case .middle: .centeredVertically
      case .bottom: .bottom
      }
    }
  }

  /// How rows come and go.
  ///
  /// The headless UIKit always lets them fade, and moves the others; with `none`, a change outside of a
  /// block of updates is not animated.
  public enum RowAnimation: Int, Sendable {
    /// By a fade.
    case fade = 0
    /// From the right, and to the right.
    case right = 1
    /// From the left, and to the left.
    case left = 2
    /// From the top, and to the top.
    case top = 3
    /// From the bottom, and to the bottom.
    case bottom = 4
    /// Without an animation.
    case none = 5
    /// Centered in the space that they take.
    case middle = 6
    /// As the table chooses.
    case automatic = 100
  }
}
