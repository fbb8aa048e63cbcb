/// One of MatchCut's effects, such as ``TransitionEffect/flip``, or a combination of effects.
public struct AnyTransitionEffect: TransitionEffect, CompositeEffect {
  private let base: any TransitionEffect

  init(_ base: any TransitionEffect) {
    self.base = base
  }

  /// Arranges the effect.
  ///
  /// - Parameter stage: The screens of the transition.
  public func arrange(_ stage: TransitionStage) { base.arrange(stage) }

  /// Returns the timing of the effect.
  public func timing(for operation: TransitionOperation) -> TransitionTiming {
    base.timing(for: operation)
  }

  /// The effect that replaces this one with Reduce Motion.
  public var reduced: any TransitionEffect { base.reduced }

  func parts(for operation: TransitionOperation) -> [any TransitionEffect] { [base] }
}
