import Foundation

/// A linear relation between two attributes of views or guides.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// The view or guide on the left side.
  open private(set) weak var firstItem: AnyObject?
  /// The view or guide on the right side, if there is one.
  open private(set) weak var secondItem: AnyObject?
  /// The attribute on the left side.
  open private(set) var firstAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  /// The attribute on the right side.
  open private(set) var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  /// How the sides compare.
  open private(set) var relation = NSLayoutConstraint.Relation.equal
  /// The factor of the right side's attribute.
  open private(set) var multiplier: CGFloat = 1
  /// A name for reports.
  open var identifier: String?
  /// Stored only; there are no archives on Linux.
  open var shouldBeArchived = false

  /// The number that is added to the right side, in points.
  @_Observed open var constant: CGFloat = 0 {
    didSet { if constant != oldValue { constantDidChange() } }
  }
  /// The importance of the constraint; required by default.
  @_Observed open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { priorityDidChange(from: oldValue) } }
  }
  /// Whether the constraint takes part in the layout.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue != isActive { newValue ? activate() : deactivate() } }
  }

  /// The view whose constraint it is.
  weak var holder: UIView?

  /// Creates a constraint without items, as subclasses do before the initializer below.
  public override init() {
    super.init()
  }

  convenience init(
    _ first: AnyObject, _ firstAttribute: Attribute, _ relation: Relation, _ second: AnyObject?,
    _ secondAttribute: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.init()
    firstItem = first
    secondItem = second
    self.firstAttribute = firstAttribute
    self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
    self.relation = relation
    self.multiplier = multiplier
    // The observers of subclasses are called for changes only.
    _constant = _Observed(wrappedValue: constant)
  }

  /// Creates a constraint, which is not active yet.
  public convenience init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?,
    attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      view1 as AnyObject, attr1, relation, view2.map { $0 as AnyObject }, attr2,
      multiplier: multiplier, constant: c)
  }

  /// Activates several constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates several constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

extension NSLayoutConstraint {
  /// How two sides compare.
  public enum Relation: Int, Sendable {
    /// The left side is at most the right one.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The left side is at least the right one.
    case greaterThanOrEqual = 1
  }

  /// An axis of the layout.
  public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// A part of a view's rectangle.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge at which text begins.
    case leading = 5
    /// The edge at which text ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The horizontal center.
    case centerX = 9
    /// The vertical center.
    case centerY = 10
    /// The baseline of the last line of text, or the bottom.
    case lastBaseline = 11
    /// The baseline of the first line of text, or the top.
    case firstBaseline = 12
    /// The left margin.
    case leftMargin = 13
    /// The right margin.
    case rightMargin = 14
    /// The top margin.
    case topMargin = 15
    /// The bottom margin.
    case bottomMargin = 16
    /// The margin at which text begins.
    case leadingMargin = 17
    /// The margin at which text ends.
    case trailingMargin = 18
    /// The horizontal center between the margins.
    case centerXWithinMargins = 19
    /// The vertical center between the margins.
    case centerYWithinMargins = 20
    /// No attribute, where the right side is a number.
    case notAnAttribute = 0
  }
}
