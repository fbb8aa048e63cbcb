import UIKit

/// A spring, as it is felt.
struct DragSpring: Equatable, Sendable {
  /// How long a swing takes without damping, in seconds.
  let response: CGFloat
  /// How soon the swinging ends: with 1 there is none.
  let dampingRatio: CGFloat

  /// An animator that follows the spring, and takes as long as that needs to come to rest.
  ///
  /// - Parameter velocity: The velocity at the start, in parts of the displacement per second.
  /// - Returns: An animator without animations.
  @MainActor func animator(velocity: CGVector) -> UIViewPropertyAnimator {
    let frequency = 2 * CGFloat.pi / response
    let parameters = UISpringTimingParameters(
      mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency,
      initialVelocity: velocity)
    // The duration does not matter, as the spring has one of its own (D).
    return UIViewPropertyAnimator(duration: 0, timingParameters: parameters)
  }
}

/// How a screen that a finger has dragged comes to rest, its place and its size apart.
///
/// The numbers start from a measurement of Apple's zoom, frame by frame, on one phone (iPhone 16
/// Pro, iOS 27.0.1; the public repository "morph"). Which of the two springs of a dismissal is
/// which was not recorded: that the place swings and the size does not is our choice.
struct DragSprings: Equatable, Sendable {
  let position: DragSpring
  let size: DragSpring

  /// Away, into the source.
  static let away = DragSprings(
    position: DragSpring(response: 0.45, dampingRatio: 0.81),
    size: DragSpring(response: 0.33, dampingRatio: 0.98))

  /// Back to where the screen is at rest.
  static let back = DragSprings(
    position: DragSpring(response: 0.278, dampingRatio: 0.927),
    size: DragSpring(response: 0.278, dampingRatio: 0.927))

  /// Animators for the place and for the size, over a displacement in points; the place begins with
  /// a velocity in points per second.
  @MainActor func animators(
    _ velocity: CGPoint, along displacement: CGPoint
  ) -> (position: UIViewPropertyAnimator, size: UIViewPropertyAnimator) {
    let relative = CGVector(
      dx: displacement.x == 0 ? 0 : velocity.x / displacement.x,
      dy: displacement.y == 0 ? 0 : velocity.y / displacement.y)
    return (position.animator(velocity: relative), size.animator(velocity: .zero))
  }

  /// The same where the place is a matter of the transform, which has one velocity and not one for
  /// each coordinate (D).
  @MainActor func animators(
    _ velocity: CGPoint, alongTransform displacement: CGPoint
  ) -> (position: UIViewPropertyAnimator, size: UIViewPropertyAnimator) {
    let square = displacement.x * displacement.x + displacement.y * displacement.y
    let relative =
      square > 0 ? (velocity.x * displacement.x + velocity.y * displacement.y) / square : 0
    return (
      position.animator(velocity: CGVector(dx: relative, dy: relative)),
      size.animator(velocity: .zero)
    )
  }

  /// The springs to a pose of the screen.
  static func to(_ pose: FrontPose) -> DragSprings {
    pose == .settled ? back : away
  }
}
