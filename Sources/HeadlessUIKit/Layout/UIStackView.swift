import Foundation

/// A view that arranges others in a row or a column.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// The direction of the arrangement; horizontal by default.
  @_Observed open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }
  /// How the views share the length; `.fill` by default.
  @_Observed open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }
  /// The places of the views across the axis; `.fill` by default.
  @_Observed open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }
  /// The distance between the views, in points; 0 by default.
  @_Observed open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }
  /// Whether the views stay inside of the layout margins; false by default.
  @_Observed open var isLayoutMarginsRelativeArrangement = false {
    didSet {
      if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() }
    }
  }
  /// The arranged views, in their order; hidden ones take no room.
  open private(set) var arrangedSubviews: [UIView] = []

  /// Distances after single views.
  var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The constraints of the present arrangement.
  var arrangement: [NSLayoutConstraint] = []
  /// The guides between the views.
  var gaps: [UILayoutGuide] = []

  /// Means the stack view's own spacing.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// Means the standard distance between views.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// Creates a stack view without arranged views.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a stack view with some views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Not available on Linux, which has no archives.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view at an index, and makes it a subview.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    _ = view.madeConstraintState()
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  /// Removes a view from the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets the distance after a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let isDefault = spacing == Self.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    arrangementDidChange()
  }

  /// Returns the distance after a view.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  open override func updateConstraints() {
    arrange()
    super.updateConstraints()
  }

  func arrangementDidChange() { setNeedsUpdateConstraints() }
}

extension UIStackView {
  /// How the views share the length.
  public enum Distribution: Int, Sendable {
    /// The views are as long as their content, and stretched or compressed by their priorities.
    case fill = 0
    /// All views have the same length.
    case fillEqually = 1
    /// The lengths are in proportion to those of the content.
    case fillProportionally = 2
    /// The distances between the views are equal.
    case equalSpacing = 3
    /// The distances between the centers of the views are equal.
    case equalCentering = 4
  }

  /// The places of the views across the axis.
  public enum Alignment: Int, Sendable {
    /// The views fill the stack view.
    case fill = 0
    /// At the leading edge or, in a row, at the top.
    case leading = 1
    /// At the first baseline, in a row.
    case firstBaseline = 2
    /// At the center.
    case center = 3
    /// At the trailing edge or, in a row, at the bottom.
    case trailing = 4
    /// At the last baseline, in a row.
    case lastBaseline = 5

    /// At the top, in a row.
    public static var top: Self { .leading }
    /// At the bottom, in a row.
    public static var bottom: Self { .trailing }
  }
}
