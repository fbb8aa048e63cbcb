import Foundation

/// The place of a presenter's view before UIKit moved it into the container (A4).
@MainActor
struct RelocatedView {
  let view: UIView
  private weak var superview: UIView?
  private let index: Int
  private let frame: CGRect
  private let filledSuperview: Bool

  init?(_ view: UIView) {
    guard let superview = view.superview else { return nil }
    self.view = view
    self.superview = superview
    index = superview.subviews.firstIndex { $0 === view } ?? 0
    frame = view.frame
    filledSuperview = view.frame == superview.bounds
  }

  /// The frame in another view's coordinates, current after a resize.
  func frame(in container: UIView) -> CGRect {
    container.convert(placeInSuperview, from: superview)
  }

  private var placeInSuperview: CGRect {
    guard filledSuperview, let superview else { return frame }
    return superview.bounds
  }

  /// The container in which the view had a wrapper.
  private var container: UITransitionView? {
    guard !(superview is UITransitionView) else { return nil }
    var ancestor = superview?.superview
    while let view = ancestor, !(view is UITransitionView) { ancestor = view.superview }
    return ancestor as? UITransitionView
  }

  func putBack() {
    guard let superview else { return view.removeFromSuperview() }
    // UIKit itself restores the wrapper of a sheet.
    if World.current.variant.returnsPresentersToContainers, let container,
      !(superview is UIDropShadowView)
    {
      container.addSubview(view)
      view.place(at: container.bounds)
      return
    }
    superview.insertSubview(view, at: min(index, superview.subviews.count))
    // A frame must not be set on a view that the animator has left with a transform (F1).
    if view.transform.isIdentity { view.frame = placeInSuperview }
  }
}
