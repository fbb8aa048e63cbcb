import Foundation

/// The equations of views and guides themselves.
extension LayoutEngine {
  /// Sets the rectangle of an item that constraints do not determine.
  func refreshPins(of item: LayoutItem) {
    let role = item.role(in: self)
    let equations = equations(of: item, role: role)
    if role == item.role, equations.count == item.pins.count {
      for (pin, equation) in zip(item.pins, equations) {
        solver.setConstant(equation.constant, of: pin)
      }
      return
    }
    for pin in item.pins { drop(pin) }
    item.role = role
    item.pins = equations.map { equation in
      let pin = solver.add(equation, .equal, yields: false)
      sources[ObjectIdentifier(pin)] = .geometry(item)
      return pin
    }
  }

  private func drop(_ linear: LinearConstraint) {
    sources[ObjectIdentifier(linear)] = nil
    solver.remove(linear)
  }

  /// Expressions that have to be zero.
  private func equations(of item: LayoutItem, role: LayoutItem.Role) -> [LinearExpression] {
    let (x, y) = (LinearExpression(item.x), LinearExpression(item.y))
    let (width, height) = (LinearExpression(item.width), LinearExpression(item.height))
    switch role {
    case .host:
      guard !isFitting else { return [] }
      let size = item.view.madeConstraintState().givenBounds
      return [width + -size.width, height + -size.height]
    case .given:
      let frame = item.view.constraintState?.givenFrame ?? item.view.frame
      return [
        x + -frame.minX, y + -frame.minY, width + -frame.width, height + -frame.height,
      ]
    case .placed:
      return item.guide?.kind == .content ? [x, y] : []
    case .derived:
      let view = item.view
      let owner = self.item(for: view)
      if item.guide?.kind == .visiblePart {
        return [
          x + -view.bounds.minX, y + -view.bounds.minY, width - LinearExpression(owner.width),
          height - LinearExpression(owner.height),
        ]
      }
      if let guide = item.guide as? UIKeyboardLayoutGuide {
        let lowerEdge = origin(of: view, isVertical: true) + LinearExpression(owner.height)
        return [
          x - origin(of: view, isVertical: false), y - lowerEdge + guide.height,
          width - LinearExpression(owner.width), height + -guide.height,
        ]
      }
      let insets = item.guide?.kind == .safeArea ? view.safeAreaInsets : view.layoutMargins
      return [
        x - origin(of: view, isVertical: false) + -insets.left,
        y - origin(of: view, isVertical: true) + -insets.top,
        width - LinearExpression(owner.width) + (insets.left + insets.right),
        height - LinearExpression(owner.height) + (insets.top + insets.bottom),
      ]
    }
  }

  /// Sets the limits that a natural size imposes on a view.
  func refreshContent(of item: LayoutItem) {
    let view = item.view
    let isSized = item.guide == nil && (item.role == .placed || (item.role == .host && isFitting))
    var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    if isSized { size = view.intrinsicContentSize }
    if size.height >= 0, let width = item.wrappingWidth, let height = view.height(forWidth: width) {
      size.height = height
    }
    let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
    let priorities = axes.flatMap {
      [
        view.contentHuggingPriority(for: $0), view.contentCompressionResistancePriority(for: $0),
      ]
    }
    guard size != item.contentSize || (isSized && priorities != item.contentPriorities)
    else { return }
    for limit in item.content { drop(limit) }
    item.content = []
    item.contentSize = size
    item.contentPriorities = priorities
    if size.width >= 0 { limit(item, item.width, to: size.width, priorities[0], priorities[1]) }
    if size.height >= 0 { limit(item, item.height, to: size.height, priorities[2], priorities[3]) }
  }

  private func limit(
    _ item: LayoutItem, _ variable: Int, to length: CGFloat, _ hugging: UILayoutPriority,
    _ resistance: UILayoutPriority
  ) {
    let expression = LinearExpression(variable) + -length
    let limits = [
      solver.add(expression, .lessOrEqual, priority: hugging.weight),
      solver.add(expression, .greaterOrEqual, priority: resistance.weight),
    ]
    for limit in limits { sources[ObjectIdentifier(limit)] = .content(item) }
    item.content += limits
  }

  /// Gives texts of several lines the height for the width that they have got.
  ///
  /// - Returns: Whether another solution is needed.
  func breakLinesAnew() -> Bool {
    var hasChanged = false
    for item in itemList where item.guide == nil && item.contentSize.height >= 0 {
      let width = CGFloat((solver.value(of: item.width) * 3).rounded() / 3)
      guard width != item.wrappingWidth, item.view.height(forWidth: width) != nil else { continue }
      item.wrappingWidth = width
      let height = item.contentSize.height
      refreshContent(of: item)
      if item.contentSize.height != height { hasChanged = true }
    }
    return hasChanged
  }

  // MARK: Conflicts

  /// Reports the conflicts of the last solution, and weakens the constraints that were left out, so
  /// that they hold again once nothing contradicts them.
  ///
  /// - Returns: Whether another solution is needed.
  func breakConflicts() -> Bool {
    let conflicts = solver.takeConflicts()
    for conflict in conflicts {
      let involved = conflict.involved.compactMap { sources[ObjectIdentifier($0)] }
      let lines = involved.map(\.summary)
      guard case .constraint(let entry)? = sources[ObjectIdentifier(conflict.broken)] else {
        report(lines, broken: sources[ObjectIdentifier(conflict.broken)]?.summary ?? "a length")
        continue
      }
      if !isFitting { report(lines, broken: entry.constraint.summary) }
      sources[ObjectIdentifier(conflict.broken)] = nil
      entry.linear = solver.add(
        entry.expression + -entry.constraint.constant, entry.relation,
        priority: Self.priorityOfBroken)
      sources[ObjectIdentifier(entry.linear)] = .constraint(entry)
    }
    return !conflicts.isEmpty
  }

  /// Above all that need not hold.
  private static let priorityOfBroken: Float = 999.5

  private func report(_ lines: [String], broken: String) {
    World.current.fault(
      "AL14",
      """
      These constraints in \(describe(host)) contradict each other: \
      \(lines.joined(separator: "; ")). \(broken) is broken: remove one, or give it a lower priority.
      """)
  }
}

extension LayoutEngine.Source {
  @MainActor fileprivate var summary: String {
    switch self {
    case .constraint(let entry): entry.constraint.summary
    case .geometry(let item): "the given geometry of \(describe(item.view))"
    case .content(let item): "the content size of \(describe(item.view))"
    }
  }
}
