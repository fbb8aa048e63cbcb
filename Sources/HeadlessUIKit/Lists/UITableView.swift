import Foundation

/// A list of rows, one below the other, in sections with headers and footers.
///
/// It is laid out, prefetches and reuses cells, and is updated as a collection view is. Editing, swipe
/// actions, index titles, drag and drop, diffable data sources, and configurations of cells are not part
/// of the headless UIKit. A header or footer that is not a ``UITableViewHeaderFooterView`` lies in a
/// private view.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// A height that the table chooses: of a row by the content of its cell, of a header or footer by its
  /// view or title.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The style, given at the beginning.
  public let style: Style

  /// The object that is told about selection, display and scrolling; not retained.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set {
      super.delegate = newValue
      tableLayout.invalidateLayout()
    }
  }

  /// The object that provides the rows; not retained.
  ///
  /// Cells are asked for in the next layout (N3).
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// The view behind the rows, as large as the table; `nil` by default.
  @_Observed open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      placeBackground()
    }
  }

  /// The view above the first section, as wide as the table; `nil` by default.
  ///
  /// Its height is that of its frame. Set it again after a change of the height.
  @_Observed open var tableHeaderView: UIView? {
    didSet {
      headerHeight = tableHeaderView?.frame.height ?? 0
      exchange(oldValue, for: tableHeaderView)
    }
  }

  /// The view below the last section, as wide as the table; `nil` by default.
  ///
  /// Its height is that of its frame. Set it again after a change of the height.
  @_Observed open var tableFooterView: UIView? {
    didSet {
      footerHeight = tableFooterView?.frame.height ?? 0
      exchange(oldValue, for: tableFooterView)
    }
  }

  /// Whether the user can select rows; true by default.
  open var allowsSelection = true

  /// Whether the user can select several rows; false by default.
  open var allowsMultipleSelection = false

  /// Whether cells are prepared ahead, and kept for a while out of sight; true by default (N8.3).
  open var isPrefetchingEnabled = true

  // MARK: Heights

  /// The height of the rows, in points; ``automaticDimension`` by default.
  @_Observed open var rowHeight = automaticDimension {
    didSet { if rowHeight != oldValue { tableLayout.invalidateLayout() } }
  }

  /// The height of a row that is sized by its content, until it comes in sight, in points.
  ///
  /// By default, ``automaticDimension``, it is 44.
  @_Observed open var estimatedRowHeight = automaticDimension {
    didSet { if estimatedRowHeight != oldValue { tableLayout.invalidateLayout() } }
  }

  /// The height of the headers, in points; ``automaticDimension`` by default.
  @_Observed open var sectionHeaderHeight = automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { tableLayout.invalidateLayout() } }
  }

  /// The height of the footers, in points; ``automaticDimension`` by default.
  @_Observed open var sectionFooterHeight = automaticDimension {
    didSet { if sectionFooterHeight != oldValue { tableLayout.invalidateLayout() } }
  }

  /// The estimated height of headers; stored only, since all headers are measured at once.
  open var estimatedSectionHeaderHeight = automaticDimension

  /// The estimated height of footers; stored only, since all footers are measured at once.
  open var estimatedSectionFooterHeight = automaticDimension

  /// The space above each header, in points; by default, ``automaticDimension``, 22 in a plain table and
  /// 0 in others.
  @_Observed open var sectionHeaderTopPadding = automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { tableLayout.invalidateLayout() } }
  }

  /// Whether the content of cells, headers and footers lies beside the safe area's left and right
  /// insets; true by default.
  ///
  /// Their backgrounds have the width of the table in any case.
  @_Observed open var insetsContentViewsToSafeArea = true {
    didSet { setNeedsLayout() }
  }

  // MARK: Separators

  /// Whether there are lines between the rows; `.singleLine` by default.
  @_Observed open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { setNeedsLayout() }
  }

  /// The color of the lines; `UIColor.separator` by default.
  @_Observed open var separatorColor: UIColor? = .separator {
    didSet { setNeedsLayout() }
  }

  /// The distances of the lines from the edges of the rows, in points; 16 on the left by default.
  @_Observed open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { setNeedsLayout() }
  }

  /// The heights of ``tableHeaderView`` and ``tableFooterView`` when they were set (N16.2).
  private(set) var headerHeight: CGFloat = 0
  private(set) var footerHeight: CGFloat = 0
  let tableLayout = TableLayout()
  lazy var views = ListViews(of: self)
  /// The classes of views, by their kind and identifier.
  var registered: [ReuseKey: AnyClass] = [:]
  var counts: ListCounts?
  var pass = ListPass()
  var selection: Set<IndexPath> = []
  var touch: ListTouch?
  /// The headers and footers that were measured, and were not in sight yet.
  var strips: [ListElement: any ListView] = [:]
  /// Whether the data source is being asked for a cell.
  var isAsking = false
  /// Whether a layout outside of a window was reported.
  private var hasHinted = false

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - frame: The frame in the superview.
  ///   - style: The style, which cannot be changed.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    pass.bounds = bounds
    tableLayout.list = self
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Not available on Linux, which has no archives.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// Drops all cells, and asks the data source for everything again in the next layout (N5).
  ///
  /// No row is selected afterward.
  open func reloadData() {
    strips = [:]
    reload()
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
    hintIfOutsideOfWindow()
    layOut()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    // N10
    tableLayout.invalidateLayout()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    tableLayout.invalidateLayout()
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    // A header may lie over the row.
    if let touch = touches.first, isInCell(touch.view) { beginSelecting(touch) }
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

extension UITableView {
  /// The width of the content.
  var contentWidth: CGFloat {
    bounds.width - adjustedContentInset.left - adjustedContentInset.right
  }

  /// The horizontal place of the rows; the distance from the edges in a table of inset groups is
  /// recalled rather than documented.
  var rowFrame: CGRect {
    let inset: CGFloat = style == .insetGrouped ? 16 : 0
    return CGRect(x: inset, y: 0, width: max(contentWidth - 2 * inset, 0), height: 0)
  }

  /// The part of the safe area's insets that covers the sides of the rows (N18).
  var contentSides: UIEdgeInsets {
    guard insetsContentViewsToSafeArea else { return .zero }
    let (frame, insets) = (rowFrame, safeAreaInsets)
    return UIEdgeInsets(
      top: 0, left: max(insets.left - frame.minX, 0), bottom: 0,
      right: max(insets.right - (bounds.width - frame.maxX), 0))
  }

  /// The space above a header; the default is recalled rather than documented.
  var headerPadding: CGFloat {
    if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
    return style == .plain ? 22 : 0
  }

  private func exchange(_ old: UIView?, for new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    tableLayout.invalidateLayout()
  }

  func didPlaceViews() {
    for (element, view) in views.shown { dress(view, element) }
    // The views above the first section and below the last one.
    for (view, y) in [(tableHeaderView, 0), (tableFooterView, tableLayout.rowsEnd)] {
      guard let view else { continue }
      let frame = CGRect(x: 0, y: y, width: contentWidth, height: view.frame.height)
      if view.superview !== self {
        insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
        UIView.performWithoutAnimation { view.frame = frame }
      }
      if view.frame != frame { view.frame = frame }
    }
  }

  private func isInCell(_ view: UIView?) -> Bool {
    var view = view
    while let each = view, each !== self {
      if each is UITableViewCell { return true }
      view = each.superview
    }
    return false
  }

  /// N13: UIKit logs it once.
  private func hintIfOutsideOfWindow() {
    guard window == nil, !hasHinted, dataSource != nil, bounds.width > 0, bounds.height > 0 else {
      return
    }
    hasHinted = true
    World.current.hint(
      "N13",
      """
      \(describe(self)) is laid out while it is in no window, so that its cells may get sizes that are \
      not right: add it to the view hierarchy before
      """)
  }
}
