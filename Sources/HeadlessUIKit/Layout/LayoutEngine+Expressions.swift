import Foundation

extension LayoutEngine {
  /// Both sides of a constraint as one sum, without its constant; nil if an item has gone, or if the
  /// sides do not compare.
  func expression(of constraint: NSLayoutConstraint) -> LinearExpression? {
    guard let holder = constraint.holder, let first = constraint.firstTarget else { return nil }
    guard !constraint.relatesAxes else {
      World.current.fault(
        "AL15",
        """
        The constraint \(constraint.summary) relates a horizontal place and a vertical one, which \
        raises an exception in the layout.
        """)
      return nil
    }
    // From right to left, places count from the right, and so do the distances between them.
    let isFlipped =
      constraint.isDirectional
      && holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var sum = edge(constraint.firstAttribute, of: first, in: holder, isFlipped: isFlipped)
    guard constraint.secondItem != nil || constraint.secondAttribute != .notAnAttribute else {
      return sum
    }
    guard let second = constraint.secondTarget else { return nil }
    let other = edge(constraint.secondAttribute, of: second, in: holder, isFlipped: isFlipped)
    sum.add(other, times: -constraint.multiplier)
    return sum
  }

  private func edge(
    _ attribute: NSLayoutConstraint.Attribute, of target: NSLayoutConstraint.Target,
    in holder: UIView, isFlipped: Bool
  ) -> LinearExpression {
    if let inner = attribute.ofMarginsGuide {
      let guide = target.view.layoutMarginsGuide
      let margins = NSLayoutConstraint.Target(view: target.view, guide: guide)
      return edge(inner, of: margins, in: holder, isFlipped: isFlipped)
    }
    switch attribute {
    case .width: return LinearExpression(item(for: target).width)
    case .height: return LinearExpression(item(for: target).height)
    case .notAnAttribute: return LinearExpression()
    default: break
    }
    let isVertical = attribute.isVertical
    let item = edgeItem(for: target, in: holder)
    let length = isVertical ? item.height : item.width
    var place = start(of: item, target, in: holder, isVertical: isVertical)
    switch attribute {
    case .right, .bottom: place.add(LinearExpression(length))
    case .leading where isFlipped: place.add(LinearExpression(length))
    case .trailing where !isFlipped: place.add(LinearExpression(length))
    case .centerX, .centerY: place.add(LinearExpression(length), times: 0.5)
    case .firstBaseline: place.constant += target.view.firstBaselineOffset
    case .lastBaseline:
      place.add(LinearExpression(length))
      place.constant -= target.view.lastBaselineOffset
    default: break
    }
    return isFlipped ? place * -1 : place
  }

  private func item(for target: NSLayoutConstraint.Target) -> LayoutItem {
    target.guide.map { item(for: $0, in: target.view) } ?? item(for: target.view)
  }

  /// For what is inside of a scroll view, the edges of that are those of its content.
  private func edgeItem(for target: NSLayoutConstraint.Target, in holder: UIView) -> LayoutItem {
    guard target.guide == nil, target.view === holder, let scrollView = holder as? UIScrollView
    else { return item(for: target) }
    return item(for: scrollView.contentLayoutGuide, in: scrollView)
  }

  /// The left or top edge in the coordinates of the view that holds the constraint.
  private func start(
    of item: LayoutItem, _ target: NSLayoutConstraint.Target, in holder: UIView, isVertical: Bool
  ) -> LinearExpression {
    if target.guide == nil, target.view === holder, item.guide == nil {
      return origin(of: holder, isVertical: isVertical)
    }
    var place = LinearExpression(isVertical ? item.y : item.x)
    var container = target.guide == nil ? target.view.superview : target.view
    if item.guide != nil { container = item.view }
    while let view = container, view !== holder {
      let outer = self.item(for: view)
      place.add(LinearExpression(isVertical ? outer.y : outer.x))
      place.add(origin(of: view, isVertical: isVertical), times: -1)
      container = view.superview
    }
    return place
  }

  /// The left or top edge of a view's bounds, which moves as a scroll view scrolls.
  func origin(of view: UIView, isVertical: Bool) -> LinearExpression {
    guard let scrollView = view as? UIScrollView else {
      return LinearExpression(isVertical ? view.bounds.minY : view.bounds.minX)
    }
    let visible = item(for: scrollView.frameLayoutGuide, in: scrollView)
    return LinearExpression(isVertical ? visible.y : visible.x)
  }
}
