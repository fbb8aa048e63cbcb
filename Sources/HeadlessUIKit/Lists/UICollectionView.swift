import Foundation

/// A list of items that a layout object arranges.
///
/// Diffable data sources, compositional layouts, configurations of cells, cells sized by their content,
/// editing, drag and drop, and context menus are not part of the headless UIKit.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// The kind of a section's header.
  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }

  /// The kind of a section's footer.
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  /// The object that is told about selection, display and scrolling; not retained.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set { super.delegate = newValue }
  }

  /// The object that provides the items; not retained.
  ///
  /// Cells are asked for in the next layout (N3).
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// The layout; setting it is ``setCollectionViewLayout(_:animated:)`` without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// The view behind the items, as large as the list; `nil` by default.
  @_Observed open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      placeBackground()
    }
  }

  /// Whether the user can select items; true by default.
  open var allowsSelection = true

  /// Whether the user can select several items; false by default.
  open var allowsMultipleSelection = false

  /// Whether cells are prepared ahead, and kept for a while out of sight; true by default (N8).
  open var isPrefetchingEnabled = true

  var layout: UICollectionViewLayout
  lazy var views = ListViews(of: self)
  /// The classes of views, by their kind and identifier.
  var registered: [ReuseKey: AnyClass] = [:]
  /// The numbers of sections and items; `nil` until they are asked for.
  var counts: ListCounts?
  /// The progress of layouts and updates.
  var pass = ListPass()
  var selection: Set<IndexPath> = []
  /// The touch that may select an item.
  var touch: ListTouch?

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - frame: The frame in the superview.
  ///   - layout: The layout, which the list retains.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    pass.bounds = bounds
    layout.list = self
  }

  /// Not available on Linux, which has no archives.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  // MARK: Content

  /// Drops all cells, and asks the data source for everything again in the next layout (N5).
  ///
  /// No item is selected afterward.
  open func reloadData() { reload() }

  /// The number of sections.
  open var numberOfSections: Int { loadedCounts().items.count }

  /// Returns the number of items in a section; 0 if there is no such section.
  open func numberOfItems(inSection section: Int) -> Int {
    let items = loadedCounts().items
    return items.indices.contains(section) ? items[section] : 0
  }

  /// The cells in sight, as of the last layout; their order is not documented (N2).
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap(shownCell)
  }

  /// The index paths of the cells in sight, as of the last layout.
  open var indexPathsForVisibleItems: [IndexPath] {
    views.shown.keys.filter { $0.kind == nil }.map(\.path).sorted()
  }

  /// Returns the cell of an item; `nil` if it has none.
  ///
  /// A cell need not be in sight: it may be prepared for an item that comes, or kept for one that has
  /// been shown (N1).
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    cell(at: indexPath) as? UICollectionViewCell
  }

  /// Returns the index path of a cell in sight; `nil` for any other cell.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    views.shown.first { $0.value === cell }?.key.path
  }

  /// Returns the index path of the item at a point of the content; `nil` if there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { path(at: point) }

  /// Returns the header or footer of a section, if it is in sight.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    views.shown[ListElement(kind: elementKind, path: indexPath)] as? UICollectionReusableView
  }

  /// Returns the attributes of an item; `nil` if there is no such item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    load()
    return loadedCounts().contains(indexPath) ? layout.layoutAttributesForItem(at: indexPath) : nil
  }

  /// Returns the attributes of a header or footer; `nil` if there is none.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    load()
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Layout

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      boundsWillChange(to: newValue)
      super.bounds = newValue
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      boundsWillChange(to: CGRect(origin: bounds.origin, size: newValue.size))
      super.frame = newValue
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    // N10
    layout.invalidateLayout()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    layout.invalidateLayout()
  }

  override func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    layout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    touches.first.map(beginSelecting)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    endSelecting(touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    cancelSelecting(touches)
  }
}
