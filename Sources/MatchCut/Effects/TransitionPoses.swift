/// The two ends of a transition, as closures that bring the screens there.
///
/// The kit may call each closure any number of times: without animation, in an animation block,
/// again when a finger releases a dragged screen, or to find out what it sets. So each closure must
/// set every property that the other one sets, through the stage, and do nothing else. What they set
/// must not depend on when they are called. A debug build stops at the end of a transition whose
/// poses do not set the same properties, and the simulator reports a fault; a release build goes on.
/// The kit releases the closures when the transition has ended.
@MainActor public struct TransitionPoses {
  /// The pose of the front screen before it appears and after it has gone.
  public let away: @MainActor () -> Void

  /// The pose of the front screen at rest.
  public let settled: @MainActor () -> Void

  /// Makes poses from two closures that change views through the stage.
  ///
  /// - Parameters:
  ///   - away: The pose in which the front screen is away.
  ///   - settled: The pose in which it is at rest.
  public init(
    away: @escaping @MainActor () -> Void, settled: @escaping @MainActor () -> Void
  ) {
    self.away = away
    self.settled = settled
  }
}
