import UIKit

/// Holds the content of one scroll view where it is, while its pan goes on.
///
/// It listens to the pan of the scroll view. A target that was added later is called later, so what
/// the scroll view has done with a movement can be undone before anything is drawn; and as the pan
/// has gone on, the content follows the finger from where it is when it is let go (G).
@MainActor final class ScrollLock {
  private(set) weak var scrollView: UIScrollView?
  /// Whether the finger scrolls, as the pan has reported it: what its state says at other times is
  /// not reliable (G).
  private(set) var isPanning: Bool

  private let axis: SignedAxis
  private var action: GestureAction?
  private var held: Held?
  /// Whether the content has been held for this finger.
  private var hasHeld = false
  /// Where the content stays once more, as the screen has had the movement that the pan has still
  /// to report.
  private var lastOffset: CGPoint?
  /// What the pan has left behind when it reported last.
  private var report: Report?
  /// The offset before that report.
  private var offsetBeforeReport: CGPoint

  private struct Held {
    let offset: CGPoint
    /// What the safe area adds to the inset; a screen that moves may lose it, and get it back.
    let safeArea: UIEdgeInsets
  }

  private struct Report {
    let offset: CGPoint
    let location: CGPoint
    /// Of the finger on screen, in points.
    let translation: CGPoint
  }

  /// Listens to a scroll view until ``invalidate()``, and passes on when its pan reports.
  init(
    _ scrollView: UIScrollView, along axis: SignedAxis,
    onReport: @escaping @MainActor (ScrollLock) -> Void
  ) {
    self.scrollView = scrollView
    self.axis = axis
    let pan = scrollView.panGestureRecognizer
    isPanning = pan.state == .began || pan.state == .changed
    offsetBeforeReport = scrollView.contentOffset
    // The lock keeps itself, as the recognizer does not retain the action.
    action = GestureAction(of: pan) {
      self.panReported()
      onReport(self)
      self.noteReport()
    }
  }

  /// Stops listening; must not be called while the pan reports, which may not expect to lose a
  /// target then.
  func invalidate() {
    action?.invalidate()
    action = nil
  }

  /// Whether the content can be scrolled along the axis.
  var canScroll: Bool { scrollView.map(axis.canScroll) ?? false }

  var isHolding: Bool { held != nil }

  /// Holds the content, or puts it back to where it is held.
  func hold() {
    guard let scrollView else { return }
    let held = held ?? makeHeld(scrollView)
    self.held = held
    hasHeld = true
    lastOffset = nil
    if scrollView.contentOffset != held.offset { scrollView.contentOffset = held.offset }
  }

  /// Lets the content follow the finger.
  func release() {
    lastOffset = hasReported ? nil : held?.offset
    held = nil
  }

  /// Lets go of content that no finger scrolls any more: it stays, or goes back to its edge.
  func settle() {
    guard let scrollView, let held else { return }
    self.held = nil
    // Only this way of setting it stops what the pan has started (G).
    scrollView.setContentOffset(held.offset, animated: false)
    let inset = scrollView.contentInset.adding(held.safeArea)
    guard axis.isBeyondEdge(of: scrollView, at: held.offset, within: inset) else { return }
    let edge = axis.clamped(held.offset, to: scrollView, within: inset)
    scrollView.setContentOffset(edge, animated: true)
  }

  private func panReported() {
    switch scrollView?.panGestureRecognizer.state {
    case .began, .changed: isPanning = true
    default: isPanning = false
    }
    if isPanning, let lastOffset { scrollView?.contentOffset = lastOffset }
    if isPanning, held == nil { limitStep() }
    lastOffset = nil
  }

  private func noteReport() {
    guard let scrollView else { return }
    if let report { offsetBeforeReport = report.offset }
    report = Report(
      offset: scrollView.contentOffset,
      location: scrollView.panGestureRecognizer.location(in: nil),
      translation: scrollView.panGestureRecognizer.translation(in: nil))
  }

  /// Lets content that was held move no farther than the finger does.
  ///
  /// While a transition is in flight, a view has the size that it will have at the end, and not the
  /// one that is seen (F2): the finger is measured in a screen that has shrunk.
  private func limitStep() {
    guard hasHeld, let scrollView, let report else { return }
    let translation = scrollView.panGestureRecognizer.translation(in: nil)
    let step = CGPoint(
      x: abs(translation.x - report.translation.x), y: abs(translation.y - report.translation.y))
    let offset = scrollView.contentOffset
    let limited = CGPoint(
      x: min(max(offset.x, report.offset.x - step.x), report.offset.x + step.x),
      y: min(max(offset.y, report.offset.y - step.y), report.offset.y + step.y))
    if limited != offset { scrollView.contentOffset = limited }
  }

  /// At the edge, or stretched beyond it, if it was seen so before; content under a screen that is
  /// caught is in the middle, and stays where it was seen.
  private func makeHeld(_ scrollView: UIScrollView) -> Held {
    let inset = scrollView.adjustedContentInset
    let (offset, seen) = (scrollView.contentOffset, seenOffset(scrollView))
    let isStretched = axis.isBeyondEdge(of: scrollView, at: seen, within: inset)
    let edge = axis.clamped(offset, to: scrollView, within: inset)
    return Held(
      offset: canScroll ? seen : isStretched ? offset : edge,
      safeArea: inset.adding(scrollView.contentInset, times: -1))
  }

  /// The offset on screen: in an event that the pan has reported already, the one before.
  private func seenOffset(_ scrollView: UIScrollView) -> CGPoint {
    hasReported ? offsetBeforeReport : scrollView.contentOffset
  }

  /// Whether the pan has reported the movement that is being handled.
  private var hasReported: Bool {
    guard let scrollView, let report else { return false }
    return report.location == scrollView.panGestureRecognizer.location(in: nil)
  }
}

extension UIEdgeInsets {
  fileprivate func adding(_ other: UIEdgeInsets, times factor: CGFloat = 1) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top * factor, left: left + other.left * factor,
      bottom: bottom + other.bottom * factor, right: right + other.right * factor)
  }
}
