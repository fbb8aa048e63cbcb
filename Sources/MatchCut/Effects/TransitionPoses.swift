/// The two ends of a transition, as closures that bring the screens there.
///
/// Each may be called any number of times: un-animated, in an animation block, again where a finger
/// drags the screen about and lets go, or just to see what it would set. So a closure sets every
/// property that the other one sets, through the stage, and does nothing else. They are released
/// when the transition has ended.
@MainActor public struct TransitionPoses {
  /// Brings the front screen where it is before it appears and after it has gone.
  public let away: () -> Void

  /// Brings the front screen to its place, at rest.
  public let settled: () -> Void

  /// Makes poses of two closures that change views through the stage.
  ///
  /// - Parameters:
  ///   - away: The pose in which the front screen is away.
  ///   - settled: The pose in which it is at rest.
  public init(away: @escaping () -> Void, settled: @escaping () -> Void) {
    self.away = away
    self.settled = settled
  }
}
