import Foundation

/// What becomes of constraints as views change their superviews.
extension UIView {
  /// The view has become, or is no longer, the outermost of an engine: its constraints move.
  func layoutHostDidChange() {
    guard let state = constraintState else { return }
    if hostsLayout {
      guard let outer = superview?.layoutEngine else { return }
      moveConstraints(from: outer)
    } else if let engine = state.engine {
      state.engine = nil
      state.containsHolders = false
      moveConstraints(from: engine)
    }
  }

  /// Moves the constraints in the tree from an engine to that of their present place.
  func moveConstraints(from engine: LayoutEngine?) {
    var views: [UIView] = []
    collectHolders(into: &views, isRoot: true)
    let held = views.flatMap(\.constraints)
    for view in views where view !== self || constraintState?.outerConstraints == 0 {
      view.forgetItems(of: engine)
    }
    for constraint in held { engine?.unregister(constraint) }
    for view in views {
      view.constraintState?.containsHolders = false
      if view.needsUpdateConstraints() { madeLayoutEngine().awaitUpdate(of: view) }
    }
    for constraint in held { constraint.holder?.registerConstraint(constraint) }
  }

  /// Lists the views in the tree that Auto Layout knows, up to the next engine.
  private func collectHolders(into views: inout [UIView], isRoot: Bool) {
    if !isRoot, hostsLayout { return }
    if constraintState != nil { views.append(self) }
    for child in children { child.collectHolders(into: &views, isRoot: false) }
  }

  private func forgetItems(of engine: LayoutEngine?) {
    guard let state = constraintState else { return }
    let guides = state.guides + state.systemGuides
    for item in [state.item] + guides.map(\.item) {
      if let item, item.engine === engine { engine?.forget(item) }
    }
    if engine == nil { state.item = nil }
  }

  /// Ends the constraints across the border to the superview, before the view leaves it (AL11).
  ///
  /// - Parameter newSuperview: The next superview, if there is one.
  /// - Returns: The engine that the constraints inside still belong to.
  func endCrossingConstraints(for newSuperview: UIView?) -> LayoutEngine? {
    guard let state = constraintState, superview != nil else { return nil }
    let crossing = sequence(first: self, next: \.superview).dropFirst()
      .flatMap(\.constraints).filter { $0.isAbout(self) }
    if let newSuperview { reportLostConstraints(crossing, for: newSuperview) }
    for constraint in crossing { constraint.isActive = false }
    // Without them, the view may be the outermost of an engine, to which its constraints have gone.
    let engine = hostsLayout ? nil : layoutEngine
    guard let item = state.item, item.engine !== engine else { return engine }
    item.engine?.forget(item)
    return engine
  }

  /// Takes the constraints inside to the engine of the new superview.
  ///
  /// - Parameter isOrphan: Whether it had no superview, or one that was released.
  func joinLayout(isOrphan: Bool) {
    guard let state = constraintState else { return }
    (state.outerConstraints, state.crossingConstraints) = (0, 0)
    guard !hostsLayout else { return }
    if let engine = state.engine {
      state.engine = nil
      moveConstraints(from: engine)
    } else if isOrphan, state.containsHolders {
      // The engine has gone with the former superview.
      moveConstraints(from: nil)
    }
    // AL11: without its constraints it has no place and, without content, no size.
    if state.isPlaced { madeLayoutEngine().awaitPlacing(of: self) }
  }

  /// AL5: nothing places a root in a view of a transition, unless it is translated.
  func reportIfUnplaced() {
    guard controller != nil, superview?.isTransitionContainer == true else { return }
    World.current.fault(
      "AL5",
      """
      \(describe(self)), the view of a controller, was presented or pushed although it is not \
      translated, and UIKit's containers have no constraints for it: set \
      translatesAutoresizingMaskIntoConstraints to true.
      """)
  }

  private func reportLostConstraints(
    _ constraints: [NSLayoutConstraint], for newSuperview: UIView
  ) {
    // From one stack view to another, the constraints are theirs.
    guard !(newSuperview is UIStackView) else { return }
    // What an animator has pinned to the container ends with the transition.
    let lost = constraints.filter { constraint in
      guard let holder = constraint.holder, holder.isTransitionContainer else { return true }
      return newSuperview.isDescendant(of: holder)
    }
    guard !lost.isEmpty else { return }
    World.current.fault(
      "AL11",
      """
      \(describe(self)) was taken to another superview, which has ended \(lost.count) constraints \
      for good: activate them again when it is back, or leave it where it is.
      """)
  }
}
