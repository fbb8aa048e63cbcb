import UIKit

/// How far a movement carries on that nobody drives any more.
enum Projection {
  /// Returns the distance until the movement comes to rest, as that of a scroll view would (G).
  ///
  /// - Parameters:
  ///   - velocity: The velocity at the beginning, per second.
  ///   - decelerationRate: How much of it is left after each millisecond, below 1.
  /// - Returns: The distance, in the unit of the velocity.
  static func distance(velocity: CGFloat, decelerationRate: CGFloat) -> CGFloat {
    velocity / 1000 * decelerationRate / (1 - decelerationRate)
  }
}
