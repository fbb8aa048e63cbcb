import UIKit

/// A cross-fade: the front screen fades in above the other one, and out again.
///
/// A presentation and a dismissal do not touch the presenter's view. A pop shows the screen below
/// in its place from the first frame on. While Reduce Motion is on, the fade is the effect of every
/// transition, unless an effect brings another one.
public struct FadeEffect: TransitionEffect {
  /// Makes a cross-fade.
  public init() {}

  /// Ease-in-out over a quarter of a second.
  public var timing: TransitionTiming { .curve(.easeInOut, duration: 0.25) }

  /// The effect itself, since nothing in it moves.
  public var reduced: any TransitionEffect { self }

  /// Makes the front screen all but transparent while it is away.
  ///
  /// - Parameter stage: The screens of the transition.
  public func arrange(_ stage: TransitionStage) {
    stage.set(\.alpha, of: stage.front, away: stage.faded(stage.front.alpha))
  }
}

extension TransitionEffect where Self == FadeEffect {
  /// A cross-fade; see ``FadeEffect``.
  public static var fade: FadeEffect { FadeEffect() }
}

/// Fades the front screen in while it fades the one behind out.
///
/// A plain fade would leave the screen behind to be seen through a clear one, until it vanishes at
/// the end.
struct CrossFadeEffect: TransitionEffect {
  var timing: TransitionTiming { FadeEffect().timing }

  var reduced: any TransitionEffect { self }

  func arrange(_ stage: TransitionStage) {
    FadeEffect().arrange(stage)
    if let back = stage.back { stage.set(\.alpha, of: back, settled: 0) }
  }
}
