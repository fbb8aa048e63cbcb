import UIKit

/// How far something follows a finger that pulls it beyond its end: less and less, as a scroll view
/// does.
struct RubberBand: Equatable {
  /// The extent of what is pulled, in points, which is the most that it gives way.
  let dimension: CGFloat

  /// How much of the finger's way it follows at first; that of scroll views by default.
  var stiffness: CGFloat = 0.55

  /// Returns how far it gives way when the finger is that far beyond the end, in points; with the
  /// same sign, and zero without an extent.
  func stretch(for overshoot: CGFloat) -> CGFloat {
    guard dimension > 0, overshoot.isFinite else { return 0 }
    let pull = abs(overshoot) * stiffness / dimension
    let way = (1 - 1 / (pull + 1)) * dimension
    return overshoot < 0 ? -way : way
  }
}
