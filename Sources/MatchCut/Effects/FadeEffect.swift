import UIKit

/// A cross-fade: the front screen fades in above the other one, and out again.
///
/// Presentations and dismissals do not change the presenter's view. A pop shows the screen below in
/// its place from the first frame. With Reduce Motion, the fade replaces every effect that has no
/// ``TransitionEffect/reduced`` of its own.
public struct FadeEffect: TransitionEffect {
  /// The timing of the effect, for every operation.
  static let timing = TransitionTiming.curve(.easeInOut, duration: 0.25)

  /// Ease-in-out over a quarter of a second.
  public func timing(for operation: TransitionOperation) -> TransitionTiming { Self.timing }

  /// The effect itself, since nothing in it moves.
  public var reduced: any TransitionEffect { self }

  /// Makes the front screen nearly transparent while it is away.
  ///
  /// - Parameter stage: The screens of the transition.
  public func arrange(_ stage: TransitionStage) {
    stage.set(\.alpha, of: stage.front, away: stage.front.alpha.fadedOut)
  }
}

extension TransitionEffect where Self == FadeEffect {
  /// A cross-fade; see ``FadeEffect``.
  public static var fade: FadeEffect { FadeEffect() }
}

/// Fades the front screen in while it fades the one behind out.
///
/// With a plain fade, the screen behind would show through a front screen without a background,
/// until it vanishes at the end.
package struct CrossFadeEffect: TransitionEffect {
  /// Creates the effect.
  package init() {}

  package func timing(for operation: TransitionOperation) -> TransitionTiming { FadeEffect.timing }

  package var reduced: any TransitionEffect { self }

  package func arrange(_ stage: TransitionStage) {
    FadeEffect().arrange(stage)
    if let back = stage.back { stage.set(\.alpha, of: back, settled: back.alpha.fadedOut) }
  }
}
