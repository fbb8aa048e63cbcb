import UIKit

/// Holds the content of one scroll view in place, while the pan of the scroll view continues.
///
/// The lock is another target of that pan. UIKit calls targets in the order in which they were
/// added, so the lock can undo the scroll view's response before anything is drawn. Because the pan
/// continues, the content follows the finger from its present place when the lock releases it (G).
@MainActor final class ScrollLock {
  private(set) weak var scrollView: UIScrollView?
  /// Whether the pan said in its last report that the finger scrolls.
  ///
  /// Between two reports, the state of the pan cannot be relied on (G).
  private(set) var isPanning: Bool

  /// The axis of the gesture; the movement of the finger may change it.
  var axis: SignedAxis {
    didSet { isAlongAxis = scrollView.map(axis.scrolls) ?? false }
  }
  /// Whether the content scrolls along the axis.
  private(set) var isAlongAxis: Bool
  private weak var listener: ScrollListener?
  private var held: Held?
  /// Whether the lock has held the content for this finger.
  private var hasHeld = false
  /// What the pan's next report has to restore, because the screen has used that movement.
  private var offsetToRestore: CGPoint?
  /// The state after the last report of the pan.
  private var report: Report?
  /// The offset before that report.
  private var offsetBeforeReport: CGPoint
  /// Whether the content has moved less than the finger, as it does beyond its edge.
  private var isResisting = false
  /// The vertical offset at which the content began to resist: its edge below a large title.
  private var openEdge: CGFloat?

  private struct Held {
    let offset: CGPoint
    /// The safe area's part of the inset; it may change while the screen moves.
    let safeArea: UIEdgeInsets
  }

  private struct Report {
    let offset: CGPoint
    /// The location of the finger on screen, in points.
    let location: CGPoint
    let translation: CGPoint
  }

  /// Observes the pan of a scroll view until ``invalidate()``, and calls a closure at each report.
  init(
    _ scrollView: UIScrollView, along axis: SignedAxis,
    onReport: @escaping @MainActor (ScrollLock) -> Void
  ) {
    self.scrollView = scrollView
    self.axis = axis
    isAlongAxis = axis.scrolls(scrollView)
    let pan = scrollView.panGestureRecognizer
    isPanning = pan.state == .began || pan.state == .changed
    offsetBeforeReport = scrollView.contentOffset
    let listener = ScrollListener(scrollView) { [weak self] in
      guard let self else { return }
      panReported()
      onReport(self)
      record()
    }
    self.listener = listener
  }

  /// Stops observing; not to be called during a report of the pan.
  func invalidate() {
    listener?.stop()
  }

  /// The fraction of the finger's translation above which content is not taken to resist.
  ///
  /// At its edge, content moves by about half (G).
  private static let freeFraction: CGFloat = 0.8
  /// The fraction of the finger's translation by which resisting content moves (G).
  private static let resistedFraction: CGFloat = 0.55

  /// Whether the content can scroll along the axis.
  var canScroll: Bool { scrollView.map(axis.canScroll) ?? false }

  /// Whether a pull may expand the large title above the content; meanwhile, the content seems to
  /// be at its edge (M13).
  ///
  /// UIKit does not tell how high the bar can become. But content follows the finger while the bar
  /// expands, and resists afterward.
  var mayOpenTitle: Bool {
    axis == .downwards && !isResisting && scrollView?.isBelowLargeTitle == true
  }

  /// Whether a pull at the edge refreshes the content.
  var mayRefresh: Bool { axis == .downwards && scrollView?.refreshControl != nil }

  var isHolding: Bool { held != nil }

  /// Holds the content, or returns it to where it is held.
  func hold() {
    guard let scrollView else { return }
    let held = held ?? makeHeld(scrollView)
    self.held = held
    hasHeld = true
    offsetToRestore = nil
    if scrollView.contentOffset != held.offset { scrollView.contentOffset = held.offset }
  }

  /// Lets the content follow the finger.
  func release() {
    offsetToRestore = hasReported ? nil : held?.offset
    held = nil
  }

  /// Releases content that no finger scrolls any longer; it stays, or returns to its edge.
  func settle() {
    guard let scrollView, let held else { return }
    self.held = nil
    // Unlike setting the property, this also stops an animation that the pan has started (G).
    scrollView.setContentOffset(held.offset, animated: false)
    let inset = scrollView.contentInset.adding(held.safeArea)
    // It also stops content that was returning to an edge, so the return starts again.
    var edge = SignedAxis.restingOffset(nearest: held.offset, in: scrollView, within: inset)
    // Below an expanded large title, the edge has moved with the bar.
    if axis == .downwards, edge == held.offset, scrollView.bounces, scrollView.isBelowLargeTitle,
      let openEdge, openEdge > edge.y
    {
      edge.y = openEdge
    }
    if edge != held.offset { scrollView.setContentOffset(edge, animated: true) }
  }

