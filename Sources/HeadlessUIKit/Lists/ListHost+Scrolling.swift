import Foundation

/// Scrolling to items.
extension ListHost {
  /// Scrolls to an item; without a position, by the smallest distance (N4).
  func scroll(
    to indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    guard pass.hasRun else {
      return World.current.hint(
        "N4",
        """
        \(describe(self)) was scrolled to an item before its first layout, which has no effect: call \
        layoutIfNeeded() before, or scroll in viewDidLayoutSubviews
        """)
    }
    guard loadedCounts().contains(indexPath) else {
      return World.current.fault(
        "N4",
        """
        \(describe(self)) was scrolled to the index path \(indexPath), which the data source does not \
        have. It raises an exception on a device
        """)
    }
    guard !scrollPosition.contradictsItself else {
      return World.current.fault(
        "N4",
        """
        \(describe(self)) was scrolled to two positions along one axis. It raises an exception on a \
        device
        """)
    }
    load()
    guard let frame = layout.layoutAttributesForItem(at: indexPath)?.frame else { return }
    setContentOffset(offset(of: frame, at: scrollPosition), animated: animated)
  }

  private func offset(
    of frame: CGRect, at position: UICollectionView.ScrollPosition
  ) -> CGPoint {
    guard !position.isEmpty else { return offset(showing: frame) }
    let insets = adjustedContentInset
    let seen = bounds.inset(by: insets)
    var offset = contentOffset
    if position.contains(.left) { offset.x = frame.minX - insets.left }
    if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - seen.width / 2 - insets.left
    }
    if position.contains(.right) { offset.x = frame.maxX - seen.width - insets.left }
    if position.contains(.top) { offset.y = frame.minY - insets.top }
    if position.contains(.centeredVertically) {
      offset.y = frame.midY - seen.height / 2 - insets.top
    }
    if position.contains(.bottom) { offset.y = frame.maxY - seen.height - insets.top }
    return CGPoint(x: offset.x.clamped(to: horizontalRange), y: offset.y.clamped(to: verticalRange))
  }
}

extension UICollectionView.ScrollPosition {
  /// Whether it has two positions along one axis.
  fileprivate var contradictsItself: Bool {
    let axes: [Self] = [
      [.top, .centeredVertically, .bottom], [.left, .centeredHorizontally, .right],
    ]
    return axes.contains { intersection($0).rawValue.nonzeroBitCount > 1 }
  }
}
