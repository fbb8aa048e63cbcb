import Foundation

/// The equations of the views inside one view: of a controller, a window, or a tree outside of both
/// (AL5).
@MainActor final class LayoutEngine {
  /// A constraint in the solver.
  final class Entry {
    let constraint: NSLayoutConstraint
    let relation: LinearRelation
    /// The left side minus the right side, without the constraint's constant.
    let expression: LinearExpression
    var linear: LinearConstraint

    init(
      _ constraint: NSLayoutConstraint, _ relation: LinearRelation,
      _ expression: LinearExpression, _ linear: LinearConstraint
    ) {
      self.constraint = constraint
      self.relation = relation
      self.expression = expression
      self.linear = linear
    }
  }

  /// What an equation is for, in reports.
  enum Source {
    case constraint(Entry)
    case geometry(LayoutItem)
    case content(LayoutItem)
  }

  unowned let host: UIView
  let solver = LinearSolver()
  private(set) var items: [ObjectIdentifier: LayoutItem] = [:]
  /// The items in the order of their creation.
  private(set) var itemList: [LayoutItem] = []
  private(set) var entries: [ObjectIdentifier: Entry] = [:]
  var sources: [ObjectIdentifier: Source] = [:]
  /// Constraints that are not in the solver yet.
  private var pending: [NSLayoutConstraint] = []
  private var removed: [LinearConstraint] = []
  private var changed: [Entry] = []
  private var stale: [LayoutItem] = []
  /// Views that lack a place, and views whose constraints have to be updated: not retained, because
  /// the outermost one may be among them.
  private var awaited: [ConstraintState.Reference] = []
  private var viewsToUpdate: [ConstraintState.Reference] = []
  private var hasReportedGivingUp = false
  private(set) var isDirty = false
  private var isFlushing = false
  /// Whether the size of the host is to be found, for a view that asks for its fitting size.
  let isFitting: Bool

  init(host: UIView, isFitting: Bool = false) {
    self.host = host
    self.isFitting = isFitting
  }

  // MARK: Changes

  func register(_ constraint: NSLayoutConstraint) {
    pending.append(constraint)
    isDirty = true
    markViews(of: constraint)
  }

  func unregister(_ constraint: NSLayoutConstraint) {
    isDirty = true
    markViews(of: constraint)
    guard let entry = entries.removeValue(forKey: ObjectIdentifier(constraint)) else {
      return pending.removeAll { $0 === constraint }
    }
    discard(entry.linear)
  }

  func reinstall(_ constraint: NSLayoutConstraint) {
    unregister(constraint)
    register(constraint)
  }

  func constantDidChange(_ constraint: NSLayoutConstraint) {
    guard let entry = entries[ObjectIdentifier(constraint)] else { return }
    changed.append(entry)
    isDirty = true
    markViews(of: constraint)
  }

  func mayHaveChanged(_ item: LayoutItem) {
    guard !item.isStale else { return }
    item.isStale = true
    stale.append(item)
    isDirty = true
    (item.guide == nil ? item.view.superview : item.view)?.setNeedsLayout()
  }

  func hostMayHaveChanged() {
    guard let item = items[ObjectIdentifier(host)], !item.isStale else { return }
    item.isStale = true
    stale.append(item)
    isDirty = true
  }

  /// Places a view without constraints, before the next layout.
  func awaitPlacing(of view: UIView) {
    awaited.append(ConstraintState.Reference(view))
    isDirty = true
    view.superview?.madeConstraintState().placesSubviews = true
    view.superview?.setNeedsLayout()
  }

  func awaitUpdate(of view: UIView) {
    viewsToUpdate.append(ConstraintState.Reference(view))
    host.setNeedsLayout()
  }

  private func markViews(of constraint: NSLayoutConstraint) {
    guard !isFitting else { return }
    constraint.holder?.setNeedsLayout()
    for target in [constraint.firstTarget, constraint.secondTarget] {
      guard let target else { continue }
      (target.guide == nil ? target.view.superview : target.view)?.setNeedsLayout()
    }
  }

  private func discard(_ linear: LinearConstraint) {
    sources[ObjectIdentifier(linear)] = nil
    removed.append(linear)
  }

  // MARK: Items

  func item(for view: UIView) -> LayoutItem {
    if let item = items[ObjectIdentifier(view)] { return item }
    let item = LayoutItem(engine: self, view: view, guide: nil)
    adopt(item, as: ObjectIdentifier(view))
    guard !isFitting else { return item }
    let state = view.madeConstraintState()
    guard view !== host else { return item }
    state.item = item
    view.layer.isWatched = true
    if !view.translatesAutoresizingMaskIntoConstraints {
      state.wasPlaced = true
      view.superview?.madeConstraintState().placesSubviews = true
    }
    if state.needsUpdateConstraints { viewsToUpdate.append(ConstraintState.Reference(view)) }
    return item
  }

