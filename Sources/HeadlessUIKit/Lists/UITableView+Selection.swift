import Foundation

/// Selection, by the app and by the user.
extension UITableView {
  /// The index path of the first selected row; `nil` if there is none.
  public var indexPathForSelectedRow: IndexPath? { selection.min() }

  /// The index paths of the selected rows; `nil` if there are none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted()
  }

  /// Selects a row, without a call of the delegate, and scrolls to it if there is a position (N11.1).
  ///
  /// `nil` deselects all rows. Nothing happens in a table without selection.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    select(indexPath, animated: animated, at: scrollPosition.inList)
  }

  /// Deselects a row, without a call of the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setDeselected(indexPath, animated: animated)
  }
}

/// What the delegate is asked and told about touches.
extension UITableView {
  // N11.6
  var unhighlightsBeforeSelection: Bool { true }

  func shouldHighlight(_ path: IndexPath) -> Bool {
    delegate?.tableView(self, shouldHighlightRowAt: path) != false
  }

  func didHighlight(_ path: IndexPath) { delegate?.tableView(self, didHighlightRowAt: path) }

  func didUnhighlight(_ path: IndexPath) { delegate?.tableView(self, didUnhighlightRowAt: path) }

  func willSelect(_ path: IndexPath) -> IndexPath? {
    guard let delegate else { return path }
    return delegate.tableView(self, willSelectRowAt: path)
  }

  func willDeselect(_ path: IndexPath, forAnother: Bool) -> IndexPath? {
    guard let delegate else { return path }
    return delegate.tableView(self, willDeselectRowAt: path)
  }

  func didSelect(_ path: IndexPath) { delegate?.tableView(self, didSelectRowAt: path) }

  func didDeselect(_ path: IndexPath) { delegate?.tableView(self, didDeselectRowAt: path) }
}
