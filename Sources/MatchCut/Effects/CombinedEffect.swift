import UIKit

/// Two effects at once, made by ``TransitionEffect/combined(with:)``.
public struct CombinedEffect: TransitionEffect {
  private let first: any TransitionEffect
  private let second: any TransitionEffect

  init(_ first: any TransitionEffect, _ second: any TransitionEffect) {
    self.first = first
    self.second = second
  }

  /// The timing of the first effect.
  public var timing: TransitionTiming { first.timing }

  /// Returns the timing of the first effect.
  public func timing(for operation: TransitionOperation) -> TransitionTiming {
    first.timing(for: operation)
  }

  /// What both effects are reduced to, at once.
  public var reduced: any TransitionEffect { CombinedEffect(first.reduced, second.reduced) }

  /// Arranges both effects, one after the other.
  ///
  /// - Parameter stage: The screens of the transition.
  public func arrange(_ stage: TransitionStage) {
    first.arrange(stage)
    second.arrange(stage)
  }
}

extension TransitionEffect {
  /// Returns this effect and another one at once.
  ///
  /// Effects can be combined that change different properties, such as a slide, which moves, a
  /// scaling, and a fade. If both set the same property, the other effect's value counts. The timing
  /// is that of this effect.
  ///
  /// - Parameter other: The other effect.
  /// - Returns: The combination.
  public func combined(with other: any TransitionEffect) -> CombinedEffect {
    CombinedEffect(self, other)
  }
}

extension CombinedEffect: SourceHidingEffect {
  func hiddenView(in container: UIView, for request: TransitionRequest) -> UIView? {
    [first, second].lazy.compactMap { $0 as? any SourceHidingEffect }
      .compactMap { $0.hiddenView(in: container, for: request) }.first
  }
}

extension CombinedEffect: DimmingEffect {
  var dimming: CGFloat? {
    [first, second].lazy.compactMap { ($0 as? any DimmingEffect)?.dimming }.first
  }
}
