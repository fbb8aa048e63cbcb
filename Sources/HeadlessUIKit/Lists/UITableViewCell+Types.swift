import Foundation

extension UITableViewCell {
  /// The arrangements of a cell's labels and image.
  public enum CellStyle: Int, Sendable {
    /// A label, after an image.
    case `default` = 0
    /// A label on the left, and one in gray on the right.
    case value1 = 1
    /// A small label on the left, right-aligned, and another one beside it.
    case value2 = 2
    /// A label, and a small one below it.
    case subtitle = 3
  }

  /// The looks of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// No change.
    case none = 0
    /// Gray, as `default`.
    case blue = 1
    /// Gray, as `default`.
    case gray = 2
    /// A gray background.
    case `default` = 3
  }

  /// The lines between cells.
  public enum SeparatorStyle: Int, Sendable {
    /// No lines.
    case none = 0
    /// A line between two cells.
    case singleLine = 1
  }

  /// What stands at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A chevron.
    case disclosureIndicator = 1
    /// An information symbol, which is no button here.
    case detailDisclosureButton = 2
    /// A checkmark.
    case checkmark = 3
    /// An information symbol, which is no button here.
    case detailButton = 4

    var symbol: String? {
      switch self {
      case .none: nil
      case .disclosureIndicator: "chevron.forward"
      case .checkmark: "checkmark"
      case .detailDisclosureButton, .detailButton: "info.circle"
      }
    }
  }
}

/// What the place in a table determines of a cell's look.
struct TableCellLook: Equatable {
  var isFirst = false
  var isLast = false
  var style = UITableView.Style.plain
  /// The color of the line below; `nil` without one.
  var separator: UIColor?
  var inset = UIEdgeInsets.zero
  /// The space beside the content, which lies in the safe area of the table (N18).
  var sides = UIEdgeInsets.zero

  /// The corners that are round, and their radius in points; recalled rather than documented.
  var corners: (mask: CACornerMask, radius: CGFloat) {
    guard style == .insetGrouped, isFirst || isLast else { return ([], 0) }
    let top: CACornerMask = isFirst ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : []
    let bottom: CACornerMask = isLast ? [.layerMinXMaxYCorner, .layerMaxXMaxYCorner] : []
    return (top.union(bottom), 10)
  }

  /// Whether there is a line below the cell.
  var hasSeparator: Bool { separator != nil && !(style == .insetGrouped && isLast) }

  var background: UIColor {
    style == .plain ? .systemBackground : .secondarySystemGroupedBackground
  }
}
