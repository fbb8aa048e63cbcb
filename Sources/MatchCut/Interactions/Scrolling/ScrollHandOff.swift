import UIKit

/// The scroll views under a finger that also dismisses: either their content moves, or the screen.
///
/// Nothing about them is changed but the content offset, and that only while it is held. Whether
/// their pans or the dismissing one report first makes no difference.
@MainActor final class ScrollHandOff {
  /// Whether the content is held where it is.
  private(set) var isHolding = false
  private var locks: [ScrollLock] = []
  private var isTouchOver = false

  /// Begins to watch the scroll views under a new finger, and forgets those of an earlier one.
  ///
  /// While content is held for a finger, a further one changes nothing.
  ///
  /// - Parameters:
  ///   - view: The touched view.
  ///   - limit: The view of the dismissing pan, where the search ends.
  ///   - axis: Where the finger dismisses; only scroll views that scroll that way or back count.
  func touchBegan(on view: UIView?, below limit: UIView?, along axis: SignedAxis) {
    guard !isHolding || isTouchOver else { return }
    forget()
    for scrollView in view?.scrollViews(upTo: limit) ?? [] where axis.scrolls(scrollView) {
      locks.append(
        ScrollLock(scrollView, along: axis) { [weak self] in self?.panReported(to: $0) })
    }
  }

  /// Whether the finger is on no scroll view that matters.
  var isEmpty: Bool {
    locks.allSatisfy { $0.scrollView == nil }
  }

  /// Whether a recognizer is the pan of one of the scroll views, with which alone the dismissing
  /// pan may recognize at the same time.
  func contains(_ recognizer: UIGestureRecognizer) -> Bool {
    locks.contains { $0.scrollView?.panGestureRecognizer === recognizer }
  }

  /// Whether a finger that moves along the axis can still scroll: then the screen has to wait.
  var canScroll: Bool {
    locks.contains(where: \.canScroll)
  }

  /// Holds the content where it is: the screen moves instead.
  func hold() {
    guard !isHolding else { return }
    isHolding = true
    for lock in locks { lock.hold() }
  }

  /// Lets the content follow the finger again.
  func release() {
    isHolding = false
    for lock in locks { lock.release() }
  }

  /// Gets told that the touch is over for the dismissing pan.
  ///
  /// Content that is held stays so until the pans of the scroll views have ended too.
  func touchEnded() {
    guard isHolding else { return forget() }
    isTouchOver = true
    settle()
    if !isHolding { forget() }
  }

  /// Stops watching; must not be called while the pan of a scroll view reports.
  func forget() {
    for lock in locks { lock.invalidate() }
    locks = []
    isHolding = false
    isTouchOver = false
  }

  private func panReported(to lock: ScrollLock) {
    guard isHolding else { return }
    guard lock.isPanning else {
      lock.settle()
      return settle()
    }
    // UIKit lets an inner scroll view that is at its end drag the outer one.
    for other in locks where other === lock || other.isHolding { other.hold() }
  }

  /// Lets go of all content when no finger scrolls any of it any more.
  private func settle() {
    guard !locks.contains(where: \.isPanning) else { return }
    for lock in locks { lock.settle() }
    if isTouchOver { isHolding = false }
  }
}
