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
  /// nothing to scroll. Two positions along one axis are a fault.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
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
    if old !== layout { old.list = nil }
    self.layout = layout
    layout.list = self
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
