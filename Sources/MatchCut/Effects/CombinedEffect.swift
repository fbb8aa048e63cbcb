import UIKit

/// The effect ``TransitionEffect/combined(with:)``.
struct CombinedEffect: CompositeEffect {
  fileprivate let first: any TransitionEffect
  fileprivate let second: any TransitionEffect

  func timing(for operation: TransitionOperation) -> TransitionTiming {
    first.timing(for: operation)
  }

  var reduced: any TransitionEffect {
    CombinedEffect(first: first.reduced, second: second.reduced)
  }

  func arrange(_ stage: TransitionStage) {
    first.arrange(stage)
    second.arrange(stage)
  }

  func parts(for operation: TransitionOperation) -> [any TransitionEffect] { [first, second] }
}

extension TransitionEffect {
  /// Returns a combination of this effect and another one.
  ///
  /// Combine effects that change different properties, such as a slide, a scale and a fade. If both
  /// set the same property, the other effect's value is used. The timing is that of this effect. With
  /// Reduce Motion, the effects that replace both are combined.
  ///
  /// - Parameter other: The other effect.
  /// - Returns: The combination.
  public func combined(with other: any TransitionEffect) -> AnyTransitionEffect {
    AnyTransitionEffect(CombinedEffect(first: self, second: other))
  }
}
