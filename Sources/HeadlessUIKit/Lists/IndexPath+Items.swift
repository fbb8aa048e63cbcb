import Foundation

/// Index paths of lists, which have a section and an item (N15).
extension IndexPath {
  /// Creates the index path of an item.
  ///
  /// - Parameters:
  ///   - item: The index of the item in its section.
  ///   - section: The index of the section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// Creates the index path of a row.
  ///
  /// - Parameters:
  ///   - row: The index of the row in its section.
  ///   - section: The index of the section.
  public init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The index of the item in its section; the index path must have two indexes.
  public var item: Int {
    get { index(1) }
    set { self = IndexPath(item: newValue, section: section) }
  }

  /// The index of the row in its section; the index path must have two indexes.
  public var row: Int {
    get { item }
    set { item = newValue }
  }

  /// The index of the section; the index path must have two indexes.
  public var section: Int {
    get { index(0) }
    set { self = IndexPath(item: item, section: newValue) }
  }

  private func index(_ position: Int) -> Int {
    precondition(count == 2, "\(self): an index path of a list has a section and an item")
    return self[position]
  }
}

/// Foundation's index path of Objective-C, which `NSIndexPath` still is in older code.
extension NSIndexPath {
  /// The index of the section; there must be two indexes.
  public var section: Int { index(atPosition: 0) }
  /// The index of the item in its section; there must be two indexes.
  public var item: Int { index(atPosition: 1) }
  /// The index of the row in its section; there must be two indexes.
  public var row: Int { item }
}
