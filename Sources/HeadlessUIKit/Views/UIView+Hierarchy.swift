import Foundation

extension UIView {
  enum Place {
    case front
    case index(Int)
    case below(UIView)
    case above(UIView)
  }

  func insert(_ view: UIView, at place: Place) {
    guard view !== self else {
      World.current.fault("F", "\(describe(self)) was added to itself: add it to another view.")
      return
    }
    guard !isDescendant(of: view) else {
      World.current.fault(
        "F",
        """
        \(describe(view)) was added to \(describe(self)), which is inside it: remove that first.
        """)
      return
    }
    let previousWindow = view.window
    view.willMove(toSuperview: self)
    if previousWindow !== window { view.announceMove(to: window) }
    let former = view.superview
    view.leaveSuperview(for: self)
    let index = index(of: place)
    children.insert(view, at: index)
    view.superview = self
    attachLayer(of: view, at: index, place)
    representSubviews()
    if view.constraintState != nil, former !== self { view.joinLayout(isOrphan: former == nil) }
    if !view.translatesAutoresizingMaskIntoConstraints { view.reportIfUnplaced() }
    view.adoptWindow(window)
    view.didMoveToSuperview()
    didAddSubview(view)
    // Outside of a window, the insets of a tree are not updated.
    view.safeAreaMayHaveChanged(inWholeTree: previousWindow !== window)
  }

  private func index(of place: Place) -> Int {
    switch place {
    case .front: return children.count
    case .index(let index): return min(max(index, 0), children.count)
    case .below(let sibling):
      return children.firstIndex { $0 === sibling } ?? reportStranger(sibling, fallback: 0)
    case .above(let sibling):
      return children.firstIndex { $0 === sibling }.map { $0 + 1 }
        ?? reportStranger(sibling, fallback: children.count)
    }
  }

  private func reportStranger(_ sibling: UIView, fallback: Int) -> Int {
    World.current.fault(
      "F",
      """
      A view was inserted next to \(describe(sibling)), which is not a subview of \
      \(describe(self)): add that first, or use addSubview.
      """)
    return fallback
  }

  /// The app's own layers are among those of the subviews, so the order is kept relative to the
  /// views.
  private func attachLayer(of view: UIView, at index: Int, _ place: Place) {
    if case .above(let sibling) = place, sibling.superview === self {
      layer.insertSublayer(view.layer, above: sibling.layer)
    } else if index + 1 < children.count {
      layer.insertSublayer(view.layer, below: children[index + 1].layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }

  func removeFromTree() {
    guard superview != nil else { return }
    let previousWindow = window
    willMove(toSuperview: nil)
    if previousWindow != nil { announceMove(to: nil) }
    leaveSuperview(for: nil)
    adoptWindow(nil)
    didMoveToSuperview()
  }

  private func leaveSuperview(for newSuperview: UIView?) {
    guard let parent = superview else { return }
    // Within its superview, a view only changes its place among the siblings.
    let engine = newSuperview === parent ? nil : endCrossingConstraints(for: newSuperview)
    defer { engine.map(moveConstraints) }
    parent.willRemoveSubview(self)
    parent.children.removeAll { $0 === self }
    superview = nil
    layer.removeFromSuperlayer()
  }

  func reorder(_ view: UIView, toFront: Bool) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    children.remove(at: index)
    children.insert(view, at: toFront ? children.count : 0)
    // The layer stays in the tree, so that its animations continue.
    layer.keepCommittedLook()
    layer.sublayerList.removeAll { $0 === view.layer }
    layer.sublayerList.insert(view.layer, at: toFront ? layer.sublayerList.count : 0)
  }

  /// Moves a subview to another index without removing it.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard children.indices.contains(index1), children.indices.contains(index2) else { return }
    children.swapAt(index1, index2)
    let layers = children.map(\.layer)
    layer.keepCommittedLook()
    layer.sublayerList.removeAll { sublayer in layers.contains { $0 === sublayer } }
    layer.sublayerList.append(contentsOf: layers)
  }

  private func announceMove(to newWindow: UIWindow?) {
    willMove(toWindow: newWindow)
    for child in children { child.announceMove(to: newWindow) }
  }

  private func adoptWindow(_ newWindow: UIWindow?) {
    // A view that a callback of another view has moved has been told already.
    guard newWindow !== window else { return }
    window = newWindow
    for recognizer in recognizers { recognizer.viewDidMove(toWindow: newWindow) }
    if newWindow == nil { World.current.keyboard.leave(self) }
    didMoveToWindow()
    controller?.viewDidMove(toWindow: newWindow)
    // A callback may have moved this view, or a subview, to another place meanwhile.
    for child in children where child.superview === self && window === newWindow {
      child.adoptWindow(newWindow)
    }
  }

  /// The view in this tree that has a tag.
  func firstView(tagged tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }
}

/// The description of an object in faults.
func describe(_ object: AnyObject?) -> String {
  guard let object else { return "nil" }
  // For a value that is not known to be a type, a string would look up protocols and mirrors first.
  let type: any Any.Type = type(of: object)
  return "\(type)"
}
