public import UIKit

/// Two effects at once, made by ``TransitionEffect/combined(with:)``.
public struct CombinedEffect: TransitionEffect {
  fileprivate let first: any TransitionEffect
  fileprivate let second: any TransitionEffect

  /// Returns the timing of the first effect.
  public func timing(for operation: TransitionOperation) -> TransitionTiming {
    first.timing(for: operation)
  }

  /// The combination of the effects that replace both with Reduce Motion.
  public var reduced: any TransitionEffect {
    CombinedEffect(first: first.reduced, second: second.reduced)
  }

  /// Arranges both effects, one after the other.
  ///
  /// - Parameter stage: The screens of the transition.
  public func arrange(_ stage: TransitionStage) {
    first.arrange(stage)
    second.arrange(stage)
  }

  /// Returns the source of the first effect, or that of the second one if the first has none.
  @MainActor public func source(
    in container: UIView, for request: TransitionRequest
  ) -> UIView? {
    first.source(in: container, for: request) ?? second.source(in: container, for: request)
  }

  /// The opacity that the first effect sets, or the second one if the first sets none.
  public var dimming: CGFloat? { first.dimming ?? second.dimming }
}

extension TransitionEffect {
  /// Returns a combination of this effect and another one.
  ///
  /// Combine effects that change different properties, such as a slide, a scale and a fade. If both
  /// set the same property, the other effect's value is used. The timing is that of this effect.
  ///
  /// - Parameter other: The other effect.
  /// - Returns: The combination.
  public func combined(with other: any TransitionEffect) -> CombinedEffect {
    CombinedEffect(first: self, second: other)
  }
}
