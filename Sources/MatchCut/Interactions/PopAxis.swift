import UIKit

/// The direction in which a screen is popped: from the leading edge towards the trailing one.
struct PopAxis: Equatable {
  /// 1 where that is to the right, -1 where it is to the left.
  private let sign: CGFloat

  /// Makes the axis of a layout direction.
  init(_ direction: UIUserInterfaceLayoutDirection) {
    sign = direction == .rightToLeft ? -1 : 1
  }

  /// The edge that the axis comes from.
  var leadingEdge: UIRectEdge { sign < 0 ? .right : .left }

  /// How far a vector goes forwards; negative is back.
  func length(of vector: CGPoint) -> CGFloat {
    vector.x * sign
  }

  /// Whether a vector goes forwards, at less than 45 degrees to the axis.
  func isForwards(_ vector: CGPoint) -> Bool {
    length(of: vector) > abs(vector.y)
  }

  /// Whether the content of a scroll view can be scrolled by a finger that moves forwards.
  @MainActor func canScroll(_ scrollView: UIScrollView) -> Bool {
    guard scrollView.isScrollEnabled else { return false }
    let inset = scrollView.adjustedContentInset
    let first = -inset.left
    let last = scrollView.contentSize.width - scrollView.bounds.width + inset.right
    let offset = scrollView.contentOffset.x
    // Half a point is what rounding to pixels leaves.
    return sign < 0 ? offset < max(first, last) - 0.5 : offset > first + 0.5
  }
}
