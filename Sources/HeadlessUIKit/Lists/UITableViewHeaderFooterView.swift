import Foundation

/// A reused header or footer of a section in a table.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView, ListView {
  /// The identifier with which the view was created; `nil` without one.
  open var reuseIdentifier: String? { listing.reuse?.identifier }

  /// The view for the content, which fills the header or footer.
  public let contentView = UIView()

  /// The label of a title, created when it is asked for.
  open var textLabel: UILabel? {
    if let label { return label }
    let new = UILabel()
    new.font = .boldSystemFont(ofSize: 17)
    contentView.addSubview(new)
    label = new
    return new
  }

  /// The view behind the content; `nil` by default.
  @_Observed open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      backgroundView.map { fill(with: $0, at: 0) }
    }
  }

  var listing = Listing()
  // What the delegate knows of the view.
  var listedContent: UIView { self }
  private var label: UILabel?
  /// The space beside the content, which lies in the safe area of the table (N18).
  var sides = UIEdgeInsets.zero {
    didSet { if sides != oldValue { setNeedsLayout() } }
  }

  /// Creates a header or footer.
  ///
  /// - Parameter reuseIdentifier: The identifier of the views among which it is reused; `nil` if it is
  ///   not reused.
  public init(reuseIdentifier: String?) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height))
    listing.reuse = reuseIdentifier.map(ReuseKey.headerFooter)
    fill(with: contentView, at: 0)
  }

  /// Creates a header or footer that is not reused.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Not available on Linux, which has no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a view of a registered class by its `init(reuseIdentifier:)`.
  ///
  /// Objective-C can call the initializer of any class; Swift needs one that is required.
  public required convenience init(_registered identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  /// Called before the view is reused for another section; overrides call super.
  open func prepareForReuse() {}

  func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The height without constraints or a title, in points; recalled rather than documented.
  static var height: CGFloat { 28 }
  private static var margins: UIEdgeInsets { UIEdgeInsets(top: 3, left: 16, bottom: 3, right: 16) }

  func fittingHeight(forWidth width: CGFloat) -> CGFloat {
    let width = width - sides.left - sides.right
    let constrained = constrainedHeight(of: contentView, width)
    guard constrained == 0 else { return constrained }
    let room = CGSize(width: width - Self.margins.left - Self.margins.right, height: 0)
    let text = label?.sizeThatFits(room).height ?? 0
    return max(text + Self.margins.top + Self.margins.bottom, Self.height)
  }

  /// Shows a title as tables of a style do.
  func show(_ title: String, in style: UITableView.Style) {
    let isPlain = style == .plain
    textLabel?.font = isPlain ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 13)
    textLabel?.textColor = isPlain ? .label : .secondaryLabel
    textLabel?.numberOfLines = 0
    textLabel?.text = title
    contentView.backgroundColor = isPlain ? .systemBackground : nil
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = bounds.inset(by: sides)
    if contentView.frame != content { contentView.frame = content }
    label?.frame = contentView.bounds.inset(by: Self.margins)
  }
}

/// The place of a header or footer that is no ``UITableViewHeaderFooterView``.
final class TableStrip: UIView, ListView {
  var listing = Listing()
  let listedContent: UIView

  /// Creates the place of a view of the app.
  init(_ content: UIView) {
    listedContent = content
    super.init(frame: content.bounds)
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    if listedContent.frame != bounds { listedContent.frame = bounds }
  }

  func fittingHeight(forWidth width: CGFloat) -> CGFloat {
    let constrained = constrainedHeight(of: listedContent, width)
    return constrained > 0 ? constrained : UITableViewHeaderFooterView.height
  }

  func prepareForReuse() {}

  func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}
