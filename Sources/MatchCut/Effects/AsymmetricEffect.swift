import UIKit

/// One effect for screens that appear, and another one for screens that disappear.
///
/// A presentation or a push that is cancelled returns by the effect with which it has come.
public struct AsymmetricEffect: TransitionEffect {
  private let appearing: any TransitionEffect
  private let disappearing: any TransitionEffect

  /// Makes an effect of two.
  ///
  /// - Parameters:
  ///   - appearing: The effect of presentations and pushes.
  ///   - disappearing: The effect of dismissals and pops.
  public init(appearing: any TransitionEffect, disappearing: any TransitionEffect) {
    self.appearing = appearing
    self.disappearing = disappearing
  }

  /// The timing of the appearing effect; a transition takes that of the effect that it plays.
  public var timing: TransitionTiming { appearing.timing }

  /// Returns the timing of the effect that the operation plays.
  public func timing(for operation: TransitionOperation) -> TransitionTiming {
    effect(for: operation).timing(for: operation)
  }

  /// What both effects are reduced to.
  public var reduced: any TransitionEffect {
    AsymmetricEffect(appearing: appearing.reduced, disappearing: disappearing.reduced)
  }

  /// Arranges the effect for the operation.
  ///
  /// - Parameter stage: The screens of the transition.
  public func arrange(_ stage: TransitionStage) {
    effect(for: stage.operation).arrange(stage)
  }

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

extension AsymmetricEffect: SourceHidingEffect {
  func hiddenView(in container: UIView, for request: TransitionRequest) -> UIView? {
    (effect(for: request.operation) as? any SourceHidingEffect)?
      .hiddenView(in: container, for: request)
  }
}

extension AsymmetricEffect: DimmingEffect {
  var dimming: CGFloat? { (appearing as? any DimmingEffect)?.dimming }
}
