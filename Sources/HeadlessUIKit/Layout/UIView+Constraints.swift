import Foundation

extension UIView {
  /// The constraints that the view holds.
  public var constraints: [NSLayoutConstraint] { constraintState?.held ?? [] }

  /// Adds a constraint between the view and those inside.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    let targets = [constraint.firstTarget, constraint.secondTarget].compactMap { $0 }
    guard constraint.firstTarget != nil, targets.allSatisfy({ $0.view.isDescendant(of: self) })
    else {
      return World.current.fault(
        "AL15",
        """
        The constraint \(constraint.summary) was added to \(describe(self)), which does not contain \
        its items: add it to their nearest common superview.
        """)
    }
    if let reason = constraint.invalidity {
      return World.current.fault(
        "AL15", "The constraint \(constraint.summary) raises an exception: \(reason).")
    }
    constraint.holder?.removeConstraint(constraint)
    constraint.holder = self
    madeConstraintState().held.append(constraint)
    for target in targets { countConstraint(to: target, by: 1) }
    registerConstraint(constraint)
  }

  /// Adds several constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard let constraintState, constraint.holder === self else { return }
    layoutEngine?.unregister(constraint)
    constraintState.held.removeAll { $0 === constraint }
    constraint.holder = nil
    for target in [constraint.firstTarget, constraint.secondTarget] {
      target.map { countConstraint(to: $0, by: -1) }
    }
  }

  /// Removes several constraints.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Gives a constraint that the view holds to its engine.
  func registerConstraint(_ constraint: NSLayoutConstraint) {
    let host = layoutHost
    var view = self
    while view !== host, view.constraintState?.containsHolders != true {
      view.madeConstraintState().containsHolders = true
      guard let superview = view.superview else { break }
      view = superview
    }
    madeLayoutEngine().register(constraint)
  }

  /// Lets the constraints that follow the direction of the text take another one.
  @_spi(Simulator)
  public func layoutDirectionMayHaveChanged() {
    for constraint in constraints where constraint.isDirectional {
      layoutEngine?.reinstall(constraint)
    }
    constraintState?.insetsDidChange()
    setNeedsLayout()
  }

  /// Notes at the views on the way to a constraint's item that a superview's constraint names it.
  private func countConstraint(to target: NSLayoutConstraint.Target, by change: Int) {
    var inner: UIView? = target.view
    var isItem = target.guide == nil
    while let view = inner, view !== self {
      let hosted = view.hostsLayout
      let state = view.madeConstraintState()
      if isItem { state.outerConstraints += change } else { state.crossingConstraints += change }
      isItem = false
      if view.hostsLayout != hosted { view.layoutHostDidChange() }
      inner = view.superview
    }
  }

  // MARK: Updates

  /// Whether the constraints will be updated before the next layout.
  public func needsUpdateConstraints() -> Bool { constraintState?.needsUpdateConstraints ?? false }

  /// Asks for an update of the constraints before the next layout.
  public func setNeedsUpdateConstraints() {
    madeConstraintState().needsUpdateConstraints = true
    madeLayoutEngine().awaitUpdate(of: self)
  }

  /// Updates the constraints that need it, of the view and those inside.
  public func updateConstraintsIfNeeded() { layoutEngine?.updateConstraints() }

  // MARK: Content

  /// Tells the layout that the natural size of the content has changed.
  public func invalidateIntrinsicContentSize() {
    guard let item = constraintState?.item else { return }
    item.engine?.mayHaveChanged(item)
    superview?.setNeedsLayout()
  }

  /// Returns how strongly the view resists being larger than its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let priorities = constraintState?.hugging ?? defaultHugging
    return axis == .horizontal ? priorities.horizontal : priorities.vertical
  }

  /// Sets how strongly the view resists being larger than its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    let state = madeConstraintState()
    if axis == .horizontal {
      state.hugging.horizontal = priority
    } else {
      state.hugging.vertical = priority
    }
    invalidateIntrinsicContentSize()
  }

  /// Returns how strongly the view resists being smaller than its content.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    guard let constraintState else { return .defaultHigh }
    let priorities = constraintState.resistance
    return axis == .horizontal ? priorities.horizontal : priorities.vertical
  }

  /// Sets how strongly the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    let state = madeConstraintState()
    if axis == .horizontal {
      state.resistance.horizontal = priority
    } else {
      state.resistance.vertical = priority
    }
    invalidateIntrinsicContentSize()
  }
}
