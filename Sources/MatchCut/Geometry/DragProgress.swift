import UIKit

/// The progress of a screen that fingers drag, from settled, 0, to away, 1.
///
/// It grows ever more slowly with the distance of the screen from its place.
struct DragProgress: Equatable {
  /// The slope at first, over a distance as long as the container, and the limit.
  private static let clearing: CGFloat = 2
  private static let most: CGFloat = 0.6

  /// The progress of the screen when it is taken.
  let start: CGFloat
  /// The distance of the screen from its place then, in lengths of the container.
  let startDistance: CGFloat

  /// The progress at a distance, in lengths of the container.
  func value(at distance: CGFloat) -> CGFloat {
    let change = Self.value(at: distance) - Self.value(at: startDistance)
    return min(max(start + change, 0), max(start, Self.most))
  }

  private static func value(at distance: CGFloat) -> CGFloat {
    most * (1 - 1 / (distance * clearing / most + 1))
  }
}
