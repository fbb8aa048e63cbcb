import Foundation

/// An inner scroll view at its end scrolls the outer one (openradar 33847193).
extension UIScrollView {
  /// The nearest outer scroll view, even if that cannot scroll.
  private var parent: UIScrollView? {
    var view = superview
    while let current = view {
      if let scrollView = current as? UIScrollView { return scrollView }
      view = current.superview
    }
    return nil
  }

  /// Passes the part of a movement beyond the end of the content to the outer scroll view.
  ///
  /// - Returns: The part that remains for this one.
  func dragParent(by step: CGPoint) -> CGPoint {
    guard let parent, parent.isScrollEnabled, !parent.isDragging else { return step }
    let wanted = CGPoint(
      x: scrollsHorizontally
        ? excess(of: step.x, from: contentOffset.x, in: horizontalRange) : 0,
      y: scrollsVertically ? excess(of: step.y, from: contentOffset.y, in: verticalRange) : 0)
    let offset = parent.contentOffset
    let taken = CGPoint(
      x: wanted.x - excess(of: wanted.x, from: offset.x, in: parent.horizontalRange),
      y: wanted.y - excess(of: wanted.y, from: offset.y, in: parent.verticalRange))
    guard taken != .zero else { return step }
    parent.endGlide()
    parent.contentOffset = CGPoint(x: offset.x + taken.x, y: offset.y + taken.y)
    draggedParent = parent
    return CGPoint(x: step.x - taken.x, y: step.y - taken.y)
  }

  /// Lets the outer scroll view decelerate, if the drag has moved it last.
  ///
  /// - Returns: The velocity that remains for this one.
  func releaseParent(velocity: CGPoint) -> CGPoint {
    guard let parent = draggedParent else { return velocity }
    draggedParent = nil
    let mine = CGPoint(
      x: excess(of: velocity.x, from: contentOffset.x, in: horizontalRange) == 0 ? velocity.x : 0,
      y: excess(of: velocity.y, from: contentOffset.y, in: verticalRange) == 0 ? velocity.y : 0)
    parent.moveOn(velocity: CGPoint(x: velocity.x - mine.x, y: velocity.y - mine.y))
    return mine
  }

  /// The part of a step that leads beyond a range, or further away from it.
  private func excess(
    of step: CGFloat, from value: CGFloat, in range: ClosedRange<CGFloat>
  ) -> CGFloat {
    let room = step < 0 ? min(range.lowerBound - value, 0) : max(range.upperBound - value, 0)
    return step < 0 ? min(step - room, 0) : max(step - room, 0)
  }
}
