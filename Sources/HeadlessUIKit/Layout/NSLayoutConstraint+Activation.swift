import Foundation

extension NSLayoutConstraint {
  func activate() {
    let (first, second) = (firstTarget?.view, secondTarget?.view)
    guard let first, let holder = second.map(first.commonAncestor) ?? first else {
      return World.current.fault(
        "AL15",
        """
        The constraint \(summary) was activated although its items have no common superview: add \
        them to the hierarchy first.
        """)
    }
    holder.addConstraint(self)
  }

  func deactivate() { holder?.removeConstraint(self) }

  func constantDidChange() {
    guard let holder else { return }
    guard constant.isFinite else {
      return World.current.fault(
        "AL15", "The constant of \(summary) is not a number, which raises an exception.")
    }
    holder.layoutEngine?.constantDidChange(self)
  }

  func priorityDidChange(from old: UILayoutPriority) {
    guard let engine = holder?.layoutEngine else { return }
    if (old.weight == nil) != (priority.weight == nil) {
      World.current.fault(
        "AL15",
        """
        The priority of the active constraint \(summary) was changed from or to required, which \
        raises an exception: deactivate it first, or use 999.
        """)
    }
    engine.reinstall(self)
  }

  /// Whether one side is a horizontal place, and the other a vertical one: such a constraint can be
  /// active, but no layout takes it (AL15).
  var relatesAxes: Bool {
    !firstAttribute.isSize && secondAttribute != .notAnAttribute
      && firstAttribute.isVertical != secondAttribute.isVertical
  }

  /// Whether it follows the direction of the text.
  var isDirectional: Bool { firstAttribute.isDirectional || secondAttribute.isDirectional }

  /// Why Apple's would refuse the constraint.
  var invalidity: String? {
    if firstAttribute == .notAnAttribute { return "the left side needs an attribute" }
    if !constant.isFinite || !multiplier.isFinite { return "its numbers have to be finite" }
    guard secondAttribute != .notAnAttribute else {
      return firstAttribute.isSize ? nil : "a place cannot be equal to a number, name a second item"
    }
    if multiplier == 0 { return "the multiplier is zero" }
    if firstAttribute.isSize != secondAttribute.isSize {
      return "one side is a place, the other a length"
    }
    let mixes =
      (firstAttribute.isDirectional && secondAttribute.isPhysical)
      || (firstAttribute.isPhysical && secondAttribute.isDirectional)
    return mixes ? "one side follows the language's direction, the other is left or right" : nil
  }

  /// A view, or a guide in it.
  struct Target {
    let view: UIView
    let guide: UILayoutGuide?

    @MainActor init?(_ item: AnyObject?) {
      if let view = item as? UIView {
        self.init(view: view, guide: nil)
      } else if let guide = item as? UILayoutGuide, let owner = guide.owningView {
        self.init(view: owner, guide: guide)
      } else {
        return nil
      }
    }

    init(view: UIView, guide: UILayoutGuide?) {
      self.view = view
      self.guide = guide
    }
  }

  var firstTarget: Target? { Target(firstItem) }
  var secondTarget: Target? { Target(secondItem) }

  /// The views between its items and the view that holds it, and those of the items.
  func isAbout(_ view: UIView) -> Bool {
    [firstTarget, secondTarget].contains { $0?.view.isDescendant(of: view) ?? false }
  }

  /// The constraint as a formula.
  var summary: String {
    let left = "\(Self.name(of: firstItem)).\(firstAttribute)"
    let sign =
      switch relation {
      case .lessThanOrEqual: "≤"
      case .equal: "="
      case .greaterThanOrEqual: "≥"
      }
    var right = "\(constant)"
    if let secondItem {
      let factor = multiplier == 1 ? "" : "\(multiplier) × "
      let offset = constant == 0 ? "" : " + \(constant)"
      right = "\(factor)\(Self.name(of: secondItem)).\(secondAttribute)\(offset)"
    }
    let name = identifier.map { "\"\($0)\" " } ?? ""
    let importance = priority == .required ? "" : " @\(priority.rawValue)"
    return "\(name)\(left) \(sign) \(right)\(importance)"
  }

  private static func name(of item: AnyObject?) -> String {
    guard let guide = item as? UILayoutGuide else { return describe(item) }
    return "\(describe(guide.owningView)).\(guide.identifier.isEmpty ? "guide" : guide.identifier)"
  }
}

extension NSLayoutConstraint.Attribute {
  var isVertical: Bool {
    switch self {
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      true
    default: false
    }
  }

  var isSize: Bool { self == .width || self == .height }

  /// Whether it depends on the direction of the text.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether it is left or right in any language.
  fileprivate var isPhysical: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// The attribute of the guide between the margins that it stands for.
  var ofMarginsGuide: NSLayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }
}
