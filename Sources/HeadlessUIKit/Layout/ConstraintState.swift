import Foundation

/// What Auto Layout knows of a view; most views have none.
@MainActor final class ConstraintState {
  /// A view that may have been released.
  struct Reference {
    private(set) weak var view: UIView?

    init(_ view: UIView) { self.view = view }
  }

  unowned let view: UIView
  /// The constraints that the view holds.
  var held: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var systemGuides: [UILayoutGuide] = []
  /// The engine whose outermost view this is.
  var engine: LayoutEngine?
  /// The view in the equations of the engine that it is inside of.
  var item: LayoutItem?
  /// How many constraints of superviews name the view.
  var outerConstraints = 0
  /// How many constraints of superviews name something inside.
  var crossingConstraints = 0
  /// Whether constraints have placed the view; without them it collapses then (AL11).
  var wasPlaced = false
  /// Whether constraints place subviews.
  var placesSubviews = false {
    didSet { if placesSubviews != oldValue { view.representSubviews() } }
  }
  /// Whether it, or a view inside, holds constraints of the engine that it is inside of.
  var containsHolders = false
  /// Whether its constraints have to be updated.
  var needsUpdateConstraints = true
  /// What was last set by means of the view, unlike that of the layer (AL2, AL3).
  var givenBounds: CGSize
  var givenCenter: CGPoint
  /// Whether the view is passing geometry on to its layer.
  var isWriting = false
  private var hasReportedLayerWrite = false

  var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
  var resistance = (
    horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh
  )
  var margins: LayoutMargins?

  init(_ view: UIView) {
    self.view = view
    givenBounds = view.layer.values.bounds.size
    givenCenter = view.layer.values.position
    hugging = view.defaultHugging
  }

  /// Whether constraints place the view, or would.
  var isPlaced: Bool {
    !view.translatesAutoresizingMaskIntoConstraints && (outerConstraints > 0 || wasPlaced)
  }

  /// The place in the superview, as the view's own geometry says.
  var givenFrame: CGRect {
    let anchor = view.layer.values.anchorPoint
    return CGRect(
      x: givenCenter.x - anchor.x * givenBounds.width,
      y: givenCenter.y - anchor.y * givenBounds.height,
      width: givenBounds.width, height: givenBounds.height)
  }

  /// Passes geometry on to the layer, and remembers it.
  func write(_ change: () -> Void) {
    let (wasWriting, old) = (isWriting, view.layer.values.bounds.origin)
    isWriting = true
    change()
    isWriting = wasWriting
    let values = view.layer.values
    // The same frame again, as a layout of subviews sets it, is no change.
    guard
      values.bounds.size != givenBounds || values.position != givenCenter
        || values.bounds.origin != old
    else { return }
    rememberGeometry()
  }

  func rememberGeometry() {
    givenBounds = view.layer.values.bounds.size
    givenCenter = view.layer.values.position
    geometryMayHaveChanged()
  }

  /// Tells the engines of a new place or size.
  private func geometryMayHaveChanged() {
    engine?.hostMayHaveChanged()
    if let item, item.role == .given || view.translatesAutoresizingMaskIntoConstraints {
      item.engine?.mayHaveChanged(item)
    }
    if view is UIScrollView { insetsDidChange() }
  }

  /// Tells the engines of another safe area, or other margins.
  func insetsDidChange() {
    for guide in systemGuides where guide.kind != .keyboard {
      guide.item.map { $0.engine?.mayHaveChanged($0) }
    }
  }

  /// AL1: what is written to the layer of such a view does not last.
  func layerWasWritten(_ property: String) {
    guard !isWriting, !hasReportedLayerWrite, isPlaced, view.superview != nil else { return }
    hasReportedLayerWrite = true
    World.current.fault(
      "AL1",
      """
      The \(property) of the layer of \(describe(view)), which constraints place, was set: the next \
      layout of its superview overwrites it; change the constraints, or use a transform.
      """)
  }
}

extension UIView {
  func madeConstraintState() -> ConstraintState {
    if let constraintState { return constraintState }
    let state = ConstraintState(self)
    constraintState = state
    return state
  }

  /// Whether equations of an engine of its own determine what is inside (AL5).
  var hostsLayout: Bool {
    guard let superview, !(self is UIWindow) else { return true }
    guard controller != nil || superview.isTransitionContainer else { return false }
    guard let constraintState else { return true }
    return constraintState.crossingConstraints == 0 && !constraintState.isPlaced
  }

  /// The view whose engine determines what is inside this one.
  var layoutHost: UIView {
    var view = self
    while !view.hostsLayout, let superview = view.superview { view = superview }
    return view
  }

  /// The engine that determines what is inside the view, if there is one.
  var layoutEngine: LayoutEngine? { layoutHost.constraintState?.engine }

  func madeLayoutEngine() -> LayoutEngine {
    let state = layoutHost.madeConstraintState()
    if let engine = state.engine { return engine }
    let engine = LayoutEngine(host: state.view)
    state.engine = engine
    return engine
  }

  /// Whether it is one of UIKit's views in which transitions take place.
  var isTransitionContainer: Bool { self is TransitionContainerView || self is UIDropShadowView }

  func commonAncestor(with other: UIView) -> UIView? {
    sequence(first: self, next: \.superview).first { other.isDescendant(of: $0) }
  }
}
