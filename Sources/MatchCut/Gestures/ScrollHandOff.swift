import UIKit

/// Makes sure that a finger either scrolls the scroll views under it or moves the screen.
///
/// It changes only content offsets, and only while it holds the content. It does not depend on the
/// order in which the pans of the scroll views and of the interaction report.
@MainActor final class ScrollHandOff {
  /// Whether the content is held in place.
  private(set) var isHolding = false
  private var locks: [ScrollLock] = []
  /// The scroll views under the finger whose content can be zoomed.
  private var zoomables: [Weak<UIScrollView>] = []
  private var isTouchOver = false

  /// Observes the scroll views under a new finger, and forgets those of an earlier one.
  ///
  /// While content is held for one finger, other fingers have no effect.
  ///
  /// - Parameters:
  ///   - view: The touched view.
  ///   - limit: The view of the interaction's recognizer, where the search ends.
  ///   - axis: The axis of the dismissal.
  ///   - axes: The axes of all directions of the gesture. A scroll view that scrolls along none of
  ///     them, nor along `axis`, is not observed.
  func touchBegan(
    on view: UIView?, below limit: UIView?, along axis: SignedAxis, among axes: [SignedAxis] = []
  ) {
    guard !isHolding || isTouchOver else { return }
    forget()
    let scrollViews = view?.scrollViews(upTo: limit) ?? []
    zoomables = scrollViews.filter(\.isZoomable).map(Weak.init)
    for scrollView in scrollViews
    where axis.scrolls(scrollView) || axes.contains(where: { $0.scrolls(scrollView) }) {
      locks.append(ScrollLock(scrollView, along: axis) { [weak self] in self?.panReported(to: $0) })
    }
  }

  /// Continues along another axis, chosen by the finger.
  func setAxis(_ axis: SignedAxis) {
    for lock in locks where lock.axis != axis { lock.axis = axis }
  }

  /// Whether no scroll view under the finger scrolls along the axis.
  var isEmpty: Bool { locks.allSatisfy { $0.scrollView == nil || !$0.isAlongAxis } }

  /// Whether a recognizer is the pan of one of the scroll views.
  func contains(_ recognizer: UIGestureRecognizer) -> Bool {
    locks.contains { $0.scrollView?.panGestureRecognizer === recognizer }
  }

  /// Whether content under the finger is zoomed in, so that a finger moves only the content.
  var isZoomedIn: Bool { zoomables.contains { $0.object?.isZoomedIn == true } }

  /// Whether a recognizer is the pinch of one of the scroll views.
  func zooms(with recognizer: UIGestureRecognizer) -> Bool {
    zoomables.contains { $0.object?.pinchGestureRecognizer === recognizer }
  }

  /// Whether content can scroll along the axis, so that the screen has to wait.
  var canScroll: Bool {
    locks.contains { $0.canScroll || $0.mayOpenTitle || $0.mayRefresh }
  }

  /// Holds the content in place, because the screen moves instead.
  func hold() {
    guard !isHolding, locks.contains(where: { $0.scrollView != nil }) else { return }
    isHolding = true
    for lock in locks { lock.hold() }
  }

  /// Lets the content follow the finger again.
  func release() {
    isHolding = false
    for lock in locks { lock.release() }
  }

  /// Handles the end of the touch for the interaction.
  ///
  /// Content that is held is released when the pans of the scroll views have ended, too.
  func touchEnded() {
    guard isHolding else { return forget() }
    isTouchOver = true
    settle()
    if !isHolding { forget() }
  }

  /// Stops observing; the caller must not do so during a report of a scroll view's pan.
  func forget() {
    for lock in locks { lock.invalidate() }
    locks = []
    zoomables = []
    isHolding = false
    isTouchOver = false
  }

  private func panReported(to lock: ScrollLock) {
    guard isHolding else { return }
    guard lock.isPanning else { return settle() }
    // UIKit scrolls the outer scroll view when the inner one is at its end.
    for other in locks where other === lock || other.isHolding { other.hold() }
  }

  /// Releases all content when no finger scrolls it any longer.
  private func settle() {
    guard !locks.contains(where: \.isPanning) else { return }
    for lock in locks { lock.settle() }
    if isTouchOver { isHolding = false }
  }
}

extension UIView {
  /// The scroll views from the view itself up to and including another view.
  func scrollViews(upTo limit: UIView?) -> [UIScrollView] {
    sequence(first: self) { $0 === limit ? nil : $0.superview }.compactMap { $0 as? UIScrollView }
  }
}

extension UIScrollView {
  /// The relative error of a scale that has returned to its minimum.
  private static let scaleTolerance: CGFloat = 0.001

  /// Whether fingers can zoom the content.
  var isZoomable: Bool { maximumZoomScale > minimumZoomScale }

  /// Whether the content is above its minimum scale, or is being zoomed.
  ///
  /// A finger then pans the content, and must not dismiss the screen at its edge.
  var isZoomedIn: Bool {
    guard isZoomable else { return false }
    return isZooming || isZoomBouncing || zoomScale > minimumZoomScale * (1 + Self.scaleTolerance)
  }
}