  func item(for guide: UILayoutGuide, in view: UIView) -> LayoutItem {
    if let item = items[ObjectIdentifier(guide)] { return item }
    let item = LayoutItem(engine: self, view: view, guide: guide)
    adopt(item, as: ObjectIdentifier(guide))
    if !isFitting { guide.item = item }
    if guide.kind == .content { view.madeConstraintState().placesSubviews = true }
    return item
  }

  private func adopt(_ item: LayoutItem, as id: ObjectIdentifier) {
    items[id] = item
    itemList.append(item)
    item.isStale = true
    stale.append(item)
  }

  func forget(_ guide: UILayoutGuide) {
    if let item = guide.item, item.engine === self { forget(item) }
  }

  func forget(_ item: LayoutItem) {
    guard !item.isForgotten else { return }
    item.isForgotten = true
    isDirty = true
    items[item.guide.map(ObjectIdentifier.init) ?? ObjectIdentifier(item.view)] = nil
    itemList.removeAll { $0 === item }
    for linear in item.pins + item.content { discard(linear) }
    if let guide = item.guide {
      guide.item = nil
    } else if item.view.constraintState?.item === item {
      item.view.constraintState?.item = nil
    }
  }

  // MARK: Solving

  /// Brings the solution up to date.
  ///
  /// - Parameter view: A view whose layout has just begun, and need not be marked.
  func flush(for view: UIView? = nil) {
    guard !isFlushing else { return }
    updateConstraints()
    guard isDirty else { return }
    isFlushing = true
    defer { isFlushing = false }
    isDirty = false
    for linear in removed { solver.remove(linear) }
    removed = []
    for view in awaited.compactMap(\.view) where view.isDescendant(of: host) {
      _ = item(for: view)
    }
    awaited = []
    installPending()
    solve()
    for item in itemList where item.readSolution(of: solver) {
      let marked = item.guide == nil ? item.view.superview : item.view
      if marked !== view, item.role == .placed, !isFitting { marked?.setNeedsLayout() }
    }
  }

  /// Lets the views update their constraints, the inner ones first.
  func updateConstraints() {
    for _ in 0..<8 where !viewsToUpdate.isEmpty {
      let views = viewsToUpdate.compactMap(\.view).map { (view: $0, depth: $0.depth) }
      viewsToUpdate = []
      for (view, _) in views.sorted(by: { $0.depth > $1.depth }) where view.needsUpdateConstraints()
      {
        view.constraintState?.needsUpdateConstraints = false
        if let controller = view.controller {
          controller.updateViewConstraints()
        } else {
          view.updateConstraints()
        }
      }
    }
  }

  /// Required ones come first, so that they need no step of the simplex method.
  private func installPending() {
    let new = pending.map { ($0, expression(of: $0)) }
    pending = []
    refreshGeometry()
    for entry in changed where entry.linear.isInstalled { updateConstant(of: entry) }
    changed = []
    for isRequired in [true, false] {
      for (constraint, expression) in new
      where (constraint.priority.weight == nil) == isRequired && constraint.holder != nil {
        guard let expression else { continue }
        install(constraint, expression)
      }
    }
    refreshContent()
  }

  private func refreshGeometry() {
    // Items that are derived from others may create these.
    var index = 0
    while index < stale.count {
      if !stale[index].isForgotten { refreshPins(of: stale[index]) }
      index += 1
    }
  }

  private func refreshContent() {
    let items = stale
    stale = []
    for item in items where !item.isForgotten {
      item.isStale = false
      refreshContent(of: item)
    }
  }

  private func install(_ constraint: NSLayoutConstraint, _ expression: LinearExpression) {
    let relation: LinearRelation =
      switch constraint.relation {
      case .lessThanOrEqual: .lessOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterOrEqual
      }
    let linear = solver.add(
      expression + -constraint.constant, relation, priority: constraint.priority.weight)
    let entry = Entry(constraint, relation, expression, linear)
    entries[ObjectIdentifier(constraint)] = entry
    sources[ObjectIdentifier(linear)] = .constraint(entry)
  }

  private func updateConstant(of entry: Entry) {
    solver.setConstant(
      entry.expression.constant - entry.constraint.constant, of: entry.linear)
  }

  /// Solves, and gives up constraints that contradict others, until none does.
  private func solve() {
    for _ in 0..<4 {
      repeat { solver.solve() } while breakConflicts()
      guard breakLinesAnew() else { break }
    }
    guard solver.hasGivenUp, !hasReportedGivingUp else { return }
    hasReportedGivingUp = true
    World.current.fault(
      "AL14", "The layout in \(describe(host)) was not solved, after too many steps: simplify it.")
  }
}

extension UIView {
  fileprivate var depth: Int {
    sequence(first: self, next: \.superview).reduce(0) { sum, _ in sum + 1 }
  }
}
