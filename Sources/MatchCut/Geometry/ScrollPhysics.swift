import UIKit

/// The resistance beyond an end, like that of a scroll view.
struct RubberBand: Equatable {
  /// The limit of the offset, in points.
  let dimension: CGFloat

  /// The initial slope of the offset; that of scroll views by default (G).
  var coefficient: CGFloat = 0.55

  /// The offset for a pull beyond the end, in points; 0 for negative pulls.
  func offset(of pull: CGFloat) -> CGFloat {
    guard pull > 0, dimension > 0 else { return 0 }
    guard pull.isFinite else { return dimension }
    return (1 - 1 / (pull * coefficient / dimension + 1)) * dimension
  }
}

/// Projects where a movement comes to rest after the release.
enum Projection {
  /// Returns the distance until the movement comes to rest, as a scroll view would (G).
  ///
  /// - Parameters:
  ///   - velocity: The initial velocity, per second.
  ///   - decelerationRate: The fraction of the velocity left after each millisecond, below 1.
  /// - Returns: The distance, in the unit of the velocity.
  static func distance(velocity: CGFloat, decelerationRate: CGFloat) -> CGFloat {
    velocity / 1000 * decelerationRate / (1 - decelerationRate)
  }
}
