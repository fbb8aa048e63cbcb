import Foundation

/// An update that is being applied.
struct ListUpdate {
  /// Where the elements were that stay, by their new places.
  let starts: [ListElement: UICollectionViewLayoutAttributes]
}

/// Insertions, deletions, moves and reloads.
extension ListHost {
  /// The duration of the animations, in seconds; recalled rather than documented.
  private var updateDuration: TimeInterval { 0.3 }

  /// Animates the changes of a block together (N6).
  func update(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    beginUpdate()
    updates?()
    endUpdate(completion: completion)
  }

  /// Begins a block of changes, which may lie in another one.
  func beginUpdate() {
    pass.updateDepth += 1
    guard pass.updateDepth == 1 else { return }
    pass.countsBeforeUpdate = loadedCounts()
    pass.placesBeforeUpdate = pass.hasRun ? placements(in: keepingArea ?? bounds) : []
    pass.changes = ListChanges()
  }

  /// Ends a block of changes, and animates them if it lies in no other one.
  func endUpdate(completion: ((Bool) -> Void)?) {
    guard pass.updateDepth > 0 else { return }
    pass.updateDepth -= 1
    guard pass.updateDepth == 0, let changes = pass.changes else {
      if let completion { World.current.onNextTurn { completion(true) } }
      return
    }
    let (old, before) = (pass.countsBeforeUpdate, pass.placesBeforeUpdate)
    (pass.changes, pass.placesBeforeUpdate) = (nil, [])
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
    if let path = touch?.path { touch?.path = outcome.items[path] }
    let gone = views.move { element in
      let isReloaded =
        element.kind == nil
        ? outcome.reloaded.contains(element.path)
        : changes.reloadedSections.contains(element.path.section)
      return isReloaded ? nil : outcome.place(of: element)
    }
    didMove(by: outcome)
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
      withDuration: updateDuration,
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

  /// Adds a change to the block of updates that is open, or animates it alone.
  func change(_ change: (inout ListChanges) -> Void) {
    beginUpdate()
    var changes = pass.changes ?? ListChanges()
    change(&changes)
    pass.changes = changes
    endUpdate(completion: nil)
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
