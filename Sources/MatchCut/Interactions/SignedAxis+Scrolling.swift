import UIKit

extension SignedAxis {
  /// Whether the content of a scroll view can be scrolled by a finger that moves along the axis.
  @MainActor func canScroll(_ scrollView: UIScrollView) -> Bool {
    guard scrollView.isScrollEnabled else { return false }
    let inset = scrollView.adjustedContentInset
    let start = CGPoint(x: -inset.left, y: -inset.top)
    let end = CGPoint(
      x: max(scrollView.contentSize.width - scrollView.bounds.width + inset.right, start.x),
      y: max(scrollView.contentSize.height - scrollView.bounds.height + inset.bottom, start.y))
    let offset = scrollView.contentOffset
    // A finger that moves away from an edge pulls the content at that edge into view.
    let rest = max(
      along(CGPoint(x: offset.x - start.x, y: offset.y - start.y)),
      along(CGPoint(x: offset.x - end.x, y: offset.y - end.y)))
    // Half a point is what rounding to pixels leaves.
    return rest > 0.5
  }
}
