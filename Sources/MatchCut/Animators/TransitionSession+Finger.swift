import UIKit

// What a finger does to the screens besides scrubbing their animation.
extension TransitionSession {
  /// Begins a draggable transition in the hand of the finger, with the screens in their first pose.
  func startInHand() {
    guard begin() else { return }
    // What goes alongside joins the first animator that runs (A9). Started before it is paused, it
    // scrubs visual effects too, such as a blur (D, openradar 30856746).
    animator.startAnimation()
    animator.pauseAnimation()
  }

  /// How far the animation has come, from 0 to 1 in the direction of the transition, while it is
  /// paused.
  var fraction: CGFloat {
    // Reversed, an animator counts from the other end (D).
    animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete
  }

  /// Stops everything where it is on the way.
  ///
  /// - Returns: How far the front screen is away, from 0 to 1, and how far it is from its place, in
  ///   points.
  func pause() -> (progress: CGFloat, offset: CGPoint) {
    animator.pauseAnimation()
    if animator.isReversed { animator.isReversed = false }
    motion?.pause()
    return (operation.isAppearing ? 1 - fraction : fraction, motion?.offset ?? .zero)
  }

  /// Shows the front screen where the finger has brought it.
  func drag(to transform: DragTransform, progress: CGFloat) {
    animator.fractionComplete = operation.isAppearing ? 1 - progress : progress
    motion?.follow(transform)
  }

  /// Lets the front screen fly to its place, or away.
  ///
  /// - Parameters:
  ///   - pose: Where it comes to rest.
  ///   - velocity: The velocity of the finger, in points per second.
  func release(to pose: FrontPose, velocity: CGPoint) {
    guard let motion, let stage, let changes = changes(to: pose) else { return }
    stage.noteRelease()
    animator.isReversed = pose != operation.endPose
    // Linear, as other curves have been seen to jump on the way back (D, openradar 34674968).
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear),
      durationFactor: DragSprings.to(pose).size.response / animator.duration)
    motion.release(to: pose, by: changes, velocity: velocity)
  }
}
