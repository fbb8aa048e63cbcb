import Foundation

/// The progress of a list's layouts and updates.
struct ListPass {
  /// The bounds that the layout object has been asked about.
  var bounds = CGRect.zero
  /// The bounds before a new size that has invalidated the layout.
  var resizedFrom: CGRect?
  /// Whether the layout object is prepared.
  var isPrepared = false
  /// Whether everything has to be placed anew.
  var isStale = true
  /// Whether a layout is running, in which the data source is asked.
  var isRunning = false
  /// Whether the list was reloaded meanwhile.
  var reloadsLater = false
  /// Whether there has been a layout.
  var hasRun = false
  /// Whether the last scroll went toward the start of the content.
  var isBackward = false
  /// Whether cells are being prepared ahead, one in each frame.
  var isPreparing = false
  /// The number of blocks of updates that are open.
  var updateDepth = 0
  /// What the app changes in a block of updates.
  var changes: ListChanges?
  /// The numbers of items when the block was opened.
  var countsBeforeUpdate = ListCounts(items: [])
  /// The attributes in sight, and near, when the block was opened.
  var placesBeforeUpdate: [UICollectionViewLayoutAttributes] = []
  /// The update that is being applied.
  var update: ListUpdate?
}

/// The layout of a list.
extension ListHost {
  func reload() {
    guard !pass.isRunning else {
      pass.reloadsLater = true
      return setNeedsLayout()
    }
    pass.reloadsLater = false
    reportReloadInUpdate()
    counts = nil
    selection = []
    touch = nil
    views.removeAll()
    let context = layout.makeContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: context)
  }

  func layoutWasInvalidated(by context: UICollectionViewLayoutInvalidationContext) {
    pass.isPrepared = false
    pass.isStale = true
    let step = context.contentOffsetAdjustment
    if step != .zero {
      contentOffset = CGPoint(x: contentOffset.x + step.x, y: contentOffset.y + step.y)
    }
    setNeedsLayout()
  }

  func loadedCounts() -> ListCounts {
    if let counts { return counts }
    let counted = countItems()
    counts = counted
    return counted
  }

  /// Prepares the layout object if it is invalid.
  func load() {
    _ = loadedCounts()
    guard !pass.isPrepared else { return }
    pass.isPrepared = true
    layout.prepare()
    contentSize = layout.collectionViewContentSize
  }

  /// Asks the layout object about bounds before they are set.
  func boundsWillChange(to new: CGRect) {
    let old = pass.bounds
    guard new != old, !new.containsNaN else { return }
    pass.bounds = new
    let step = CGPoint(x: new.minX - old.minX, y: new.minY - old.minY)
    if step != .zero { pass.isBackward = step.x + step.y < 0 }
    guard counts != nil, layout.shouldInvalidateLayout(forBoundsChange: new) else { return }
    if new.size != old.size, pass.resizedFrom == nil { pass.resizedFrom = old }
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: new))
  }

  func layOut() {
    // Constraints and layers set bounds without the view.
    boundsWillChange(to: bounds)
    placeBackground()
    // Without a size, nothing is laid out (N5.4).
    guard !pass.isRunning, bounds.width > 0, bounds.height > 0 else { return }
    if pass.reloadsLater { reload() }
    load()
    runPass()
    prepareAhead()
  }

  /// Shows what is in the bounds.
  func runPass() {
    pass.isRunning = true
    pass.hasRun = true
    let old = pass.resizedFrom
    let isStale = pass.isStale
    (pass.resizedFrom, pass.isStale) = (nil, false)
    if let old, isInAnimation { layout.prepare(forAnimatedBoundsChange: old) }
    if old != nil { takeTargetOffset() }
    views.reviewKept(isPlacedAnew: isStale)
    let reapplies = isStale && World.current.variant.reappliesAttributes
    while !views.show(placements(in: bounds), reapplying: reapplies) { load() }
    didPlaceViews()
    if old != nil, isInAnimation { layout.finalizeAnimatedBoundsChange() }
    pass.isRunning = false
  }

  func placeBackground() {
    guard let backgroundView else { return }
    if backgroundView.superview !== self { insertSubview(backgroundView, at: 0) }
    if backgroundView.frame != bounds { backgroundView.frame = bounds }
  }

  /// Moves to the offset that the list chooses.
  func takeTargetOffset() {
    let proposed = CGPoint(
      x: contentOffset.x.clamped(to: horizontalRange), y: contentOffset.y.clamped(to: verticalRange)
    )
    contentOffset = targetOffset(for: proposed)
  }

  /// The attributes of everything that the layout object shows in a rectangle.
  func placements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let all = layout.layoutAttributesForElements(in: rect) ?? []
    return all.filter { attributes in
      guard attributes.frame.overlaps(rect), !attributes.isHidden else { return false }
      return exists(attributes)
    }
  }

  /// The current attributes of an element; `nil` if it does not exist.
  func attributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
    guard let counts, counts.items.indices.contains(element.path.section),
      element.kind != nil || counts.contains(element.path)
    else { return nil }
    return layout.attributes(of: element)
  }

  /// The index path of the item at a point of the content; `nil` if there is none.
  func path(at point: CGPoint) -> IndexPath? {
    load()
    let around = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    let there = layout.layoutAttributesForElements(in: around)?.filter {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
    }
    return there?.max { $0.zIndex < $1.zIndex }?.indexPath
  }

  private func exists(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let path = attributes.indexPath
    let counts = loadedCounts()
    let isCell = attributes.representedElementCategory == .cell
    if isCell ? counts.contains(path) : counts.items.indices.contains(path.section) { return true }
    World.current.fault(
      "N5",
      """
      \(describe(layout)) returned attributes for the index path \(path), which the data source does \
      not have: compute them again in prepare(). It raises an exception on a device
      """)
    return false
  }

  var isInAnimation: Bool {
    UIView.areAnimationsEnabled && UIView.inheritedAnimationDuration > 0
  }
}

/// Cells that are prepared ahead (N8).
extension ListHost {
  var keepingArea: CGRect? {
    guard isPrefetchingEnabled, !World.current.variant.keepsNoCells else { return nil }
    return bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
  }

  func prepareAhead() {
    guard !pass.isPreparing, nextToPrepare != nil else { return }
    pass.isPreparing = true
    World.current.everyFrame { [weak self] _ in self?.prepareNext() ?? false }
  }

  private func prepareNext() -> Bool {
    // Before a layout that is pending, the attributes are old.
    if pass.isPrepared, !pass.isRunning, let next = nextToPrepare { views.prepare(next) }
    pass.isPreparing = nextToPrepare != nil
    return pass.isPreparing
  }

  /// The attributes of the next item up to half a screen ahead without a cell.
  private var nextToPrepare: UICollectionViewLayoutAttributes? {
    guard window != nil, keepingArea != nil else { return nil }
    // At the start, there is nothing before.
    let isBackward = pass.isBackward && max(bounds.minX, bounds.minY) > 0
    let way: CGFloat = isBackward ? -0.5 : 0.5
    let ahead = bounds.offsetBy(
      dx: contentSize.width > bounds.width ? way * bounds.width : 0,
      dy: contentSize.height > bounds.height ? way * bounds.height : 0)
    let missing = placements(in: ahead).filter {
      $0.representedElementCategory == .cell && views.shown[$0.element] == nil
        && views.kept[$0.element] == nil
    }
    let paths = missing.sorted { $0.element < $1.element }
    return isBackward ? paths.last : paths.first
  }
}
