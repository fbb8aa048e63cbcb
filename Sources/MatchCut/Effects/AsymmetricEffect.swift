import UIKit

/// The effect ``TransitionEffect/asymmetric(appearing:disappearing:)``.
struct AsymmetricEffect: CompositeEffect {
  fileprivate let appearing: any TransitionEffect
  fileprivate let disappearing: any TransitionEffect

  func timing(for operation: TransitionOperation) -> TransitionTiming {
    effect(for: operation).timing(for: operation)
  }

  var reduced: any TransitionEffect {
    AsymmetricEffect(appearing: appearing.reduced, disappearing: disappearing.reduced)
  }

  func arrange(_ stage: TransitionStage) {
    effect(for: stage.operation).arrange(stage)
  }

  func parts(for operation: TransitionOperation) -> [any TransitionEffect] {
    [effect(for: operation)]
  }

  private func effect(for operation: TransitionOperation) -> any TransitionEffect {
    operation.isAppearing ? appearing : disappearing
  }
}

extension TransitionEffect where Self == AnyTransitionEffect {
  /// One effect for screens that appear, and another one for screens that disappear.
  ///
  /// A canceled presentation or push reverses its own effect. With Reduce Motion, each is replaced
  /// by its own ``reduced``.
  ///
  /// - Parameters:
  ///   - appearing: The effect of presentations and pushes.
  ///   - disappearing: The effect of dismissals and pops.
  /// - Returns: The effect.
  public static func asymmetric(
    appearing: any TransitionEffect, disappearing: any TransitionEffect
  ) -> AnyTransitionEffect {
    AnyTransitionEffect(AsymmetricEffect(appearing: appearing, disappearing: disappearing))
  }
}
