import Foundation

/// A touch on an item.
struct ListTouch {
  let touch: UITouch
  /// The item; `nil` once it has been deleted.
  var path: IndexPath?
  var isHighlighted = false
}

/// Selection, by the app and by the user.
extension ListHost {
  /// Selects an item without a call of the delegate (N11.1); `nil` deselects all items.
  func select(
    _ path: IndexPath?, animated: Bool, at position: UICollectionView.ScrollPosition
  ) {
    guard allowsSelection else { return }
    guard let path else { return deselect(selection, animated: animated) }
    guard loadedCounts().contains(path) else { return }
    if !allowsMultipleSelection { deselect(selection.subtracting([path]), animated: animated) }
    setSelected(path, animated: animated)
    if !position.isEmpty { scroll(to: path, at: position, animated: animated) }
  }

  /// The cell of an item, in sight or not.
  func cell(at path: IndexPath) -> (any ListView)? {
    let element = ListElement(kind: nil, path: path)
    return views.shown[element] ?? views.kept[element]
  }

  /// Shows the state of an item in its new cell.
  func mark(_ cell: any ListView, at path: IndexPath) {
    UIView.performWithoutAnimation {
      cell.mark(selected: selection.contains(path), animated: false)
      cell.mark(highlighted: touch?.path == path && touch?.isHighlighted == true)
    }
  }

  private func setSelected(_ path: IndexPath, animated: Bool) {
    selection.insert(path)
    cell(at: path)?.mark(selected: true, animated: animated)
  }

  private func deselect(_ paths: Set<IndexPath>, animated: Bool) {
    for path in paths { setDeselected(path, animated: animated) }
  }

  func setDeselected(_ path: IndexPath, animated: Bool) {
    selection.remove(path)
    cell(at: path)?.mark(selected: false, animated: animated)
  }

  // MARK: Touches

  /// The delay before a touch highlights an item, in seconds (N11.3).
  private var delay: Double { 0.15 }

  func beginSelecting(_ began: UITouch) {
    guard allowsSelection, touch == nil, let path = path(at: began.location(in: self)) else {
      return
    }
    touch = ListTouch(touch: began, path: path)
    guard delaysContentTouches else { return highlight() }
    let time = World.current.time + delay
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
    let path = touch?.isHighlighted == true ? touch?.path : nil
    if unhighlightsBeforeSelection { unhighlight() }
    if let path { tap(path) }
    unhighlight()
  }

  func cancelSelecting(_ touches: Set<UITouch>) {
    if let touched = touch?.touch, touches.contains(touched) { unhighlight() }
  }

  private func highlight() {
    guard let path = touch?.path, touch?.isHighlighted == false else { return }
    guard shouldHighlight(path) else {
      touch = nil
      return
    }
    touch?.isHighlighted = true
    cell(at: path)?.mark(highlighted: true)
    didHighlight(path)
  }

  private func unhighlight() {
    guard let ended = touch else { return }
    touch = nil
    guard let path = ended.path, ended.isHighlighted else { return }
    cell(at: path)?.mark(highlighted: false)
    didUnhighlight(path)
  }

  private func tap(_ path: IndexPath) {
    if allowsMultipleSelection, selection.contains(path) {
      guard let path = willDeselect(path, forAnother: false) else { return }
      setDeselected(path, animated: false)
      return didDeselect(path)
    }
    guard let path = willSelect(path) else { return }
    if !allowsMultipleSelection {
      for other in selection.subtracting([path]) {
        guard let other = willDeselect(other, forAnother: true) else { continue }
        setDeselected(other, animated: false)
        didDeselect(other)
      }
    }
    setSelected(path, animated: false)
    didSelect(path)
  }
}
