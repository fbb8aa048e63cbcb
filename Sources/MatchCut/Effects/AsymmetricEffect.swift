public import UIKit

/// One effect for screens that appear, and another one for screens that disappear.
///
/// A canceled presentation or push reverses its own effect.
public struct AsymmetricEffect: TransitionEffect {
  fileprivate let appearing: any TransitionEffect
  fileprivate let disappearing: any TransitionEffect

  /// Returns the timing of the effect that the operation plays.
  public func timing(for operation: TransitionOperation) -> TransitionTiming {
    effect(for: operation).timing(for: operation)
  }

  /// The pair of the effects that replace both with Reduce Motion.
  public var reduced: any TransitionEffect {
    AsymmetricEffect(appearing: appearing.reduced, disappearing: disappearing.reduced)
  }

  /// Arranges the effect for the operation.
  ///
  /// - Parameter stage: The screens of the transition.
  public func arrange(_ stage: TransitionStage) {
    effect(for: stage.operation).arrange(stage)
  }

  /// Returns the source of the effect that the operation plays.
  @MainActor public func source(
    in container: UIView, for request: TransitionRequest
  ) -> UIView? {
    effect(for: request.operation).source(in: container, for: request)
  }

  /// The opacity that the effect of screens that appear sets.
  public var dimming: CGFloat? { appearing.dimming }

  /// The effect that an operation plays.
  func effect(for operation: TransitionOperation) -> any TransitionEffect {
    operation.isAppearing ? appearing : disappearing
  }
}

extension TransitionEffect where Self == AsymmetricEffect {
  /// One effect for screens that appear, and another one for screens that disappear; see
  /// ``AsymmetricEffect``.
  ///
  /// - Parameters:
  ///   - appearing: The effect of presentations and pushes.
  ///   - disappearing: The effect of dismissals and pops.
  /// - Returns: The effect.
  public static func asymmetric(
    appearing: any TransitionEffect, disappearing: any TransitionEffect
  ) -> AsymmetricEffect {
    AsymmetricEffect(appearing: appearing, disappearing: disappearing)
  }
}
