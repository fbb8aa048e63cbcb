import Foundation

/// Insertions, deletions, moves and reloads.
extension UITableView {
  /// Animates several insertions, deletions, moves and reloads together.
  ///
  /// The data source has to have the new rows when the block returns, and the old ones before it: if the
  /// table has not been loaded yet, it asks for their numbers first (N6). Heights are asked for and
  /// measured again.
  ///
  /// - Parameters:
  ///   - updates: Changes the rows of the data source, and tells the table about it.
  ///   - completion: Called with whether the animations have finished, in a later turn.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    update(updates, completion: completion)
  }

  /// Begins a block of changes that ``endUpdates()`` animates together.
  public func beginUpdates() { beginUpdate() }

  /// Ends a block of changes; without changes, heights are asked for and measured again, animated.
  public func endUpdates() { endUpdate(completion: nil) }

  /// Inserts rows; the index paths are those after the update.
  public func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(with: animation) { $0.insertedItems.formUnion(indexPaths) }
  }

  /// Deletes rows; the index paths are those before the update.
  public func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(with: animation) { $0.deletedItems.formUnion(indexPaths) }
  }

  /// Gives rows other cells; the index paths are those before the update.
  public func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(with: animation) { $0.reloadedItems.formUnion(indexPaths) }
  }

  /// Moves a row, animated, from its place before the update to that after it.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems[indexPath] = newIndexPath }
  }

  /// Inserts sections; the indexes are those after the update.
  public func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change(with: animation) { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections; the indexes are those before the update.
  public func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change(with: animation) { $0.deletedSections.formUnion(sections) }
  }

  /// Reloads sections, whose numbers of rows may have changed.
  public func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change(with: animation) { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section, animated, from its place before the update to that after it.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  private func change(
    with animation: RowAnimation, _ change: (inout ListChanges) -> Void
  ) {
    guard animation == .none, pass.updateDepth == 0 else { return self.change(change) }
    UIView.performWithoutAnimation { self.change(change) }
  }
}
