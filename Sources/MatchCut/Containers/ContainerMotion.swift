import UIKit

/// The means by which a driver moves the animation of a container's transition.
@MainActor protocol ContainerMotion: AnyObject {
  /// The fraction of the animation that is on screen, from 0 to 1 in the direction of the
  /// transition.
  var fraction: CGFloat { get }

  /// A number that changes while the animation runs, also beyond the announced duration.
  var pulse: CGFloat { get }

  /// Whether the motion still needs to be stepped while a finger holds it.
  var needsStep: Bool { get }

  /// Stops the animation where it is.
  func hold()

  /// Shows a fraction of the animation that is held.
  func scrub(to fraction: CGFloat)

  /// Runs the animation that is held to its end, or back to its start.
  ///
  /// - Returns: Whether it runs; `false` if it is there already, and would not come to an end by
  ///   itself.
  func release(_ release: ContainerRelease) -> Bool

  /// Follows the time, once in each frame.
  func step()

  /// Brings the animation to its end or its start now.
  func jump(toEnd: Bool)

  /// Leaves everything as it was, since the transition ends.
  func invalidate()
}

/// How an animation runs on that was held.
struct ContainerRelease {
  /// Whether the animation runs to its end rather than back to its start.
  let toEnd: Bool
  /// The speed, with 1 for that of the animation itself.
  let speed: CGFloat
  /// The curve of the rest of the way, for motions that can follow one.
  let curve: any UITimingCurveProvider
}
