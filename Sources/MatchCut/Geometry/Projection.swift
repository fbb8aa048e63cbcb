import UIKit

/// The projection of a movement that nobody drives any more.
enum Projection {
  /// Returns the distance until the movement comes to rest, as a scroll view would (G).
  ///
  /// - Parameters:
  ///   - velocity: The velocity at the beginning, per second.
  ///   - decelerationRate: The part of it that is left after each millisecond, below 1.
  /// - Returns: The distance, in the unit of the velocity.
  static func distance(velocity: CGFloat, decelerationRate: CGFloat) -> CGFloat {
    velocity / 1000 * decelerationRate / (1 - decelerationRate)
  }
}
