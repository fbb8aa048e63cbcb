import Foundation

/// Selection, by the app and by the user.
extension UICollectionView {
  /// The index paths of the selected items; `nil` if there are none.
  public var indexPathsForSelectedItems: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted()
  }

  /// Selects an item, without a call of the delegate, and scrolls to it if there is a position (N11.1).
  ///
  /// `nil` deselects all items. Nothing happens in a list without selection.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    select(indexPath, animated: animated, at: scrollPosition)
  }

  /// Deselects an item, without a call of the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    setDeselected(indexPath, animated: animated)
  }
}

/// What the delegate is asked and told about touches.
extension UICollectionView {
  // N11.2
  var unhighlightsBeforeSelection: Bool { false }

  func shouldHighlight(_ path: IndexPath) -> Bool {
    delegate?.collectionView(self, shouldHighlightItemAt: path) != false
  }

  func didHighlight(_ path: IndexPath) {
    delegate?.collectionView(self, didHighlightItemAt: path)
  }

  func didUnhighlight(_ path: IndexPath) {
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  func willSelect(_ path: IndexPath) -> IndexPath? {
    delegate?.collectionView(self, shouldSelectItemAt: path) == false ? nil : path
  }

  func willDeselect(_ path: IndexPath, forAnother: Bool) -> IndexPath? {
    let refuses =
      !forAnother && delegate?.collectionView(self, shouldDeselectItemAt: path) == false
    return refuses ? nil : path
  }

  func didSelect(_ path: IndexPath) { delegate?.collectionView(self, didSelectItemAt: path) }

  func didDeselect(_ path: IndexPath) { delegate?.collectionView(self, didDeselectItemAt: path) }
}