  private func panReported() {
    switch scrollView?.panGestureRecognizer.state {
    case .began, .changed: isPanning = true
    default: isPanning = false
    }
    if isPanning, let offsetToRestore { scrollView?.contentOffset = offsetToRestore }
    if isPanning, held == nil { limitStep() }
    offsetToRestore = nil
  }

  private func record() {
    guard let scrollView else { return }
    let new = Report(
      offset: scrollView.contentOffset,
      location: scrollView.panGestureRecognizer.location(in: nil),
      translation: scrollView.panGestureRecognizer.translation(in: nil))
    if let report {
      offsetBeforeReport = report.offset
      recordStep(from: report, to: new)
    }
    report = new
  }

  private func recordStep(from old: Report, to new: Report) {
    // Only a pull down opens a title; without a movement, there is nothing to compare.
    let finger = SignedAxis.downwards.along(new.translation - old.translation)
    let content = SignedAxis.downwards.along(old.offset - new.offset)
    guard finger != 0 else { return }
    let wasResisting = isResisting
    isResisting = finger > 0 && content < finger * Self.freeFraction
    guard isResisting, !wasResisting else { return }
    // The part of the step before the content has begun to resist.
    let free = (content - finger * Self.resistedFraction) / (1 - Self.resistedFraction)
    openEdge = old.offset.y - max(free, 0)
  }

  /// Limits the movement of content that was held to the movement of the finger.
  ///
  /// While a transition is in flight, the model values of a view are those at the end, not those on
  /// screen (F2). The pan therefore measures the finger in a screen of another size.
  private func limitStep() {
    guard hasHeld, let scrollView, let report else { return }
    let step = scrollView.panGestureRecognizer.translation(in: nil) - report.translation
    let offset = scrollView.contentOffset
    let limited = CGPoint(
      x: min(max(offset.x, report.offset.x - abs(step.x)), report.offset.x + abs(step.x)),
      y: min(max(offset.y, report.offset.y - abs(step.y)), report.offset.y + abs(step.y)))
    if limited != offset { scrollView.contentOffset = limited }
  }

  /// Determines where to hold the content: at the edge, or beyond it if it was stretched on screen.
  ///
  /// The content of a caught screen may be between its edges, and stays where it was on screen.
  private func makeHeld(_ scrollView: UIScrollView) -> Held {
    let (offset, inset) = (scrollView.contentOffset, scrollView.adjustedContentInset)
    // The offset on screen: before the present event, if the pan has already reported it.
    let seen = hasReported ? offsetBeforeReport : offset
    let remaining = axis.remainingDistance(of: scrollView, at: seen, within: inset)
    let isStretched = remaining < -SignedAxis.tolerance
    let beyond = min(axis.remainingDistance(of: scrollView, at: offset, within: inset), 0)
    return Held(
      offset: canScroll ? seen : isStretched ? offset : offset - axis.vector(beyond),
      safeArea: inset.adding(scrollView.contentInset, times: -1))
  }

  /// Whether the pan has already reported the present movement.
  private var hasReported: Bool {
    guard let scrollView, let report else { return false }
    return report.location == scrollView.panGestureRecognizer.location(in: nil)
  }
}

/// Observes the pan of one scroll view.
///
/// Recognizers do not retain their targets, and it is not known whether their references are weak.
/// So the scroll view retains its listener as an interaction, as long as the recognizer.
private final class ScrollListener: ViewAttachment {
  private var action: GestureAction?

  /// Observes the pan until ``stop()``, and calls a closure at each report.
  init(_ scrollView: UIScrollView, onReport: @escaping @MainActor () -> Void) {
    action = GestureAction(of: scrollView.panGestureRecognizer, handler: onReport)
    super.init()
    scrollView.addInteraction(self)
  }

  /// Stops observing; not to be called during a report of the pan, because the pan may not expect
  /// to lose a target then.
  func stop() {
    action?.invalidate()
    action = nil
    view?.removeInteraction(self)
  }
}

extension UIScrollView {
  /// Whether the bar above the content may have room for a large title.
  ///
  /// Which screen decides in the mode `.automatic` makes no difference: a title that never becomes
  /// large is treated as expanded.
  fileprivate var isBelowLargeTitle: Bool {
    guard let stack = surroundingStack else { return false }
    return stack.navigationBar.prefersLargeTitles && !stack.isNavigationBarHidden
      && stack.topViewController?.navigationItem.largeTitleDisplayMode != .never
  }
}
