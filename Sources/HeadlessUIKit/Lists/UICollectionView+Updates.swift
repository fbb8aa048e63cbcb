import Foundation

/// An update that is being applied.
struct ListUpdate {
  /// Where the elements were that stay, by their new places.
  let starts: [ListElement: UICollectionViewLayoutAttributes]
}

/// Insertions, deletions, moves and reloads.
extension UICollectionView {
  /// The duration of the animations, in seconds; recalled rather than documented.
  private static var updateDuration: TimeInterval { 0.3 }

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
    if pass.changes != nil {
      updates?()
      if let completion { World.current.onNextTurn { completion(true) } }
      return
    }
    let old = loadedCounts()
    let before = pass.hasRun ? placements(in: keepingArea ?? bounds) : []
    pass.changes = ListChanges()
    updates?()
    guard let changes = pass.changes else { return }
    pass.changes = nil
    do {
      let new = countItems()
      let outcome = try changes.outcome(from: old, to: new)
      counts = new
      apply(changes, outcome, before: before, completion: completion)
    } catch {
      World.current.fault(
        "N6",
        """
        An update of \(describe(self)) does not add up: \
        \((error as? ListChanges.Mismatch)?.message ?? "\(error)"). It raises an exception on a \
        device; change the items of the data source inside the block
        """)
      reload()
      if let completion { World.current.onNextTurn { completion(false) } }
    }
  }

  private func apply(
    _ changes: ListChanges, _ outcome: ListChanges.Outcome,
    before: [UICollectionViewLayoutAttributes], completion: ((Bool) -> Void)?
  ) {
    selection = Set(selection.subtracting(outcome.reloaded).compactMap { outcome.items[$0] })
    touch?.path = touch?.path.flatMap { outcome.items[$0] }
    let gone = views.move { element in
      let isReloaded =
        element.kind == nil
        ? outcome.reloaded.contains(element.path)
        : changes.reloadedSections.contains(element.path.section)
      return isReloaded ? nil : outcome.place(of: element)
    }
    let context = layout.makeContext()
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: context)
    guard pass.hasRun else {
      if let completion { World.current.onNextTurn { completion(true) } }
      return
    }
    let starts = before.compactMap { attributes in
      outcome.place(of: attributes.element).map { ($0, attributes) }
    }
    UIView.animate(
      withDuration: Self.updateDuration,
      animations: { [self] in
        pass.update = ListUpdate(starts: Dictionary(starts) { first, _ in first })
        load()
        layout.prepare(forCollectionViewUpdates: changes.items)
        for (element, view) in gone {
          views.remove(view, element, to: finalAttributes(of: element, view))
        }
        takeTargetOffset()
        runPass()
        layout.finalizeCollectionViewUpdates()
        pass.update = nil
      },
      completion: { completion?($0) })
  }

  private func finalAttributes(
    of element: ListElement, _ view: any ListView
  ) -> UICollectionViewLayoutAttributes? {
    let final =
      element.kind == nil ? layout.finalLayoutAttributesForDisappearingItem(at: element.path) : nil
    return final ?? view.listing.attributes?.faded
  }

  /// Where an element comes from in the running animation.
  func startAttributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
    guard isInAnimation else { return nil }
    if let start = pass.update?.starts[element] { return start }
    let initial =
      element.kind == nil ? layout.initialLayoutAttributesForAppearingItem(at: element.path) : nil
    return initial ?? (pass.update == nil ? nil : attributes(of: element)?.faded)
  }

  /// Where an element goes to in the running animation, which is still in the list.
  func endAttributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
    guard isInAnimation else { return nil }
    let final =
      element.kind == nil && pass.update == nil
      ? layout.finalLayoutAttributesForDisappearingItem(at: element.path) : nil
    return final ?? attributes(of: element)
  }

  func reportReloadInUpdate() {
    guard pass.changes != nil else { return }
    World.current.fault(
      "N5",
      """
      reloadData was called in a block of performBatchUpdates of \(describe(self)), which loses one \
      of them or raises an exception on a device: reload items or sections instead
      """)
    pass.changes = ListChanges()
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

  private func change(_ change: @escaping (inout ListChanges) -> Void) {
    performBatchUpdates { [self] in
      var changes = pass.changes ?? ListChanges()
      change(&changes)
      pass.changes = changes
    }
  }
}

extension UICollectionViewLayoutAttributes {
  fileprivate var faded: UICollectionViewLayoutAttributes? {
    let copy = copy() as? UICollectionViewLayoutAttributes
    copy?.alpha = 0
    return copy
  }
}

extension ListChanges {
  /// The changes as a layout object gets them.
  @MainActor fileprivate var items: [UICollectionViewUpdateItem] {
    func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
    typealias Item = UICollectionViewUpdateItem
    let sections =
      deletedSections.sorted().map { Item(.delete, from: section($0), to: nil) }
      + insertedSections.sorted().map { Item(.insert, from: nil, to: section($0)) }
      + reloadedSections.sorted().map { Item(.reload, from: section($0), to: section($0)) }
      + movedSections.sorted { $0.key < $1.key }
      .map { Item(.move, from: section($0.key), to: section($0.value)) }
    return sections
      + deletedItems.sorted().map { Item(.delete, from: $0, to: nil) }
      + insertedItems.sorted().map { Item(.insert, from: nil, to: $0) }
      + reloadedItems.sorted().map { Item(.reload, from: $0, to: $0) }
      + movedItems.sorted { $0.key < $1.key }.map { Item(.move, from: $0.key, to: $0.value) }
  }
}
