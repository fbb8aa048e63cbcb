import Foundation

/// Rows, and where they are.
extension UITableView {
  /// The number of sections.
  public var numberOfSections: Int { loadedCounts().items.count }

  /// Returns the number of rows in a section; 0 if there is no such section.
  public func numberOfRows(inSection section: Int) -> Int {
    let rows = loadedCounts().items
    return rows.indices.contains(section) ? rows[section] : 0
  }

  // MARK: Cells

  /// The cells in sight, as of the last layout, in the order of their rows.
  ///
  /// The data source must not ask for them while it makes a cell (N13.1).
  public var visibleCells: [UITableViewCell] {
    guard !isAsking else {
      World.current.fault(
        "N13.1",
        """
        \(describe(self)) was asked for its visible cells while it asks its data source for a cell, \
        which raises an exception on a device: ask after the layout
        """)
      return []
    }
    return shownPaths.compactMap { cell(at: $0) as? UITableViewCell }
  }

  /// The index paths of the rows in sight, as of the last layout; `nil` if there are none.
  public var indexPathsForVisibleRows: [IndexPath]? { shownPaths.isEmpty ? nil : shownPaths }

  private var shownPaths: [IndexPath] {
    views.shown.keys.filter { $0.kind == nil }.map(\.path).sorted()
  }

  /// Returns the cell of a row; `nil` if it has none.
  ///
  /// A cell need not be in sight: it may be prepared for a row that comes, or kept for one that has been
  /// shown (N8.3).
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    cell(at: indexPath) as? UITableViewCell
  }

  /// Returns the index path of a cell in sight; `nil` for any other cell.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    views.shown.first { $0.value === cell }?.key.path
  }

  /// Returns the header of a section, if it is in sight.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    views.shown[.header(of: section)] as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section, if it is in sight.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    views.shown[.footer(of: section)] as? UITableViewHeaderFooterView
  }

  // MARK: Places

  /// Returns the index path of the row at a point of the content; `nil` if there is none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? { path(at: point) }

  /// Returns the index paths of the rows in a rectangle of the content; empty if there are none.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    load()
    return placements(in: rect).map(\.element).filter { $0.kind == nil }.map(\.path).sorted()
  }

  /// Returns the rectangle of a row in the content; zero if there is no such row.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    load()
    return tableLayout.frame(ofRow: indexPath) ?? .zero
  }

  /// Returns the rectangle of a section in the content, with its header and footer; zero if there is no
  /// such section.
  public func rect(forSection section: Int) -> CGRect {
    load()
    return tableLayout.frame(ofSection: section) ?? .zero
  }

  /// Returns the rectangle of a section's header in the content, where it does not stay in sight; zero
  /// if there is no such section.
  public func rectForHeader(inSection section: Int) -> CGRect {
    load()
    return tableLayout.frame(of: .header(of: section), isPinned: false) ?? .zero
  }

  /// Returns the rectangle of a section's footer in the content, where it does not stay in sight; zero
  /// if there is no such section.
  public func rectForFooter(inSection section: Int) -> CGRect {
    load()
    return tableLayout.frame(of: .footer(of: section), isPinned: false) ?? .zero
  }

  /// Scrolls to a row; without a position, by the smallest distance.
  ///
  /// The cells of the new place come with the next layout (N4). Before the first layout, there is
  /// nothing to scroll.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, at: scrollPosition.inList, animated: animated)
  }
}
