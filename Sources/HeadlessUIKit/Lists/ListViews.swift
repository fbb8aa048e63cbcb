import Foundation

/// The views of a list: those that are shown, those that are kept out of sight for their element (N8),
/// and those that wait for another element.
@MainActor final class ListViews {
  private(set) var shown: [ListElement: any ListView] = [:]
  private(set) var kept: [ListElement: any ListView] = [:]
  private var unused: [ReuseKey: [any ListView]] = [:]
  /// The number of reloads and updates.
  private var moves = 0
  private unowned let host: any ListHost

  init(of host: any ListHost) { self.host = host }

  /// Shows the elements of some attributes, and no others.
  ///
  /// - Returns: False if a view needs another size than planned, so that those after it have to be
  ///   placed anew.
  func show(_ all: [UICollectionViewLayoutAttributes], reapplying: Bool) -> Bool {
    let wanted = Set(all.map(\.element))
    let gone = shown.filter { !wanted.contains($0.key) }
    for (element, view) in gone.sorted(by: { $0.key < $1.key }) {
      shown[element] = nil
      leave(view, element)
    }
    let ordered = all.sorted { $0.element < $1.element }
    let isReordered = ordered.contains { attributes in
      shown[attributes.element].map { $0.listing.attributes?.zIndex != attributes.zIndex } ?? false
    }
    let allFit = ordered.allSatisfy { show($0, reapplying: reapplying) }
    if isReordered {
      for attributes in ordered.sorted(by: { $0.zIndex < $1.zIndex }) {
        if let view = shown[attributes.element] { insert(view) }
      }
    }
    return allFit
  }

  private func show(
    _ attributes: UICollectionViewLayoutAttributes, reapplying: Bool
  ) -> Bool {
    let element = attributes.element
    if let view = shown[element] {
      guard host.fits(view, attributes) else { return false }
      view.place(by: attributes, reapplying: reapplying)
      return true
    }
    guard let view = kept[element] ?? host.makeView(for: element) else { return true }
    kept[element] = view
    guard host.fits(view, attributes) else { return false }
    kept[element] = nil
    shown[element] = view
    let start = host.startAttributes(of: element) ?? attributes
    UIView.performWithoutAnimation {
      view.unstow()
      view.place(by: start)
      if view.superview !== host { insert(view) }
      view.layer.layoutTree()
    }
    host.willDisplay(view, for: element)
    view.place(by: attributes)
    return true
  }

  /// Lets a view that is no longer shown disappear, in the animation that is running if there is one.
  private func leave(_ view: any ListView, _ element: ListElement) {
    let number = moves
    animate(view, to: host.endAttributes(of: element)) { [weak self, weak host] in
      guard let self, let host else { return }
      host.didEndDisplaying(view, for: element)
      // A later update may have given the place to another element.
      if number == moves, keeps(view, element) {
        view.stow()
        kept[element] = view
      } else {
        retire(view)
      }
    }
  }

  /// Lets the view of an element disappear that is no longer in the list.
  func remove(
    _ view: any ListView, _ element: ListElement, to end: UICollectionViewLayoutAttributes?
  ) {
    animate(view, to: end) { [weak self, weak host] in
      // The list may be released while it animates.
      guard let self, let host else { return }
      host.didEndDisplaying(view, for: element)
      retire(view)
    }
  }

  private func animate(
    _ view: any ListView, to end: UICollectionViewLayoutAttributes?,
    completion: @escaping @MainActor () -> Void
  ) {
    guard let end else { return completion() }
    UIView.animate(
      withDuration: 0, animations: { view.place(by: end) }, completion: { _ in completion() })
  }

  private func keeps(_ view: any ListView, _ element: ListElement) -> Bool {
    guard let area = host.keepingArea, kept[element] == nil, shown[element] == nil,
      let frame = host.attributes(of: element)?.frame
    else { return false }
    return area.overlaps(frame)
  }

  /// Lets a view wait for another element.
  private func retire(_ view: any ListView) {
    guard let key = view.listing.reuse else { return view.removeFromSuperview() }
    view.stow()
    unused[key, default: []].append(view)
  }

  /// Prepares a view before its element comes in sight.
  func prepare(_ attributes: UICollectionViewLayoutAttributes) {
    guard let view = host.makeView(for: attributes.element) else { return }
    kept[attributes.element] = view
    UIView.performWithoutAnimation {
      view.place(by: attributes)
      view.stow()
      if !World.current.variant.removesCellsOutOfSight, view.superview !== host { insert(view) }
    }
  }

  /// Gives up kept views that are too far away, and places the others anew after an invalidation.
  func reviewKept(isPlacedAnew: Bool) {
    for (element, view) in kept.sorted(by: { $0.key < $1.key }) {
      let attributes = isPlacedAnew ? host.attributes(of: element) : view.listing.attributes
      if let attributes, host.keepingArea?.overlaps(attributes.frame) == true {
        UIView.performWithoutAnimation { view.place(by: attributes) }
      } else {
        kept[element] = nil
        retire(view)
      }
    }
  }

  /// Drops all views, because their items may be others.
  func removeAll() {
    let (shown, kept) = (shown, kept)
    (self.shown, self.kept) = ([:], [:])
    moves += 1
    for (element, view) in shown.sorted(by: { $0.key < $1.key }) {
      host.didEndDisplaying(view, for: element)
      retire(view)
    }
    for (_, view) in kept.sorted(by: { $0.key < $1.key }) { retire(view) }
  }

  /// Gives the views the places of their elements after an update.
  ///
  /// - Returns: The views that were shown for elements that have no place any more, in order.
  func move(_ place: (ListElement) -> ListElement?) -> [(ListElement, any ListView)] {
    let (shown, kept) = (shown, kept)
    (self.shown, self.kept) = ([:], [:])
    moves += 1
    for (element, view) in kept.sorted(by: { $0.key < $1.key }) {
      if let place = place(element) { self.kept[place] = view } else { retire(view) }
    }
    var gone: [(ListElement, any ListView)] = []
    for (element, view) in shown.sorted(by: { $0.key < $1.key }) {
      if let place = place(element) {
        self.shown[place] = view
      } else {
        gone.append((element, view))
      }
    }
    return gone
  }

  /// Returns a view that waits for another element.
  func dequeue(_ key: ReuseKey) -> (any ListView)? {
    guard let view = unused[key]?.popLast() else { return nil }
    view.unstow()
    World.current.hosting { view.prepareForReuse() }
    view.hintIfInvisible()
    return view
  }

  /// Inserts a view by its z index, in front of the others with the same one.
  private func insert(_ view: any ListView) {
    let order = view.listing.attributes?.zIndex ?? 0
    let others = host.subviews.compactMap { $0 as? any ListView }.filter { $0 !== view }
    if let next = others.first(where: { ($0.listing.attributes?.zIndex ?? 0) > order }) {
      host.insertSubview(view, belowSubview: next)
    } else if let last = others.last {
      host.insertSubview(view, aboveSubview: last)
    } else {
      host.insertSubview(view, at: 0)
    }
  }
}
