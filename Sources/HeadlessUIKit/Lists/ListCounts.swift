import Foundation

/// The numbers of sections and items of a list.
struct ListCounts: Equatable {
  /// The number of items of each section.
  var items: [Int]

  func contains(_ path: IndexPath) -> Bool {
    items.indices.contains(path.section) && (0..<items[path.section]).contains(path.item)
  }
}

/// A part of a list that a view shows: an item, or a header or footer of a section.
struct ListElement: Hashable, Comparable {
  /// The kind of a supplementary view; `nil` for an item.
  let kind: String?
  let path: IndexPath

  /// Items come first, so that the calls of delegates have an order.
  static func < (one: Self, other: Self) -> Bool {
    (one.kind ?? "", one.path) < (other.kind ?? "", other.path)
  }
}

extension CGRect {
  /// Whether a part of another rectangle is inside; rectangles that only touch have none.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
