import Foundation

/// A touch on an item.
struct ListTouch {
  let touch: UITouch
  /// The item; `nil` once it has been deleted.
  var path: IndexPath?
  var isHighlighted = false
}

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
    guard allowsSelection else { return }
    guard let indexPath else { return selection.forEach(setDeselected) }
    guard loadedCounts().contains(indexPath) else { return }
    if !allowsMultipleSelection { selection.subtracting([indexPath]).forEach(setDeselected) }
    setSelected(indexPath)
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item, without a call of the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) { setDeselected(indexPath) }

  private func setSelected(_ path: IndexPath) {
    selection.insert(path)
    cellForItem(at: path)?.isSelected = true
  }

  private func setDeselected(_ path: IndexPath) {
    selection.remove(path)
    cellForItem(at: path)?.isSelected = false
  }

  // MARK: Touches

  /// The delay before a touch highlights an item, in seconds (N11.3).
  private static var delay: Double { 0.15 }

  func beginSelecting(_ began: UITouch) {
    guard allowsSelection, touch == nil, let path = indexPathForItem(at: began.location(in: self))
    else { return }
    touch = ListTouch(touch: began, path: path)
    guard delaysContentTouches else { return highlight() }
    let time = World.current.time + Self.delay
    World.current.everyFrame { [weak self] now in
      guard let self, touch?.touch === began else { return false }
      guard now >= time else { return true }
      highlight()
      return false
    }
  }

  func endSelecting(_ touches: Set<UITouch>) {
    guard let touched = touch?.touch, touches.contains(touched) else { return }
    // In a quick tap, the highlight comes with the lift.
    highlight()
    if let path = touch?.path, touch?.isHighlighted == true { tap(path) }
    unhighlight()
  }

  func cancelSelecting(_ touches: Set<UITouch>) {
    if let touched = touch?.touch, touches.contains(touched) { unhighlight() }
  }

  private func highlight() {
    guard let path = touch?.path, touch?.isHighlighted == false else { return }
    guard delegate?.collectionView(self, shouldHighlightItemAt: path) != false else {
      touch = nil
      return
    }
    touch?.isHighlighted = true
    cellForItem(at: path)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
  }

  private func unhighlight() {
    guard let ended = touch else { return }
    touch = nil
    guard let path = ended.path, ended.isHighlighted else { return }
    cellForItem(at: path)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  private func tap(_ path: IndexPath) {
    if allowsMultipleSelection, selection.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) != false else { return }
      setDeselected(path)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) != false else { return }
    if !allowsMultipleSelection {
      for other in selection.subtracting([path]) {
        setDeselected(other)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    setSelected(path)
    delegate?.collectionView(self, didSelectItemAt: path)
  }
}
