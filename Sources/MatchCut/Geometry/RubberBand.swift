import UIKit

/// The resistance of what is pulled beyond its end, as that of a scroll view.
struct RubberBand: Equatable {
  /// How much of the first point of a pull is followed; that of scroll views (G).
  private static let coefficient: CGFloat = 0.55

  /// What is never got beyond, however far the pull, in points.
  let dimension: CGFloat

  /// How far something goes along with a pull beyond its end, in points; 0 for none, or backwards.
  func offset(of pull: CGFloat) -> CGFloat {
    guard pull > 0, dimension > 0 else { return 0 }
    guard pull.isFinite else { return dimension }
    return (1 - 1 / (pull * Self.coefficient / dimension + 1)) * dimension
  }
}
