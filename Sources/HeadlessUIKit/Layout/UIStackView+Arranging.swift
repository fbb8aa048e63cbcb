import Foundation

/// The constraints of an arrangement.
extension UIStackView {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private var isRow: Bool { axis == .horizontal }
  private var start: Attribute { isRow ? .leading : .top }
  private var end: Attribute { isRow ? .trailing : .bottom }
  private var middle: Attribute { isRow ? .centerX : .centerY }
  private var length: Attribute { isRow ? .width : .height }
  private var crossStart: Attribute { isRow ? .top : .leading }
  private var crossEnd: Attribute { isRow ? .bottom : .trailing }
  private var crossMiddle: Attribute { isRow ? .centerY : .centerX }

  /// The rectangle that the views fill.
  private var area: AnyObject { isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self }

  /// Replaces the constraints by those of the present properties.
  func arrange() {
    NSLayoutConstraint.deactivate(arrangement)
    arrangement = []
    for gap in gaps { removeLayoutGuide(gap) }
    gaps = []
    // A hidden view has no length, but its other properties are kept.
    for view in arrangedSubviews where view.isHidden {
      add(view, length, .equal, nil, .notAnAttribute, "hiding")
      alignAcross(view)
    }
    let views = arrangedSubviews.filter { !$0.isHidden }
    guard let first = views.first, let last = views.last else {
      NSLayoutConstraint.activate(arrangement)
      return
    }
    add(first, start, .equal, area, start, "begin")
    add(area, end, .equal, last, end, "end")
    for view in views { alignAcross(view) }
    if alignment == .firstBaseline || alignment == .lastBaseline { alignBaselines(of: views) }
    distribute(views)
    NSLayoutConstraint.activate(arrangement)
  }

  private func add(
    _ first: AnyObject, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: AnyObject?, _ other: Attribute, _ name: String, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      first, attribute, relation, second, other, multiplier: multiplier, constant: constant)
    constraint.priority = priority
    constraint.identifier = "UISV-\(name)"
    arrangement.append(constraint)
  }

  private func distribute(_ views: [UIView]) {
    let hasFreeSpacing = distribution == .equalSpacing || distribution == .equalCentering
    for (view, next) in zip(views, views.dropFirst()) {
      add(
        next, start, hasFreeSpacing ? .greaterThanOrEqual : .equal, view, end, "spacing",
        constant: space(after: view))
    }
    switch distribution {
    case .fill: break
    case .fillEqually:
      for view in views.dropFirst() { add(view, length, .equal, views[0], length, "fill-equally") }
    case .fillProportionally: distributeProportionally(views)
    case .equalSpacing: equalize(views, from: end, to: start)
    case .equalCentering: equalize(views, from: middle, to: middle)
    }
  }

  private func space(after view: UIView) -> CGFloat {
    let own = customSpacings[ObjectIdentifier(view)] ?? spacing
    return own == Self.spacingUseSystem ? LayoutMetrics.spacing : own
  }

  private func distributeProportionally(_ views: [UIView]) {
    let lengths = views.map { view in
      let size = view.intrinsicContentSize
      return max(isRow ? size.width : size.height, 0)
    }
    guard let first = lengths.firstIndex(where: { $0 > 0 }) else { return }
    for (view, length) in zip(views, lengths) where view !== views[first] {
      add(
        view, self.length, .equal, views[first], self.length, "fill-proportionally",
        multiplier: length / lengths[first], priority: .required - 1)
    }
  }

  /// Guides between the views, which all have the same length.
  private func equalize(_ views: [UIView], from: Attribute, to: Attribute) {
    for (view, next) in zip(views, views.dropFirst()) {
      let gap = UILayoutGuide()
      gap.identifier = "UISV-gap"
      addLayoutGuide(gap)
      gaps.append(gap)
      add(gap, start, .equal, view, from, "gap")
      add(next, to, .equal, gap, end, "gap")
      let isFirst = gaps[0] === gap
      let priority: UILayoutPriority = distribution == .equalCentering ? .init(149) : .required
      if !isFirst { add(gap, length, .equal, gaps[0], length, "equal", priority: priority) }
    }
  }

  private func alignAcross(_ view: UIView) {
    let isBaseline = alignment == .firstBaseline || alignment == .lastBaseline
    switch alignment {
    case .leading, .fill: add(view, crossStart, .equal, area, crossStart, "alignment")
    case .trailing: add(view, crossStart, .greaterThanOrEqual, area, crossStart, "alignment")
    case .center:
      add(view, crossMiddle, .equal, area, crossMiddle, "alignment")
      add(view, crossStart, .greaterThanOrEqual, area, crossStart, "alignment")
    case .firstBaseline, .lastBaseline:
      add(view, crossStart, .greaterThanOrEqual, area, crossStart, "alignment")
    }
    let fills = alignment == .fill || alignment == .trailing
    add(view, crossEnd, fills ? .equal : .lessThanOrEqual, area, crossEnd, "alignment")
    guard alignment != .fill else { return }
    // Without it, the stack view could be larger than its views need.
    let (hugged, own): (Attribute, Attribute) = isRow ? (.height, .height) : (.width, .width)
    add(
      area, hugged, .equal, view, own, isBaseline ? "baseline-hugging" : "hugging",
      priority: UILayoutPriority(10))
  }

  private func alignBaselines(of views: [UIView]) {
    let baseline: Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
    guard isRow else { return }
    for view in views.dropFirst() { add(view, baseline, .equal, views[0], baseline, "baseline") }
  }
}

extension UIView {
  /// A hidden view of a stack view takes no room.
  func arrangedVisibilityDidChange() {
    guard let stack = superview as? UIStackView,
      stack.arrangedSubviews.contains(where: { $0 === self })
    else { return }
    stack.arrangementDidChange()
  }
}
