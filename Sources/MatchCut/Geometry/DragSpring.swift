package import UIKit

/// A spring with a response and a damping ratio.
package struct DragSpring: Equatable, Sendable {
  /// The period of the undamped spring, in seconds.
  package let response: CGFloat
  /// The damping ratio; a spring with 1 does not overshoot.
  package let dampingRatio: CGFloat

  /// Returns an animator that follows the spring until it has settled.
  ///
  /// - Parameter velocity: The initial velocity, in fractions of the displacement per second.
  /// - Returns: An animator without animations.
  @MainActor func animator(velocity: CGVector) -> UIViewPropertyAnimator {
    let frequency = 2 * CGFloat.pi / response
    let parameters = UISpringTimingParameters(
      mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency,
      initialVelocity: velocity)
    // The duration has no effect: a spring has its own (D).
    return UIViewPropertyAnimator(duration: 0, timingParameters: parameters)
  }
}

/// The springs of a released screen: one for its position, one for its size.
///
/// The values come from a frame-by-frame measurement of Apple's zoom (iPhone 16 Pro, iOS 27.0.1;
/// the public repository "morph"). Apple's width follows the spring of the position, and its height
/// the other one. Here both follow the second one, because two animators on one property cannot be
/// stopped. The difference is 5 points rms.
package struct DragSprings: Equatable, Sendable {
  package let position: DragSpring
  package let size: DragSpring

  /// The springs of a dismissal, into the source.
  package static let away = DragSprings(
    position: DragSpring(response: 0.45, dampingRatio: 0.81),
    size: DragSpring(response: 0.33, dampingRatio: 0.98))

  /// The springs of a return to the place at rest.
  package static let back = DragSprings(
    position: DragSpring(response: 0.278, dampingRatio: 0.927),
    size: DragSpring(response: 0.278, dampingRatio: 0.927))

  /// Returns the animators of the position and of the size, for a displacement in points, a
  /// velocity of the position in points per second, and one of the size in fractions of its change
  /// per second.
  @MainActor func animators(
    _ velocity: CGPoint, along displacement: CGPoint, growth: CGFloat = 0
  ) -> [UIViewPropertyAnimator] {
    let relative = CGVector(
      dx: displacement.x == 0 ? 0 : velocity.x / displacement.x,
      dy: displacement.y == 0 ? 0 : velocity.y / displacement.y)
    return [
      position.animator(velocity: relative),
      size.animator(velocity: CGVector(dx: growth, dy: growth)),
    ]
  }

  /// Returns the animators for a screen that moves by its transform alone.
  ///
  /// A transform has a single velocity rather than one for each coordinate (D).
  @MainActor func animators(
    _ velocity: CGPoint, alongTransform displacement: CGPoint
  ) -> [UIViewPropertyAnimator] {
    let square = displacement.x * displacement.x + displacement.y * displacement.y
    let relative =
      square > 0 ? (velocity.x * displacement.x + velocity.y * displacement.y) / square : 0
    return [
      position.animator(velocity: CGVector(dx: relative, dy: relative)),
      size.animator(velocity: .zero),
    ]
  }
}
