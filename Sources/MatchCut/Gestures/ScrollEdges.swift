import UIKit

@MainActor extension SignedAxis {
  /// The error of rounding to pixels, in points.
  static let tolerance: CGFloat = 0.5

  /// Whether a scroll view scrolls along the axis, in either direction.
  func scrolls(_ scrollView: UIScrollView) -> Bool {
    guard scrollView.isScrollEnabled else { return false }
    let (start, end) = Self.edges(of: scrollView, within: scrollView.adjustedContentInset)
    if abs(along(end - start)) > Self.tolerance { return true }
    return scrollView.bounces
      && (isHorizontal ? scrollView.alwaysBounceHorizontal : scrollView.alwaysBounceVertical)
  }

  /// Whether a finger that moves along the axis can scroll a scroll view further.
  func canScroll(_ scrollView: UIScrollView) -> Bool {
    let distance = remainingDistance(
      of: scrollView, at: scrollView.contentOffset, within: scrollView.adjustedContentInset)
    return scrollView.isScrollEnabled && distance > Self.tolerance
  }

  /// The nearest offset within the content.
  static func restingOffset(
    nearest offset: CGPoint, in scrollView: UIScrollView, within inset: UIEdgeInsets
  ) -> CGPoint {
    let (start, end) = edges(of: scrollView, within: inset)
    return CGPoint(
      x: nearest(offset.x, from: start.x, to: end.x), y: nearest(offset.y, from: start.y, to: end.y)
    )
  }

  private static func nearest(_ value: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
    let nearest = min(max(value, start), end)
    return abs(nearest - value) > tolerance ? nearest : value
  }

  /// The distance that the content can scroll along the axis, in points; negative beyond its edge.
  func remainingDistance(
    of scrollView: UIScrollView, at offset: CGPoint, within inset: UIEdgeInsets
  ) -> CGFloat {
    let (start, end) = Self.edges(of: scrollView, within: inset)
    // A finger that moves away from an edge brings the content at that edge into view.
    return max(along(offset - start), along(offset - end))
  }

  /// The first and the last offset at which the content rests.
  private static func edges(
    of scrollView: UIScrollView, within inset: UIEdgeInsets
  ) -> (start: CGPoint, end: CGPoint) {
    let start = CGPoint(x: -inset.left, y: -inset.top)
    let end = CGPoint(
      x: max(scrollView.contentSize.width - scrollView.bounds.width + inset.right, start.x),
      y: max(scrollView.contentSize.height - scrollView.bounds.height + inset.bottom, start.y))
    return (start, end)
  }
}
