import Foundation

/// The view of a row in a table.
///
/// Editing, indentation and configurations are not part of the headless UIKit.
@preconcurrency @MainActor open class UITableViewCell: UIView, ListView {
  /// The identifier with which the cell was created; `nil` without one.
  open var reuseIdentifier: String? { listing.reuse?.identifier }

  /// The view for the content, which fills the cell except for the accessory.
  public let contentView = UIView()

  /// The main label, created when it is asked for.
  open var textLabel: UILabel? { labels.text }

  /// The second label, created when it is asked for; `nil` in the style `default`.
  open var detailTextLabel: UILabel? { labels.detail }

  /// The image in front of the labels, created when it is asked for.
  open var imageView: UIImageView? { labels.image }

  /// The view behind the content; `nil` by default.
  @_Observed open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { fill(with: backgroundView, at: 0) }
    }
  }

  /// The view behind the content of a cell that is highlighted or selected, in front of the background
  /// view, and only then a subview; a gray one if it is `nil`, the default.
  @_Observed open var selectedBackgroundView: UIView? {
    didSet { if selectedBackgroundView !== oldValue { showSelection(animated: false) } }
  }

  /// The look of the cell while it is selected; `default` by default.
  @_Observed open var selectionStyle = SelectionStyle.default {
    didSet { if selectionStyle != oldValue { showSelection(animated: false) } }
  }

  /// The symbol at the end of the cell; none by default.
  @_Observed open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { exchangeAccessory() } }
  }

  /// The view at the end of the cell, with the size of its frame, instead of a symbol; `nil` by default.
  @_Observed open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue { exchangeAccessory() } }
  }

  /// The distances of the line below from the edges of the cell, in points; by default, those of the
  /// table.
  open var separatorInset: UIEdgeInsets {
    get { ownInset ?? look.inset }
    set {
      ownInset = newValue
      setNeedsLayout()
    }
  }

  /// Whether the row is selected; set by the table, false by default.
  ///
  /// Setting it does not change the selection of the table (N11.5).
  open var isSelected: Bool {
    get { selectedState }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the row is highlighted; set by the table, false by default.
  open var isHighlighted: Bool {
    get { highlightedState }
    set { setHighlighted(newValue, animated: false) }
  }

  var listing = Listing()
  var listedContent: UIView { contentView }
  /// What the place in the table determines.
  var look = TableCellLook() {
    didSet { if look != oldValue { takeLook() } }
  }
  private lazy var labels = TableCellLabels(style, in: contentView)
  private let style: CellStyle
  private var ownInset: UIEdgeInsets?
  private var selectedState = false
  private var highlightedState = false
  private var accessory: UIView?
  private let separator = UIView()
  private lazy var graySelection: UIView = {
    let view = UIView()
    view.backgroundColor = .systemGray4
    return view
  }()
  /// The view that shows the selection.
  private var shownSelection: UIView?

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - style: The arrangement of its labels.
  ///   - reuseIdentifier: The identifier of the cells among which it is reused; `nil` if it is not
  ///     reused.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableLayout.rowHeight))
    listing.reuse = reuseIdentifier.map { ReuseKey(kind: nil, identifier: $0) }
    fill(with: contentView, at: 0)
    separator.isHidden = true
    addSubview(separator)
  }

  /// Creates a cell that is not reused.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Not available on Linux, which has no archives.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
  }

  /// Creates a cell of a registered class by its `init(style:reuseIdentifier:)`.
  ///
  /// Objective-C can call the initializer of any class; Swift needs one that is required.
  public required convenience init(_registered identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Called before the cell is reused for another row; overrides call super.
  open func prepareForReuse() {}

  // MARK: Selection

  /// Selects or deselects the cell, whose selected background fades in 0.3 seconds if it is animated.
  ///
  /// The table calls it; overrides call super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    selectedState = selected
    showSelection(animated: animated)
  }

  /// Highlights the cell or ends its highlight.
  ///
  /// The table calls it; overrides call super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    highlightedState = highlighted
    showSelection(animated: animated)
  }

  func mark(selected: Bool, animated: Bool) { setSelected(selected, animated: animated) }

  func mark(highlighted: Bool) { setHighlighted(highlighted, animated: false) }

  private var showsSelection: Bool { selectedState || highlightedState }

  private func showSelection(animated: Bool) {
    labels.mark(highlighted: showsSelection)
    guard showsSelection, selectionStyle != .none else { return hideSelection(animated: animated) }
    let view = selectedBackgroundView ?? graySelection
    if view !== shownSelection || view.superview !== self {
      shownSelection?.removeFromSuperview()
      fill(with: view, at: backgroundView == nil ? 0 : 1)
      if animated { UIView.performWithoutAnimation { view.alpha = 0 } }
    }
    shownSelection = view
    fade(view, to: 1, animated: animated)
  }

  private func hideSelection(animated: Bool) {
    guard let view = shownSelection else { return }
    fade(view, to: 0, animated: animated) { [weak self] in
      guard let self, !showsSelection || selectionStyle == .none, shownSelection === view else {
        return
      }
      view.removeFromSuperview()
      shownSelection = nil
    }
  }

  private func fade(
    _ view: UIView, to alpha: CGFloat, animated: Bool,
    completion: @escaping @MainActor () -> Void = {}
  ) {
    guard animated, view.alpha != alpha else {
      view.alpha = alpha
      return completion()
    }
    UIView.animate(
      withDuration: 0.3, animations: { view.alpha = alpha }, completion: { _ in completion() })
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = CGRect(
      x: look.sides.left, y: 0, width: contentWidth(in: bounds.width), height: bounds.height)
    if contentView.frame != content { contentView.frame = content }
    labels.layOut()
    if let accessory {
      accessory.center = CGPoint(
        x: bounds.width - look.sides.right - TableCellLabels.margin - accessory.bounds.width / 2,
        y: bounds.height / 2)
    }
    layOutSeparator()
  }

  /// Returns the size that fits the labels and the image; at least 44 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = labels.height(forWidth: contentWidth(in: size.width))
    return CGSize(width: size.width, height: max(height, TableLayout.rowHeight))
  }

  func fittingHeight(forWidth width: CGFloat) -> CGFloat {
    let constrained = constrainedHeight(of: contentView, contentWidth(in: width))
    return constrained > 0
      ? constrained : sizeThatFits(CGSize(width: width, height: 0)).height.onPixel
  }

  func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  private func contentWidth(in width: CGFloat) -> CGFloat {
    let width = max(width - look.sides.left - look.sides.right, 0)
    guard let accessory else { return width }
    return max(width - accessory.bounds.width - TableCellLabels.margin, 0)
  }

  private func layOutSeparator() {
    let (inset, sides) = (separatorInset, look.sides)
    let x = inset.left + sides.left
    let width = bounds.width - x - inset.right - sides.right
    let line: CGFloat = 1 / 3
    separator.isHidden = !look.hasSeparator || width <= 0
    separator.backgroundColor = look.separator
    separator.frame = CGRect(
      x: x, y: bounds.height - line, width: max(width, 0), height: line)
  }

  private func takeLook() {
    if look.style == .insetGrouped {
      (layer.maskedCorners, layer.cornerRadius) = look.corners
      clipsToBounds = true
    }
    setNeedsLayout()
  }

  private func exchangeAccessory() {
    accessory?.removeFromSuperview()
    let symbol = accessoryType.symbol.map { UIImageView(image: UIImage(systemName: $0)) }
    symbol?.tintColor = .tertiaryLabel
    accessory = accessoryView ?? symbol
    if let accessory { addSubview(accessory) }
    setNeedsLayout()
  }
}
