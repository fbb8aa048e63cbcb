import Foundation

/// Scrolling to items, and other layouts.
extension UICollectionView {
  /// Where an item is after scrolling to it.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a position from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left edge.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle between the left and the right edge.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right edge.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// Scrolls to an item; without a position, by the smallest distance.
  ///
  /// The cells of the new place come with the next layout (N4). Before the first layout, there is
  /// nothing to scroll.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
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
    load()
    guard let frame = layout.layoutAttributesForItem(at: indexPath)?.frame else { return }
    setContentOffset(offset(of: frame, at: scrollPosition), animated: animated)
  }

  private func offset(of frame: CGRect, at position: ScrollPosition) -> CGPoint {
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

  /// Replaces the layout, and lays the list out at once (N14.4).
  public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Replaces the layout, and lays the list out at once or in an animation of 0.3 seconds.
  ///
  /// - Parameters:
  ///   - layout: The layout, which the list retains.
  ///   - animated: Whether the items move to their new places.
  ///   - completion: Called at the end, with whether the animation has finished.
  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    let old = self.layout
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    if old !== layout { old.collectionView = nil }
    self.layout = layout
    layout.collectionView = self
    let context = layout.makeContext()
    context.invalidateEverything = true
    layout.invalidateLayout(with: context)
    let change: @MainActor () -> Void = { [self] in
      if pass.hasRun {
        load()
        takeTargetOffset()
        runPass()
      }
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
    }
    guard animated else {
      change()
      completion?(true)
      return
    }
    UIView.animate(withDuration: 0.3, animations: change, completion: { completion?($0) })
  }
}
