import Foundation

/// Insertions, deletions, moves and reloads.
extension UICollectionView {
  /// Animates several insertions, deletions, moves and reloads together.
  ///
  /// The data source has to have the new items when the block returns, and the old ones before it: if
  /// the list has not been loaded yet, it asks for their numbers first (N6).
  ///
  /// - Parameters:
  ///   - updates: Changes the items of the data source, and tells the list about it.
  ///   - completion: Called with whether the animations have finished, in a later turn.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    update(updates, completion: completion)
  }

  // MARK: Single changes

  /// Inserts items, animated; the index paths are those after the update.
  public func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedItems.formUnion(indexPaths) }
  }

  /// Deletes items, animated; the index paths are those before the update.
  public func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedItems.formUnion(indexPaths) }
  }

  /// Gives items other cells, animated; the index paths are those before the update.
  public func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedItems.formUnion(indexPaths) }
  }

  /// Moves an item, animated, from its place before the update to that after it.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems[indexPath] = newIndexPath }
  }

  /// Inserts sections, animated; the indexes are those after the update.
  public func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections, animated; the indexes are those before the update.
  public func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Reloads sections, animated, whose numbers of items may have changed.
  public func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section, animated, from its place before the update to that after it.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }
}
